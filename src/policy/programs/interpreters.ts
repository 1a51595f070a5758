/** Interpreters of other languages: a script inside the workspace is their plain work, code on the command line is not. */
import { closed, type ReadProgram } from "./program.ts";
import { interpreter } from "./scripts.ts";

const ruby = interpreter(
  {
    flags: "-w -W -v -c --version -h --help --yjit -U",
    values: "-E -K",
    marks: `
      executes -e=: runs code from the command line
      loads -r= -I= -C= -x: loads code
      executes -n -p -a -l -s -S -i: runs a script in another way`,
    ends: "-e",
  },
  ["-v", "--version", "-h", "--help"],
);

const perl = interpreter(
  {
    flags: "-w -c -v -V -T -t -X",
    marks: `
      executes -e= -E=: runs code from the command line
      loads -M= -m= -I= -x -d -D: loads code
      executes -n -p -a -l -i -0 -s -S -F: runs a script in another way`,
    ends: "-e -E",
  },
  ["-v", "-V"],
);

const php = interpreter(
  {
    flags: "-l -v -i -m -n -q -h --version --help",
    reads: "-f",
    marks: `
      executes -r= -R= -B= -E= -a: runs code from the command line
      loads -d= -c= -z= -F=: loads code or configuration
      network -S= -t=: starts a server`,
    ends: "-r",
  },
  ["-v", "--version", "-i", "-m", "-h", "--help"],
);

export const INTERPRETERS: readonly (readonly [string, ReadProgram])[] = [
  ["ruby", ruby],
  ["perl", perl],
  ["php", php],
  ["lua luajit Rscript julia elixir erl groovy scala kotlin ghci irb", closed("executes", "runs code")],
];
