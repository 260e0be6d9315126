/**
 * Takes what is secret or personal out of a line of log: credentials, e-mail addresses, telephone numbers and the name
 * of the account in home folders, plain, inside JSON, and URL-encoded. It errs on the side of removing too much.
 */

/**
 * Every pattern takes time in proportion to the text: what repeats inside one ends soon (`{0,64}`), or can begin in one
 * place of a run alone (`(?<!…)`). What stands before the word in a name is no part of the pattern.
 */
const secretName = String.raw`(?:token|password|passwd|secret|authorization|cookie|api[_-]?key)[\w-]{0,64}`;
/** Between a secret's name and its value: the quote that ends the name in JSON, then `:`, or `=` of a form. */
const assignment = String.raw`(?:\\{0,64}["'])?\s{0,64}[:=]\s{0,64}`;
/** The same, URL-encoded. */
const encodedAssignment = String.raw`(?:%22|%27)?(?:\s|%20|\+){0,64}(?:%3A|%3D)(?:\s|%20|\+){0,64}`;

/**
 * A quoted value ends at the quote that began it, unescaped. JSON may stand inside other JSON, where its quotes have n
 * backslashes (0, 1, 3…) before them: a run of k backslashes before a quote then ends the value when k - n is a
 * multiple of 2(n + 1), and belongs to it otherwise.
 */
const quotedSecret = new RegExp(
  String.raw`(${secretName}${assignment}(?<run>\\{0,64})(?<mark>["']))[^]*?(?=(?<!\\)(?:\k<run>\k<run>\\\\)*\k<run>\k<mark>|$)`,
  'giu',
);
const encodedQuotedSecret = new RegExp(`(${secretName}${encodedAssignment}(?<mark>%22|%27)).*?(?=\\k<mark>|$)`, 'gimu');
/** A number or a word of JSON is no text that could go on. */
const literalSecret = new RegExp(
  String.raw`(${secretName}\\{0,64}"\s{0,64}:\s{0,64})(?:[\d.eE+-]+|true|false|null)(?=\s*[,}\]])`,
  'giu',
);
/** Where a line ends; inside JSON its end is written out. */
const lineEnd = String.raw`[\n\r]|(?<!\\)\\+[nr]`;
/** A bare value may hold anything: it runs to the next field of a form, to the end of the JSON text around it, or of the line. */
const bareSecret = new RegExp(
  String.raw`(${secretName}${assignment})(?!\\*["']|\[secret\])(?:(?!&|${lineEnd}|(?<!\\)\\*"\s*(?:[,}\]]|$))[^])+`,
  'giu',
);
const encodedBareSecret = new RegExp(
  `(${secretName}${encodedAssignment})(?!%22|%27)(?:(?!&|%26|${lineEnd}|")[^])+`,
  'giu',
);
const scheme = /\b(Bearer|Basic|Digest)(\s|%20|\+)+[\w.~+/=%-]+/giu;
const jwt = /\beyJ[\w-]{4,512}(?:\.[\w-]*){1,2}/gu;
/** User and password before the host of an address. */
const userInfo = /((?::|%3A)(?:\/|%2F){2})(?:(?!%2F|%40|%3F)[^\s/?#@"'<>])+(?:@|%40)/giu;

const email =
  /(?:"[^"\n\r]+"|(?<![\p{L}\p{N}_.!#$'*+^`{|}~%-])[\p{L}\p{N}_.!#$'*+^`{|}~%-]+)(?:@|%40|%2540)[\p{L}\p{N}_-]+(?:(?:\.|%2E)[\p{L}\p{N}_-]+)+/giu;

/** Between the digits of a telephone number, as typed or encoded; it may repeat. */
const separator = String.raw`(?:[ .\-/()+\u00a0\u202f]|%20|%2E|%2D|%2F|%28|%29|%C2%A0|%E2%80%AF){0,6}`;
const national = new RegExp(String.raw`(?<![\w.])0[1-9](?:${separator}\d){8}(?!\w)`, 'giu');
const international = new RegExp(
  String.raw`(?:\+|%2B|(?<![\w.])00)${separator}[1-9](?:${separator}\d){7,13}(?!\w)`,
  'giu',
);
/** France's prefix without plus, as the platform stores some numbers. */
const unmarked = /(?<![\w.])33[1-9]\d{8}(?!\w)/gu;

const slash = String.raw`(?:/|\\{1,8}|%2[Ff]|%5[Cc])`;
/** Of the account's name in a home folder, up to the next separator. */
const accountPart = String.raw`(?:(?!%2[Ff]|%5[Cc])[^/\\"'\n\r?&:;,<>|])`;
/** On Windows the name may hold spaces: what follows them belongs to it where a separator comes later. */
const windowsHome = new RegExp(
  String.raw`[A-Za-z](?::|%3[Aa])${slash}[Uu]sers${slash}(?:${accountPart}+(?=${slash})|(?:(?!\s)${accountPart})+)`,
  'gu',
);
/** In this spelling only: `/users/12` is a path of ours. */
const home = new RegExp(String.raw`${slash}(?:home|Users)${slash}(?:(?!\s)${accountPart})+`, 'gu');

const personalFolder = '~';

export function redact(text: string): string {
  return text
    .replace(windowsHome, personalFolder)
    .replace(home, personalFolder)
    .replace(scheme, '$1 [secret]')
    .replace(jwt, '[token]')
    .replace(quotedSecret, '$1[secret]')
    .replace(encodedQuotedSecret, '$1[secret]')
    .replace(literalSecret, '$1[secret]')
    .replace(bareSecret, '$1[secret]')
    .replace(encodedBareSecret, '$1[secret]')
    .replace(userInfo, '$1[secret]@')
    .replace(email, '[e-mail]')
    .replace(international, '[telephone]')
    .replace(national, '[telephone]')
    .replace(unmarked, '[telephone]');
}

/**
 * A redactor that also knows this computer's home folder, wherever it lies (a network home, a user name with spaces).
 */
export function redactorFor(homeFolder: string): (text: string) => string {
  if (homeFolder.length < 4) return redact;
  const shapes = new Set([
    homeFolder,
    homeFolder.replaceAll('\\', '/'),
    homeFolder.replaceAll('\\', '\\\\'),
    encodeURI(homeFolder.replaceAll('\\', '/')),
    encodeURIComponent(homeFolder),
  ]);
  const literal = new RegExp([...shapes].map(escapeForPattern).join('|'), 'giu');
  return (text) => redact(text.replace(literal, personalFolder));
}

const escapeForPattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
