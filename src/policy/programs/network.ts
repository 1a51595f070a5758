/** Programs that reach the network. */
import { hasHole } from "../holes.ts";
import { byGrammar } from "./grammar.ts";
import {
  NOTHING,
  closed,
  doubted,
  marked,
  together,
  type Findings,
  type Given,
  type Operand,
  type ReadProgram,
} from "./program.ts";

const curl = byGrammar({
  flags: `-s -S -f -i -I -v -g -G -# -4 -6 -0 -N -q -j -a -l -n --silent --show-error --fail --fail-with-body --include --head --verbose
    --globoff --get --progress-bar --no-progress-meter --ipv4 --ipv6 --http1.0 --http1.1 --http2 --http3 --no-buffer --compressed
    --no-keepalive --tcp-nodelay --ssl-reqd --tlsv1.2 --tlsv1.3 --raw --retry-connrefused --retry-all-errors --path-as-is -h
    --help -V --version --junk-session-cookies --no-sessionid --styled-output`,
  values: `-X --request -H --header -A --user-agent -e --referer -u --user -m --max-time --connect-timeout --retry --retry-delay
    --retry-max-time -Y -y --speed-limit --speed-time --limit-rate --max-filesize --oauth2-bearer -r --range --data-raw --json
    --url-query --ciphers --max-redirs -z`,
  reads: "--cacert --capath -E --cert --key",
  marks: `
      network -L --location --location-trusted: follows redirects to any host
      network -x= --proxy= --preproxy= --socks4= --socks4a= --socks5= --socks5-hostname= --doh-url=: goes through another host
      network --resolve= --connect-to= --unix-socket= --abstract-unix-socket= --interface= --dns-servers=: connects elsewhere than the address says
      network -k --insecure: does not check who answers
      writes -o=> --output=>: writes what it gets to a file
      writes -O -J -R --remote-name --remote-header-name --remote-name-all --remote-time --create-dirs: writes what it gets to a file
      writes --output-dir=> -c=> --cookie-jar=> -D=> --dump-header=> --trace=> --trace-ascii=> --stderr=> --hsts=> --alt-svc=> --etag-save=> --libcurl=>: writes a file
      loads -K=< --config=<: reads options from a file
      network -T=< --upload-file=<: sends a file
      network -d= --data= --data-ascii= --data-binary= --data-urlencode= -F= --form= --form-string=: sends data
      outside -b= --cookie= -w= --write-out= --netrc-file=: can read or write a file`,
  operands: reach,
});

const wget = byGrammar({
  flags:
    "-q -v -nv -c -N -S -4 -6 --quiet --verbose --no-verbose --spider --server-response --timestamping --no-clobber -nc --no-cache -h --help -V --version",
  values: "-t --tries -T --timeout -U --user-agent --header --referer -w --wait --limit-rate --user --method",
  marks: `
      writes -O=> --output-document=>: writes what it gets to a file
      writes -P=> --directory-prefix=> -o=> --output-file=> -a=> --append-output=>: writes a file
      executes -e= --execute= --use-askpass=: runs a command or an option of its configuration
      network -r -m -p -H -k --recursive --mirror --page-requisites --span-hosts: follows links to other pages
      loads -i=< --input-file=< --config=<: reads addresses or options from a file
      network --post-data= --post-file= --body-data= --body-file=: sends data
      network --no-check-certificate: does not check who answers`,
  operands: (operands, given) => {
    const named = given.has("-O") || given.has("--output-document") || given.has("--spider");
    const writes = named
      ? []
      : operands.map(({ at, word }) => marked(at, "writes", word.text, "writes a file named by the address"));
    return together(reach(operands, given), ...writes);
  },
});

/** The operands are addresses: each names a host that a rule must allow. */
function reach(operands: readonly Operand[], given: Given): Findings {
  const more = given.get("--url") ?? [];
  return together(...[...operands, ...more].map(({ at, word }) => address(at, word.value, word.text)));
}

function address(at: number, value: string, text: string): Findings {
  // A hole behind the host, in the path or the query, leaves the host certain.
  const found = /^(?:(https?):\/\/)?([^/?#\\@\s{}[\]]+)(?:[/?#].*)?$/is.exec(value);
  const host = found?.[2]?.replace(/:\d+$/, "").toLowerCase();
  if (host === undefined || hasHole(found?.[2] ?? "") || !/^[a-z0-9.-]+$/.test(host))
    return doubted(text, "it is not certain which host it names", "Write a plain https:// address.");
  if (hasHole(found?.[0]?.slice(0, found[0].indexOf(found[2] ?? "")) ?? ""))
    return doubted(text, "it is not certain which host it names");
  return { ...NOTHING, hosts: [{ host, at }] };
}

/** A first argument such as a host must be named. */
const reachesOut = closed("network", "reaches the network");

export const NETWORK_PROGRAMS: readonly (readonly [string, ReadProgram])[] = [
  ["curl", curl],
  ["wget", wget],
  ["rsync", closed("changes", "copies whole trees, perhaps to another host")],
  [
    "ssh scp sftp nc ncat netcat telnet ftp lftp socat openssl gh hub glab aws gcloud az ping ping6 traceroute dig nslookup host whois http https httpie aria2c mosh rclone",
    reachesOut,
  ],
];
