/** Programs that pack and unpack. */
import { hasHole } from "../holes.ts";
import type { Argument } from "../shell/line.ts";
import { byGrammar, under, type Grammar } from "./grammar.ts";
import {
  NOTHING,
  doubted,
  marked,
  pathOf,
  reads,
  readsTrees,
  together,
  writesTrees,
  type Findings,
  type Operand,
  type ReadProgram,
} from "./program.ts";

const TAR: Grammar = {
  flags: `-v -z -j -J -a -k -p -m -O -S -w -W -U -l --verbose --gzip --gunzip --bzip2 --xz --zstd --lzma --auto-compress --keep-old-files
    --preserve-permissions --same-permissions --no-same-owner --no-same-permissions --touch --to-stdout --sparse --wildcards
    --no-wildcards --anchored --no-anchored --numeric-owner --no-recursion --force-local --totals --exclude-vcs --exclude-backups
    --overwrite --skip-old-files --keep-newer-files --null --delay-directory-restore --help --version -c -x -t -r -u -A -d --create
    --extract --get --list --append --update --diff --compare --catenate`,
  values: `--strip-components --exclude --mode --owner --group --mtime --sort --format -H --level --transform --xform --pax-option
    --no-xattrs --record-size -b --blocking-factor`,
  directory: "-C --directory",
  reads: "-X --exclude-from",
  marks: `
      executes --to-command=: runs a command for each file
      executes -I= --use-compress-program=: runs a program
      executes --checkpoint-action=: can run commands
      executes -F= --info-script= --new-volume-script=: runs a script
      executes --rsh-command= --rmt-command=: runs a program
      outside -P --absolute-names: keeps paths that lead out of the directory
      outside -h --dereference: follows links, wherever they lead
      outside -T=< --files-from=<: reads the names of its files from a file
      deletes --remove-files --delete --recursive-unlink --unlink-first: removes files`,
  operands: () => NOTHING,
};

const tarOptions = byGrammar({ ...TAR, values: `${TAR.values ?? ""} -f --file`, operands: () => NOTHING });

/** `tar`: the first word may be a cluster without a dash (`tar xzf a.tgz`). */
const tar: ReadProgram = (words) => {
  const first = words[1];
  if (first === undefined) return NOTHING;
  if (hasHole(first.value) || first.spread !== "one") return doubted(first.text, "it could turn out as any option");
  const old = /^[A-Za-z]+$/.test(first.value);
  const dashed = old ? withDash(words, first) : words;
  if (dashed === undefined)
    return doubted(
      first.text,
      "old-style options whose values stand behind the cluster",
      `Write them with dashes: \`tar -${first.value}\`.`,
    );
  return together(tarOptions(dashed), ...usesOf(dashed));
};

function withDash(words: readonly Argument[], first: Argument): readonly Argument[] | undefined {
  // In the old style, values follow in the order of their letters; one value at the end means the same with a dash.
  const valued = [...first.value].filter((letter) => "fCbXTIFgLHKN".includes(letter));
  if (valued.length > 1 || (valued.length === 1 && !first.value.endsWith(valued[0] ?? ""))) return undefined;
  return words.map((word, index) => (index === 1 ? { ...word, value: `-${word.value}` } : word));
}

function usesOf(words: readonly Argument[]): readonly Findings[] {
  const clusters = words
    .slice(1)
    .filter(({ value }) => /^-[A-Za-z]/.test(value))
    .map(({ value }) => value);
  const has = (letter: string, long: RegExp) =>
    clusters.some((value) => value.includes(letter)) || words.some(({ value }) => long.test(value));
  const { archive, directories, members } = placesOf(words);
  const found: Findings[] = [];
  const extracts = has("x", /^--(extract|get)$/);
  const creates =
    has("c", /^--create$/) || has("r", /^--append$/) || has("u", /^--update$/) || has("A", /^--(con)?catenate$/);
  if (archive !== undefined) {
    if (archive.word.value.includes(":"))
      found.push(marked(archive.at, "network", archive.word.text, "names an archive on another host"));
    if (creates)
      found.push(marked(archive.at, "writes", archive.word.text, "writes an archive"), pathOf(archive, "write"));
    else found.push(pathOf(archive, "read"));
  }
  if (creates) found.push(under(readsTrees(members, new Map()), directories));
  else if (extracts && !has("O", /^--to-stdout$/))
    found.push(under({ ...NOTHING, paths: [{ access: "write", path: ".", tree: true }] }, directories));
  return found;
}

