/** What the command line says when a command cannot be carried out: exit code 2, on standard error. */

export function complain(what: string, usage?: string): void {
  process.stderr.write(usage === undefined ? `${what}\n` : `${what}\n\n${usage}`);
  process.exitCode = 2;
}
