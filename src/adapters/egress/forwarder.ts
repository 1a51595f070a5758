/**
 * The program that runs inside the sandbox, where no code of Remit's can be loaded. It passes each connection on to a
 * socket; Remit's end of the socket decides where it leads. Its arguments look like `127.0.0.1:3128=/path/of/socket`.
 */
export const FORWARDER = `import { connect, createServer } from "node:net";
import { pipeline } from "node:stream";
process.on("uncaughtException", () => undefined);
const listen = ([, address, port, path]) => new Promise((done) => {
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const out = connect({ path, allowHalfOpen: true });
    const end = (error) => error && (client.destroy(), out.destroy());
    pipeline(client, out, end);
    pipeline(out, client, end);
  });
  server.on("error", (error) => {
    if (server.listening) return;
    process.stderr.write(\`cannot listen on \${address}:\${port}: \${error.message}\\n\`, () => process.exit(1));
  });
  server.listen(Number(port), address, done);
});
await Promise.all(process.argv.slice(2).map((word) => listen(/^([\\d.]+):(\\d+)=(.*)$/.exec(word))));
process.stdout.write("ready\\n");
`;
