/** actions/attest up to the statement that it would sign: `FILE.statement.json` next to the subject. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Throws as the action does for a missing subject and a predicate that is not JSON or too long. */
export async function attest(inputs: Readonly<Record<string, string>>): Promise<void> {
  const [subject, type, from] = ["subject-path", "predicate-type", "predicate-path"].map((name) => inputs[name] ?? "");
  if (subject === "" || type === "" || from === "")
    throw new Error("One of subject-path, predicate-type, predicate-path is empty.");
  const digest = {
    sha256: createHash("sha256")
      .update(await readFile(subject ?? ""))
      .digest("hex"),
  };
  const text = await readFile(from ?? "", "utf8");
  if (text.length > LONGEST) throw new Error("The predicate exceeds 16 MB.");
  const predicate: unknown = JSON.parse(text);
  const statement = { subject: [{ name: path.basename(subject ?? ""), digest }], predicateType: type, predicate };
  await writeFile(`${subject}.statement.json`, JSON.stringify(statement));
}

const LONGEST = 16 * 1024 * 1024;
