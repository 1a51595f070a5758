/** Programs about the machine. */
import { byGrammar } from "./grammar.ts";
import { closed, marked, perhapsPaths, reads, texts, together, type ReadProgram } from "./program.ts";

const touchesProcesses = closed("changes", "stops or changes other processes");
const installs = closed("changes", "changes more than the workspace");
const touchesMachine = closed("changes", "changes the machine");

export const SYSTEM_PROGRAMS: readonly (readonly [string, ReadProgram])[] = [
  ["brew apt apt-get dpkg yum dnf apk snap conda mamba rustup nvm asdf mise nix nix-shell nix-build", installs],
  ["terraform tofu pulumi ansible ansible-playbook bazel bazelisk", installs],
  [
    "date",
    byGrammar({
      lenient: true,
      values: "-d --date",
      reads: "-r --reference -f --file",
      marks: `
      changes -s= --set=: sets the clock`,
      operands: texts,
    }),
  ],
  [
    "sleep uname id whoami nproc arch tty hostid groups uptime free vmstat logname users cal yes factor numfmt getconf locale lscpu",
    byGrammar({ lenient: true, operands: texts }),
  ],
  [
    "hostname",
    byGrammar({
      lenient: true,
      reads: "-F --file",
      operands: (operands) =>
        together(...operands.map(({ at, word }) => marked(at, "changes", word.text, "sets the host's name"))),
    }),
  ],
  [
    "ps pgrep top htop lsof fuser netstat ss ip ifconfig dmesg journalctl last w who",
    closed("outside", "looks at the whole machine"),
  ],
  ["kill pkill killall skill renice", touchesProcesses],
  [
    "mount umount losetup mkfs fdisk parted modprobe insmod sysctl iptables nft ufw systemctl service reboot shutdown halt poweroff useradd usermod userdel passwd chpasswd visudo ldconfig update-alternatives mknod mkfifo swapon swapoff",
    touchesMachine,
  ],
  [
    "taplo yamllint shellcheck actionlint hadolint markdownlint markdownlint-cli2 cspell codespell",
    byGrammar({
      lenient: true,
      marks: `
      writes --fix -w -i --write-changes --interactive: changes files in place
      loads -c= --config= -config-file= --rcfile= -r= --require=: loads its configuration
      executes -shellcheck= -pyflakes= -x: runs other programs or follows sources`,
      operands: reads,
    }),
  ],
  [
    "protoc",
    byGrammar({
      lenient: true,
      marks: `
      executes --plugin=: runs a plugin`,
      operands: perhapsPaths,
    }),
  ],
];
