/**
 * Where a reply by e-mail quotes a message without `>`. GitHub posts whatever the mail client sent, all of it in the name
 * of the person who replied.
 */

/** Where a quoted message ends whose head begins at the line at `start`; `start` itself when that line heads none. */
export function mailEnd(text: string, start: number): number {
  if (!HINT.test(text.slice(start, start + MOST_LINE))) return start;
  const lines = text.slice(start, start + MOST_HEAD).split("\n", MOST_LINES);
  const size = attributionSize(lines) ?? (isSeparator(lines[0] ?? "") || isHeader(lines) ? 1 : 0);
  if (size === 0) return start;
  // Below a head whose message is marked the author goes on.
  const marked = /^\s*>/.test(lines.slice(size).join("\n"));
  return marked ? start + lines.slice(0, size).join("\n").length + 1 : text.length;
}

/** Whether a line belongs to the footer that GitHub puts below its notifications: the message itself stands above it. */
export function endsMail(line: string): boolean {
  return FOOTER.test(line);
}

/** Characters of a line, and of a head. */
const MOST_LINE = 300;
const MOST_HEAD = 1_500;
const MOST_LINES = 8;

/** What the first line of every head has: a date, dashes on either side, or a field's name. */
const HINT = /\d|^\s*-{2}|^[\s*_]*\p{L}[\p{L} ]{0,20}[*_]*\s?[:：]/u;

/** Lines of `On Tue, 3 Nov 2026 at 16:05, Otto wrote:`; mail clients wrap it, and put an address into it in any language. */
function attributionSize(lines: readonly string[]): number | undefined {
  if (!DATE.test(lines[0] ?? "")) return undefined;
  for (let size = 1; size <= 3 && size <= lines.length; size += 1) {
    if (lines[size - 1]?.trim() === "") return undefined;
    const head = lines.slice(0, size).join(" ");
    if (/[:：][\s*_]*$/.test(head) && (WROTE.test(head) || ADDRESS.test(head))) return size;
  }
  return undefined;
}

const DATE = /\b(?:19|20)\d\d\b|\b\d{1,2}[:.h]\d\d\b|\d年/;
// GitHub shows an address as `***@***.***`.
const ADDRESS = /[^\s@]@[^\s@]{1,80}\.[^\s@]/;
const WROTE =
  /(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev|kirjoitti|napisał\(?a?\)?|napsal\(?a?\)?|пишет|написала?|写道|寫道)\s*[:：][\s*_]*$/iu;

/** `-----Original Message-----`. */
function isSeparator(line: string): boolean {
  return /^\s*-{2,}[^-]/.test(line) && /[^-]-{2,}\s*$/.test(line) && FORWARDED.test(line);
}

const FORWARDED =
  /^[\s-]*(?:original|forwarded|begin forwarded|ursprüngliche|weitergeleitete|message d['’]origine|message transféré|mensaje|mensagem|messaggio|oorspronkelijk|doorgestuurd|原始邮件|转发)/iu;

/** Outlook's fields: from whom, then when or about what; each on a line of its own, or all on one. */
function isHeader(lines: readonly string[]): boolean {
  return FROM.test(lines[0] ?? "") && SENT.test(lines.join("\n").replace(FROM, " "));
}

const FROM = /^[\s*_]*(?:From|Von|De|Da|Van|Från|Fra|Od|От|发件人|寄件者|差出人|보낸 사람)[*_]*\s?[:：]/u;
const SENT =
  /(?:^|\s)[*_]*(?:Sent|Date|Subject|Gesendet|Datum|Betreff|Envoyé|Objet|Enviado|Fecha|Asunto|Data|Assunto|Inviato|Oggetto|Verzonden|Onderwerp|Skickat|Ämne|Sendt|Emne|Wysłano|Temat|Отправлено|Дата|Тема|发送时间|主题|送信日時|件名|보낸 날짜|제목)[*_]*\s?[:：]/u;

const FOOTER =
  /^[\s*_—–-]*(?:reply to this email directly|you are receiving this because|message id: *<[^<>\s]+@github\.com>)/i;
