/** The denied lines of this table are run, undefended, in a scratch directory: each does have the effect it is denied for. */
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askShell, policyOf } from "../world/policies.ts";

/** Every program of the table is allowed with a final `*`, nothing may be written, and only the scratch workspace read. */
const POLICY = `version = 1
[[allow]]
id = "programs"
command = ["git *", "sort *", "uniq *", "sed *", "awk *", "find *", "tar *", "cat *", "grep *", "ls *", "tee *", "env *", "xargs *",
  "python3 *", "node *", "make *", "dd *", "diff *", "jq *", "head *", "split *", "cp *", "tr *", "cut *", "wc *", "date *", "bash *"]
`;

/** Lines that make the file `owned`, or print the secret that lies outside the workspace. */
const WRITING: readonly string[] = [
  "ls > owned",
  "ls >> owned",
  "ls >| owned",
  "ls &> owned",
  "ls 2> owned",
  "cat a <> owned",
  ": > owned",
  "> owned",
  "sort -o owned a",
  "sort --output=owned a",
  "sort --outpu=owned a",
  "uniq a owned",
  "sed -n 'w owned' a",
  "sed 's/one/two/w owned' a",
  "sed '1e touch owned' a",
  "sed 's/one/touch owned/e' a",
  "sed -e p -e 'w owned' a",
  "awk 'BEGIN{system(\"touch owned\")}'",
  "awk '{print > \"owned\"}' a",
  "awk '{print | \"tee owned\"}' a",
  "find . -maxdepth 0 -fprint owned",
  "find . -maxdepth 0 -exec touch owned \\;",
  "find . -maxdepth 0 -execdir touch owned \\;",
  "tar --checkpoint=1 --checkpoint-action=exec='touch owned' -cf /dev/null a",
  "tar -cf /dev/null -I 'touch owned; cat' a",
  "tar cf owned a",
  "tee owned < a",
  "cat a | tee owned",
  "env touch owned",
  "env -S 'touch owned'",
  "echo owned | xargs touch",
  "x=touch; $x owned",
  "$(echo touch) owned",
  "`echo touch` owned",
  "to''uch owned",
  "\\touch owned",
  "$'\\x74ouch' owned",
  "eval 'touch owned'",
  'eval "$(echo touch owned)"',
  "bash -c 'touch owned'",
  "echo 'touch owned' | bash",
  "bash <<< 'touch owned'",
  "bash <<EOF\ntouch owned\nEOF",
  "f() { touch owned; }; f",
  "trap 'touch owned' EXIT",
  "echo $(touch owned)",
  "echo ${x:-$(touch owned)}",
  "echo $((1 + $(touch owned; echo 1)))",
  "x='a[$(touch owned)]'; echo $((x))",
  "echo $((a[$(touch owned; echo 0)]))",
  "[[ -v 'a[$(touch owned)]' ]]",
  "test -v 'a[$(touch owned)]'",
  "printf -v 'a[$(touch owned; echo 0)]' x",
  "[[ 'a[$(touch owned; echo 0)]' -eq 0 ]]",
  "let 'a[$(touch owned; echo 0)]=1'",
  "declare -i 'x=a[$(touch owned; echo 0)]'",
  "a=(1); unset 'a[$(touch owned; echo 0)]'",
  "read 'a[$(touch owned; echo 0)]' < a",
  "x='$(touch owned)'; echo ${x@P}",
  "y='a[$(touch owned; echo 0)]'; echo ${!y}",
  "cat <(touch owned)",
  "coproc touch owned; wait",
  "!(touch owned)",
  "if touch owned; then :; fi",
  "case x in x) touch owned;; esac",
  "mapfile -C 'touch owned #' -c 1 x < a",
  "cat <<EOF\n$(touch owned)\nEOF",
  'python3 -c \'open("owned","w")\'',
  'python3 <<< \'open("owned","w")\'',
  'node -e \'require("fs").writeFileSync("owned","")\'',
  'node -p \'require("fs").writeFileSync("owned","")\'',
  "NODE_OPTIONS='--require=./evil.cjs' node --check ok.js",
  "make -f evil.mk",
  "make --eval='$(shell touch owned)'",
  "dd if=a of=owned",
  "split -b 1000 --filter='touch owned' a",
  "cp a owned",
  "git -c alias.x='!touch owned' x",
  "git diff --no-index --output=owned a b",
  "GIT_EXTERNAL_DIFF='touch owned;:' git diff --no-index --ext-diff a b",
  "BASH_ENV=./evil.sh bash -c :",
  "source ./evil.sh",
  "PATH=.:$PATH; mytouch",
  "sh -c '((touch))' ; bash -c 'touch owned'",
  "ls | while read -r f; do touch owned; done",
  "ls&touch owned; wait",
  "ls\ntouch owned",
  "ls # comment\ntouch owned",
  "ls \\\n; touch owned",
  "alias ls='touch owned'; eval 'touch owned'",
  "tr a b < a > owned",
  "{ ls; } > owned",
  "(ls) > owned",
  "for i in 1; do ls; done > owned",
  "exec > owned; ls",
  "find . -maxdepth 1 -name a -exec sh -c 'touch owned' \\;",
  "xargs -I{} sh -c 'touch {}' <<< owned",
  "command touch owned",
  "builtin eval 'touch owned'",
  "timeout 5 touch owned",
  "nice touch owned",
  "nohup touch owned 2>/dev/null",
  "time touch owned",
  'set -- touch owned; "$@"',
  'a=(touch owned); "${a[@]}"',
  "IFS=,; x=touch,owned; $x",
  "jq -n --args '1' | touch owned",
  "date | sed -n 'e touch owned'",
];

