/** The command line: which command, and what to say when there is none. */

const USAGE = `remit, a coding agent that keeps within a written policy

  remit demo               run the main job on an embedded example; GEMINI_API_KEY makes it ask the real model
  remit --version          the version of this bundle
  remit --help             this text
`;

export async function runCommandLine(words = process.argv.slice(2)): Promise<void> {
  const [command, ...rest] = words;
  switch (command) {
    case "demo": {
      const { runDemo } = await import("./cli/demo.ts");
      return await runDemo(rest);
    }
    case "--version": {
      const { VERSION } = await import("./version.ts");
      process.stdout.write(`${VERSION}\n`);
      return;
    }
    case undefined:
    case "help":
    case "--help":
      process.stdout.write(USAGE);
      return;
    default:
      process.stderr.write(`There is no command ${JSON.stringify(command)}.\n\n${USAGE}`);
      process.exitCode = 2;
  }
}