interface Places {
  readonly archive: Operand | undefined;
  readonly directories: readonly Operand[];
  readonly members: readonly Operand[];
}

function placesOf(words: readonly Argument[]): Places {
  let archive: Operand | undefined;
  const directories: Operand[] = [];
  const members: Operand[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] as Argument;
    const next = words[at + 1];
    const long = /^--(file|directory)=(.*)$/s.exec(word.value);
    if (long?.[1] === "file") archive = { at, word: { ...word, value: long[2] ?? "" } };
    else if (long?.[1] === "directory") directories.push({ at, word: { ...word, value: long[2] ?? "" } });
    else if (/^(-[A-Za-z]*f|--file)$/.test(word.value) && next !== undefined) archive = { at: (at += 1), word: next };
    else if (/^(-[A-Za-z]*C|--directory)$/.test(word.value) && next !== undefined)
      directories.push({ at: (at += 1), word: next });
    else if (/^-[A-Za-z]*[fC]./.test(word.value) && !word.value.startsWith("--"))
      archive = { at, word: { ...word, value: word.value.replace(/^-[A-Za-z]*?[fC]/, "") } };
    else if (!word.value.startsWith("-")) members.push({ at, word });
  }
  return { archive, directories, members };
}

const compress = byGrammar({
  flags:
    "-k -f -v -q -n -N -1 -2 -3 -4 -5 -6 -7 -8 -9 -r --keep --force --verbose --quiet --fast --best --recursive -T0",
  values: "-T --threads",
  marks: `
      writes -o=> --output=>: writes a file
      writes -S= --suffix=: names what it writes`,
  operands: writesTrees,
});

/** With `-c`, `-d -c`, `-t` or `-l` the files are only read. */
const compressor: ReadProgram = (words) => {
  const onlyReads = words.some(({ value }) => /^-[a-zA-Z]*[ctl]|^--(stdout|to-stdout|test|list)$/.test(value));
  const kept = words.filter(
    ({ value }) => !/^-[cdtlkv]+$|^--(stdout|to-stdout|test|list|decompress|uncompress)$/.test(value),
  );
  if (!onlyReads)
    return compress(
      words.map((word) => (/^-d[kfv]*$|^--(de|un)compress$/.test(word.value) ? { ...word, value: "-k" } : word)),
    );
  return reads(
    kept.slice(1).map((word, index) => ({ at: index + 1, word })),
    new Map(),
  );
};

const unzip = byGrammar({
  flags: "-l -p -t -v -z -q -o -n -j -a -c -u -f -Z -C -L",
  directory: "",
  values: "-x -P",
  marks: `
      writes -d=>: writes to a directory
      outside -: -K: keeps paths that lead out of the directory`,
  operands: (operands, given) => {
    const [archive, ...members] = operands;
    if (archive === undefined) return NOTHING;
    const lists = ["-l", "-p", "-t", "-v", "-z", "-c", "-Z"].some((name) => given.has(name));
    const target =
      given.has("-d") || lists ? NOTHING : { ...NOTHING, paths: [{ access: "write" as const, path: ".", tree: true }] };
    return together(pathOf(archive, "read"), target, members.length > 0 ? NOTHING : NOTHING);
  },
});

const zip = byGrammar({
  flags: "-r -q -v -j -9 -0 -1 -u -f -o -y -X -D -A",
  values: "-x -i -n -t -tt -s",
  marks: `
      executes -T --test -TT= --unzip-command=: runs a program to test the archive
      deletes -m -d: removes files
      writes -O=> --output-file=> -b=> --temp-path=>: writes a file
      outside -@: reads the names of its files from its input`,
  operands: ([archive, ...members]) =>
    archive === undefined
      ? NOTHING
      : together(
          marked(archive.at, "writes", archive.word.text, "writes an archive"),
          pathOf(archive, "write"),
          readsTrees(members, new Map()),
        ),
});

export const ARCHIVE_PROGRAMS: readonly (readonly [string, ReadProgram])[] = [
  ["tar gtar bsdtar", tar],
  ["gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd", compressor],
  ["unzip", unzip],
  ["zip", zip],
];
