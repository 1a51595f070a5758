/** Where a quotation ends: GitHub continues lines with `>` without the mark, and replies by e-mail quote without it. */

/** A line of a quotation, possibly in a list. */
export const QUOTE = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*>/;

/** The end of the quotation that begins at `start`: after the last line that is marked or continues it. */
export function quotationEnd(text: string, start: number): number {
  let state: State = NOTHING;
  let position = start;
  while (position < text.length) {
    const end = lineEnd(text, position);
    const line = text.slice(position, end).replace(/\r?\n$/, "");
    if (QUOTE.test(line)) state = readQuoted(line, state);
    else if (state.kind !== "paragraph" || endsParagraph(line)) return position;
    position = end;
  }
  return position;
}

/** What the next line could continue. */
type State =
  | { readonly kind: "nothing" | "rest" }
  /** `plain`: directly in the quotation, not in a list or a nested quotation. */
  | { readonly kind: "paragraph"; readonly plain: boolean }
  /** A code fence: only its end is recognized inside. */
  | { readonly kind: "fence"; readonly closing: RegExp };

const NOTHING: State = { kind: "nothing" };
/** A table or HTML, which ends at a blank line. */
const REST: State = { kind: "rest" };

function readQuoted(line: string, before: State): State {
  const content = line.replace(MARKS, "");
  const plain = PLAIN.test(line);
  // In a list or deeper, another quotation may continue: treated as an open paragraph, which quotes too much rather
  // than too little.
  const state = plain || before.kind === "paragraph" ? before : NOTHING;
  if (state.kind === "fence") return state.closing.test(content) ? NOTHING : state;
  // An empty list item may be another line of a paragraph, which it cannot interrupt.
  if (content.trim() === "") return /[^\s>]/.test(line) ? { kind: "paragraph", plain: false } : NOTHING;
  const fence = FENCE.exec(content)?.[1];
  if (fence !== undefined && plain) return { kind: "fence", closing: closingOf(fence) };
  if (HEADING.test(content) || RULE.test(content)) return NOTHING;
  if (plain && (state.kind === "rest" || HTML.test(content))) return REST;
  if (state.kind !== "paragraph") return CODE.test(content) && plain ? NOTHING : { kind: "paragraph", plain };
  if (!plain || !state.plain) return { kind: "paragraph", plain: false };
  return UNDERLINE.test(content) ? NOTHING : isTable(content) ? REST : state;
}

function closingOf(fence: string): RegExp {
  return new RegExp(String.raw`^ {0,3}[${fence[0]}]{${fence.length},}\s*$`);
}

function endsParagraph(line: string): boolean {
  return line.trim() === "" || [FENCE, HEADING, RULE, HTML, ITEM].some((begin) => begin.test(line));
}

// A mark takes one space with it; the remaining indentation decides.
const MARKS = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(?:> ?(?: {0,3}(?:[-*+]|\d{1,9}[.)])(?: |$))*(?= {0,3}>| {0,4}))+/;
const PLAIN = /^ {0,3}>(?! {0,3}(?:>|[-*+]\s|\d{1,9}[.)]\s))/;
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const HEADING = /^ {0,3}#{1,6}(?:\s|$)/;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const UNDERLINE = /^ {0,3}(?:=+|-+)\s*$/;
const CODE = /^(?: {4}| {0,3}\t)/;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
// What begins an HTML block in the middle of a paragraph: CommonMark's first six kinds.
const HTML =
  /^ {0,3}<(?:!--|\?|!\[CDATA\[|![a-z]|(?:script|pre|style|textarea)(?:[\s>]|$)|\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:[\s/>]|$))/i;

/** Recognizes the row below a table's head. */
function isTable(line: string): boolean {
  return line.includes("|") && /^[\s|:-]+$/.test(line);
}

/** The end of the line that contains `start`, line end included. */
export function lineEnd(text: string, start: number): number {
  const found = text.indexOf("\n", start);
  return found < 0 ? text.length : found + 1;
}

/** The end of a quoted message whose head begins at the line at `start`; `start` itself when there is no such head. */
export function mailEnd(text: string, start: number): number {
  if (!HINT.test(text.slice(start, start + MOST_LINE))) return start;
  const lines = text.slice(start, start + MOST_HEAD).split("\n", MOST_LINES);
  const [line = ""] = lines;
  const alone = isSeparator(line) || isHeader(lines) || isAttribution(line) || isSender(line);
  const size = attributionSize(lines) ?? (alone ? 1 : 0);
  if (size === 0) return start;
  // Below a head whose message is marked, the author continues.
  const marked = /^\s*>/.test(lines.slice(size).join("\n"));
  return marked ? start + lines.slice(0, size).join("\n").length + 1 : text.length;
}

/** Whether a line belongs to the footer of GitHub's notification e-mails: the message itself is above it. */
export function endsMail(line: string): boolean {
  return FOOTER.test(line);
}

/** Most characters of a line, and of a head. */
const MOST_LINE = 300;
const MOST_HEAD = 1_500;
const MOST_LINES = 8;

/** What the first line of every head has: a date, an address, dashes on either side, a field's name, or a colon at its end. */
const HINT = /\d|@|^\s*-{2}|^[\s*_]*\p{L}[\p{L} ]{0,40}[*_]*\s?[:：]|^[^\n]{1,150}[:：][\s*_]*(?:\n|$)/u;

/** Lines of `On Tue, 3 Nov 2026 at 16:05, Otto wrote:`, which mail clients wrap, in any language. */
function attributionSize(lines: readonly string[]): number | undefined {
  const dated = DATE.test(lines[0] ?? "");
  if (!dated && !ADDRESS.test(lines[0] ?? "")) return undefined;
  for (let size = 1; size <= 3 && size <= lines.length; size += 1) {
    if (lines[size - 1]?.trim() === "") return undefined;
    const head = lines.slice(0, size).join(" ");
    if (/[:：][\s*_]*$/.test(head) && (WROTE.test(head) || (dated && ADDRESS.test(head)))) return size;
  }
  return undefined;
}

const DATE = /\b(?:19|20)\d\d\b|\b\d{1,2}[:.h]\d\d\b|\d年/;
// GitHub shows an address as `***@***.***`.
const ADDRESS = /[^\s@]@[^\s@]{1,80}\.[^\s@]/;
const WROTE =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}])(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev|kirjoitti|napisał\(?a?\)?|napsal\(?a?\)?|пишет|написала?|写道|寫道)\s*[:：][\s*_]*$/iu;

