/** Characters of a mailbox (RFC 5321, 4.5.3.1.3). */
const longestMailbox = 254;
/** Characters of a subject: what a mail program shows of one on a line of its list, many times over. */
const longestSubject = 300;
/** Characters of a text: together with the rest, what every system hands over to another program as one address. */
const longestBody = 1200;

/**
 * Matches one mailbox. Excluded are several addresses, a name with an address in brackets, quotes and comments, and
 * characters that a program that decodes twice would take for a header (`?`, `%63`).
 */
const mailbox = /^(?!.*%[\da-f]{2})[^\s\p{C}@,;:?<>()[\]\\"]+@[^\s\p{C}@,;:?&=%#/<>()[\]\\"]+$/iu;

/** The parts of a mailto address that are handed over. */
export interface Mail {
  /** Empty for a mail whose recipient the person chooses. */
  to: string;
  subject: string;
  body: string;
}

/**
 * Parses a mailto address: one mailbox at most, the first subject and the first body. Whatever else it asks for is left
 * out: copies, further recipients, attachments, and headers of every other name. Null where the mailbox is none.
 */
export function mailOf(url: URL): Mail | null {
  if (url.protocol !== 'mailto:' || url.host !== '' || url.username !== '') return null;
  const to = decoded(url.pathname);
  if (to === null || to.length > longestMailbox || (to !== '' && !mailbox.test(to))) return null;
  const headers = new Map<string, string>();
  for (const pair of url.search.slice(1).split('&')) {
    const [name = '', ...value] = pair.split('=');
    const key = name.toLowerCase();
    if (!headers.has(key)) headers.set(key, decoded(value.join('=')) ?? '');
  }
  return { to, subject: lineOf(headers.get('subject') ?? ''), body: linesOf(headers.get('body') ?? '') };
}

/** Writes a mailto address of its parts. */
export function mailtoAddress({ to, subject, body }: Mail): string {
  const headers = [
    ...(subject === '' ? [] : [`subject=${encoded(subject)}`]),
    ...(body === '' ? [] : [`body=${encoded(body)}`]),
  ];
  return `mailto:${encoded(to).replace('%40', '@')}${headers.length === 0 ? '' : `?${headers.join('&')}`}`;
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Makes the subject one line, since a line break would start another header. */
const lineOf = (text: string): string =>
  text
    .slice(0, longestSubject)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim();

/** Keeps line breaks, written as in mail (CR LF). */
const linesOf = (text: string): string =>
  text
    .slice(0, longestBody)
    .replaceAll(/\r\n|[\r\n\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll('\n', '\r\n');