const READING: readonly string[] = [
  "cat ../secret",
  "cat < ../secret",
  "cat <> ../secret",
  "cat ../sec*",
  "cat ../{secret,x} 2>/dev/null",
  "cat .././secret",
  "cd .. && cat secret",
  "cd ..; cat secret",
  "(cd ../ && cat secret)",
  "x=../secret; cat $x",
  'd=..; cat "$d/secret"',
  'for f in ../secret; do cat "$f"; done',
  "echo ../secret | xargs cat",
  "printf '../secret' | xargs -0 cat",
  'while read -r f; do cat "$f"; done <<< ../secret',
  'cat "$PWD/../secret"',
  'cat "$(pwd)/../secret"',
  "cat $(echo ../secret)",
  "cat `echo ../secret`",
  "cat <(cat ../secret)",
  'cat <<< "$(< ../secret)"',
  'echo "$(< ../secret)"',
  "grep -f ../secret ../secret",
  "grep '' ../secret",
  "head -1 ../secret",
  "sort ../secret",
  "sed -n p ../secret",
  "sed 'r ../secret' a",
  "awk 1 ../secret",
  "awk 'BEGIN{while((getline l < \"../secret\")>0) print l}'",
  "awk 'BEGIN{ARGV[1]=\"../secret\";ARGC=2} 1'",
  "find .. -name secret -exec cat {} \\;",
  "find .. -maxdepth 1 -name secret -print0 | xargs -0 cat",
  "diff a ../secret",
  "dd if=../secret",
  "tee < ../secret",
  "git diff --no-index a ../secret",
  "tar -cf - ../secret 2>/dev/null",
  "cut -c1- ../secret",
  "wc --files0-from=../secret",
  "python3 -c 'print(open(\"../secret\").read())'",
  "bash -c 'cat ../secret'",
  "env cat ../secret",
  "jq -R . ../secret",
  'mapfile -t x < ../secret; echo "${x[0]}"',
  'read -r x < ../secret; echo "$x"',
  "cat ln/secret",
];

let scratch = "";
let place = 0;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "remit-effects-"));
});

afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

/** A fresh workspace `ws` with a secret beside it; runs the line there and returns what it printed. */
async function runUndefended(line: string): Promise<{ readonly output: string; readonly owned: boolean }> {
  const root = join(scratch, String((place += 1)));
  const ws = join(root, "ws");
  mkdirSync(ws, { recursive: true });
  writeFileSync(join(root, "secret"), "TOP-SECRET\n");
  writeFileSync(join(ws, "a"), "one\n");
  writeFileSync(join(ws, "b"), "two\n");
  writeFileSync(join(ws, "ok.js"), "1;\n");
  writeFileSync(join(ws, "evil.cjs"), 'require("fs").writeFileSync("owned", "");\n');
  writeFileSync(join(ws, "evil.sh"), "touch owned\n");
  writeFileSync(join(ws, "evil.mk"), "all:\n\ttouch owned\n");
  writeFileSync(join(ws, "mytouch"), "#!/bin/sh\ntouch owned\n", { mode: 0o755 });
  const output = await new Promise<string>((resolve) => {
    const environment = { PATH: process.env.PATH ?? "", HOME: root, LANG: "C" };
    // A socket for standard input would make bash think that a remote shell started it.
    const child = spawn("bash", ["-c", line], {
      cwd: ws,
      env: environment,
      timeout: 20_000,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
    child.on("close", () => resolve(text));
  });
  return { output, owned: existsSync(join(ws, "owned")) };
}

const policy = policyOf(POLICY);

describe("lines that write a file which no rule allows", () => {
  test.each(WRITING)("%j is denied, and does write when nobody denies it", async (line) => {
    expect(askShell(policy, line).effect).toBe("deny");
    expect((await runUndefended(line)).owned).toBe(true);
  });
});

describe("lines that read what lies outside the workspace", () => {
  test.each(READING.filter((line) => !line.includes("ln/")))(
    "%j is denied, and does read when nobody denies it",
    async (line) => {
      expect(askShell(policy, line).effect).toBe("deny");
      expect((await runUndefended(line)).output).toMatch(/TOP-SECRET/);
    },
  );
});

test("a link that leads outside is denied by where it leads", () => {
  const locate = (path: string) =>
    path.startsWith("ln/") ? { kind: "outside" as const, path: "/secret" } : { kind: "inside" as const, path };
  expect(askShell(policy, "cat ln/secret", locate).rules).toEqual(["built-in:outside"]);
  expect(askShell(policy, "cat src/secret", locate).effect).toBe("allow");
});

test("the scratch workspace itself is harmless: an allowed line leaves no trace", async () => {
  const line = "cat a b | sort | uniq -c";
  expect(askShell(policy, line).effect).toBe("allow");
  const { output, owned } = await runUndefended(line);
  expect(owned).toBe(false);
  expect(output).not.toMatch(/TOP-SECRET/);
  expect(readFileSync(join(scratch, String(place), "ws", "a"), "utf8")).toBe("one\n");
});
