/** Programs about the machine. */
import { byGrammar } from "./grammar.ts";
import { marked, perhapsPaths, reads, texts, together, type ReadProgram } from "./program.ts";

const touchesProcesses: ReadProgram = (words) =>
  marked(0, "changes", words[0]?.text ?? "", "stops or changes other processes");
const touchesMachine: ReadProgram = (words) => marked(0, "changes", words[0]?.text ?? "", "changes the machine");

export const SYSTEM_PROGRAMS: readonly (readonly [string, ReadProgram])[] = [
  [
    "date",
    byGrammar({
      lenient: true,
      values: "-d --date",
      reads: "-r --reference -f --file",
      marks: [["changes", "-s= --set=", "sets the clock"]],
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
    (words) => marked(0, "outside", words[0]?.text ?? "", "looks at the whole machine"),
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
      marks: [
        ["writes", "--fix -w -i --write-changes --interactive", "changes files in place"],
        ["loads", "-c= --config= -config-file= --rcfile= -r= --require=", "loads its configuration"],
        ["executes", "-shellcheck= -pyflakes= -x", "runs other programs or follows sources"],
      ],
      operands: reads,
    }),
  ],
  ["protoc", byGrammar({ lenient: true, marks: [["executes", "--plugin=", "runs a plugin"]], operands: perhapsPaths })],
];
