/** awk programs: whether one only computes and prints. */

/**
 * Why a program may do more than print: it runs commands, opens files or loads code, or cannot be read. Undefined when
 * it certainly does not.
 */
export function readAwkProgram(program: string): string | undefined {
  // What fills a hole could be any code; a number cannot.
  if (/[\uE000\uE001\uE003-\uE00F]/.test(program)) return "is a program that is not certain";
  const tokens = tokenize(program);
  if (tokens === undefined) return "is a program that cannot be read with certainty";
  return tokens.map((token, index) => faultOf(token, tokens, index)).find((fault) => fault !== undefined);
}

interface Token {
  readonly kind: "word" | "number" | "string" | "regex" | "operator" | "line";
  readonly text: string;
  /** Parentheses, brackets and braces that are open around it. */
  readonly open: string;
}

function faultOf({ kind, text, open }: Token, tokens: readonly Token[], index: number): string | undefined {
  if (kind === "word") {
    if (text === "system") return "runs commands by `system`";
    if (text === "getline") return "reads other files or commands by `getline`";
    if (/^(ARGV|ARGC|SYMTAB|FUNCTAB)$/.test(text)) return `changes what it reads or calls by \`${text}\``;
  }
  if (kind !== "operator") return undefined;
  if (text === "@") return "loads code or calls functions by name with `@`";
  if (text === "|" || text === "|&") return "pipes to or from a command";
  if ((text === ">" || text === ">>") && prints(tokens, index) && !/[([]$/.test(open)) return "writes a file";
  return undefined;
}

/** Whether the statement that a token stands in is a `print` or `printf`. */
function prints(tokens: readonly Token[], index: number): boolean {
  for (let back = index - 1; back >= 0; back -= 1) {
    const token = tokens[back];
    if (token === undefined) return false;
    if (token.kind === "word" && /^printf?$/.test(token.text)) return true;
    if (token.kind === "line" || (token.kind === "operator" && /^[;{}]$/.test(token.text))) return false;
  }
  return false;
}

const OPERATORS = /^(?:\|\||&&|\|&|\*\*=?|\+\+|--|[-+*/%^!<>=]=|>>|!~|[-+*/%^!<>=~?:,;(){}[\]$|@])/;

function tokenize(program: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  let open = "";
  // For each open parenthesis: whether a condition stands in it, behind which a new expression begins.
  const conditions: boolean[] = [];
  let operand = false;
  for (let index = 0; index < program.length;) {
    const rest = program.slice(index);
    const blank = /^(?:[ \t\r]|\\\n|#[^\n]*)+/.exec(rest);
    if (blank !== null) {
      index += blank[0].length;
      continue;
    }
    // `length` may stand with or without an operand, so what a slash behind it means is not certain.
    if (rest.startsWith("/") && tokens.at(-1)?.text === "length") return undefined;
    const token = readToken(rest, operand);
    if (token === undefined) return undefined;
    index += token.text.length;
    if (token.text === "(") conditions.push(/^(if|while|for)$/.test(tokens.at(-1)?.text ?? ""));
    const condition = token.text === ")" && conditions.pop() === true;
    if (/^[([{]$/.test(token.text) && token.kind === "operator") open += token.text;
    tokens.push({ ...token, open });
    if (/^[)\]}]$/.test(token.text) && token.kind === "operator") open = open.slice(0, -1);
    operand = endsOperand(token) && !condition;
  }
  return open === "" ? tokens : undefined;
}

function readToken(rest: string, operand: boolean): Omit<Token, "open"> | undefined {
  const simple = /^\n/.exec(rest) === null ? undefined : ({ kind: "line", text: "\n" } as const);
  if (simple !== undefined) return simple;
  const string = /^"(?:\\[\s\S]|[^"\\\n])*"/.exec(rest);
  if (string !== null) return { kind: "string", text: string[0] };
  if (rest.startsWith('"') || rest.startsWith("'") || rest.startsWith("`")) return undefined;
  const word = /^[A-Za-z_]\w*/.exec(rest);
  if (word !== null) return { kind: "word", text: word[0] };
  const number = /^(?:\d+\.?\d*|\.\d+|\uE002)(?:[eE][-+]?\d+)?/.exec(rest);
  if (number !== null) return { kind: "number", text: number[0] };
  // A slash divides behind an operand; anywhere else it begins a regular expression.
  if (rest.startsWith("/") && !operand) {
    const regex = /^\/(?:\\[^\n]|[^/\\\n])+\//.exec(rest)?.[0];
    // Versions differ on whether a slash inside brackets ends the expression.
    return regex === undefined || /\[[^\]]*$/.test(regex) ? undefined : { kind: "regex", text: regex };
  }
  const operator = OPERATORS.exec(rest);
  return operator === null ? undefined : { kind: "operator", text: operator[0] };
}

/** Words behind which an expression begins, not goes on. */
const KEYWORDS = /^(print|printf|return|in|if|else|while|do|for|case|getline|exit|delete|BEGIN|END|function|func)$/;

function endsOperand({ kind, text }: Omit<Token, "open">): boolean {
  if (kind === "word") return !KEYWORDS.test(text);
  if (kind === "operator") return text === ")" || text === "]" || text === "++" || text === "--";
  return kind === "number" || kind === "string" || kind === "regex";
}