/** `Otto wrote:`, `schrieb Otto Long:`: a name and nothing else, where people write sentences: `Here is what I wrote:`. */
function isAttribution(line: string): boolean {
  const verb = WROTE.exec(line);
  const who = verb === null ? WROTE_FIRST.exec(line)?.[1] : line.slice(0, verb.index);
  return who !== undefined && !OWN.test(line) && isName(who);
}

/** The verb before the name, as in German. */
const WROTE_FIRST = /^[\s*_]*(?:schrieb|schreef|skrev)\s([^:：]{1,100})[:：][\s*_]*$/iu;
/** The author's own words. */
const OWN =
  /(?:^|[\s*_])(?:(?:I|we)\s+wrote|ich\s+schrieb|schrieb\s+ich|ik\s+schreef|schreef\s+ik|(?:jag|jeg|vi)\s+skrev|skrev\s+(?:jag|jeg|vi)|я\s+написала?|我[们們]?[写寫]道)\s*[:：]/iu;

/** `From: Otto <otto@example.com>` with no other field below it; without an address, in one pair of asterisks, as Gmail has it. */
function isSender(line: string): boolean {
  const [field] = FROM.exec(line) ?? [];
  if (field === undefined) return false;
  const who = line.slice(field.length);
  if (who.split(/\s+/).length <= MOST_NAMES + 2 && /<[^<>\s@]+@[^<>\s@]+>/.test(who)) return true;
  return (ADDRESS.test(who) || (/^\s*[*_](?![*_])/.test(field) && /\p{L}/u.test(who))) && isName(who);
}

/** At most six words that each begin as names do, beside addresses; a single one may begin as it likes. */
function isName(text: string): boolean {
  const names = text.replaceAll(ADDRESSES, " ").match(/[^\s"'“”‘’()[\],;*_<>]+/gu) ?? [];
  if (names.length <= 1) return names.every((name) => /^[@\p{L}]/u.test(name));
  return names.length <= MOST_NAMES && names.every((name) => NAME.test(name));
}

const MOST_NAMES = 6;
const ADDRESSES = /[<[(]?(?:mailto:)?(?:[\p{L}\p{N}._%+-]{1,80}@[\p{L}\p{N}.-]{1,80}|\*{3}@\*{3}\.\*{3})[>\])]?/gu;
const NAME =
  /^(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}]|(?:af|al|av|bin|da|das|de|del|della|den|der|di|do|dos|du|el|ibn|la|le|ten|ter|van|von|zu|zum|zur)$)/u;

/** `-----Original Message-----`, `Begin forwarded message:`. */
function isSeparator(line: string): boolean {
  return PASSED_ON.test(line) || (/^\s*-{2,}[^-]/.test(line) && /[^-]-{2,}\s*$/.test(line) && FORWARDED.test(line));
}

const FORWARDED =
  /^[\s-]*(?:original|forwarded|begin forwarded|ursprüngliche|weitergeleitete|message d['’]origine|message transféré|mensaje|mensagem|messaggio|oorspronkelijk|doorgestuurd|原始邮件|转发)/iu;

/** Apple's, in which nothing else stands. */
const PASSED_ON =
  /^\s*(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message (?:réexpédié|transféré)|inicio del mensaje reenviado|inizio messaggio inoltrato|início da mensagem reencaminhada|begin doorgestuurd bericht)\s*[:：]\s*$/iu;

/** Outlook's fields: from whom, then when or about what; each on a line of its own, or all on one. */
function isHeader(lines: readonly string[]): boolean {
  return FROM.test(lines[0] ?? "") && SENT.test(lines.join("\n").replace(FROM, " "));
}

const FROM = /^[\s*_]*(?:From|Von|De|Da|Van|Från|Fra|Od|От|发件人|寄件者|差出人|보낸 사람)[*_]*\s?[:：]/u;
const SENT =
  /(?:^|\s)[*_]*(?:Sent|Date|Subject|Gesendet|Datum|Betreff|Envoyé|Objet|Enviado|Fecha|Asunto|Data|Assunto|Inviato|Oggetto|Verzonden|Onderwerp|Skickat|Ämne|Sendt|Emne|Wysłano|Temat|Отправлено|Дата|Тема|发送时间|主题|送信日時|件名|보낸 날짜|제목)[*_]*\s?[:：]/u;

const FOOTER =
  /^[\s*_—–-]*(?:reply to this email directly|you are receiving this because|message id: *<[^<>\s]+@github\.com>)/i;
