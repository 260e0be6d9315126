/**
 * Removes secrets and personal data from a line of the log: credentials, e-mail addresses, telephone numbers and
 * account names in home folders, in plain text, inside JSON, and URL-encoded. When in doubt it removes too much.
 */

/**
 * Every pattern runs in linear time: repetitions are bounded (`{0,64}`) or can begin at one position of a run only
 * (`(?<!…)`). What precedes the word in a name is not part of the pattern.
 */
const secretName = String.raw`(?:token|password|passwd|passphrase|secret|authorization|cookie|api[_-]?key)[\w-]{0,64}`;
/** Between a secret's name and its value: the quote that ends the name in JSON, then `:`, or `=` in a form. */
const assignment = String.raw`(?:\\{0,64}["'])?\s{0,64}[:=]\s{0,64}`;
/** The same, URL-encoded. */
const encodedAssignment = String.raw`(?:%22|%27)?(?:\s|%20|\+){0,64}(?:%3A|%3D)(?:\s|%20|\+){0,64}`;

/**
 * A quoted value ends at its unescaped closing quote. JSON may be nested in JSON, where quotes have n backslashes (0,
 * 1, 3…) before them: a run of k backslashes before a quote then ends the value when k - n is a multiple of 2(n + 1),
 * and belongs to it otherwise.
 */
const quotedSecret = new RegExp(
  String.raw`(${secretName}${assignment}(?<run>\\{0,64})(?<mark>["']))[^]*?(?=(?<!\\)(?:\k<run>\k<run>\\\\)*\k<run>\k<mark>|$)`,
  'giu',
);
const encodedQuotedSecret = new RegExp(`(${secretName}${encodedAssignment}(?<mark>%22|%27)).*?(?=\\k<mark>|$)`, 'gimu');
/** A JSON number or keyword, which cannot continue. */
const literalSecret = new RegExp(
  String.raw`(${secretName}\\{0,64}"\s{0,64}:\s{0,64})(?:[\d.eE+-]+|true|false|null)(?=\s*[,}\]])`,
  'giu',
);
/** End of a line; inside JSON it is escaped. */
const lineEnd = String.raw`[\n\r]|(?<!\\)\\+[nr]`;
/**
 * An unquoted value may contain anything: it runs to the next form field, the end of the surrounding JSON text, or the
 * end of the line.
 */
const bareSecret = new RegExp(
  String.raw`(${secretName}${assignment})(?!\\*["']|\[secret\])(?:(?!&|${lineEnd}|(?<!\\)\\*"\s*(?:[,}\]]|$))[^])+`,
  'giu',
);
const encodedBareSecret = new RegExp(
  `(${secretName}${encodedAssignment})(?!%22|%27)(?:(?!&|%26|${lineEnd}|")[^])+`,
  'giu',
);
/** Names of query parameters that are secrets in addresses alone, e.g. the key of a service of map tiles. */
const querySecret =
  /((?:[?&]|%3F|%26)(?:key|subscription-key|sig|signature|pass|pwd|code)(?:=|%3D))(?:(?!%26)[^\s&"'<>#\\])+/giu;
const scheme = /\b(Bearer|Basic|Digest)(\s|%20|\+)+[\w.~+/=%-]+/giu;
/**
 * Schemes of system authentication. Their names also occur in normal text, so only a long token after them is removed.
 */
const systemScheme = /\b(NTLM|Negotiate)(?:\s|%20|\+)+[\w+/=%-]{16,}/giu;
const jwt = /\beyJ[\w-]{4,512}(?:\.[\w-]*){1,2}/gu;
/** A token in hexadecimal, as refresh tokens of the platform are. */
const hexToken = /(?<!\w)[\da-f]{32,}(?!\w)/giu;
/**
 * A token in base64 or base64url: a long run with digits, capitals and small letters. A run with a whole word between
 * slashes is a path, e.g. of a script in a stack.
 */
const baseToken =
  /(?<![\w+/-])(?=[\w+/-]*?\d[\w+/-]*?\d)(?=[\w+/-]*?[A-Z])(?=[\w+/-]*?[a-z])(?![\w+-]*\/(?:[\w+-]*\/)*?[a-z]{2,}\/)[\w+/-]{32,}={0,2}/gu;
/** User and password before the host of an address. */
const userInfo = /((?::|%3A)(?:\/|%2F){2})(?:(?!%2F|%40|%3F)[^\s/?#@"'<>])+(?:@|%40)/giu;

const email =
  /(?:"[^"\n\r]+"|(?<![\p{L}\p{N}_.!#$'*+^`{|}~%-])[\p{L}\p{N}_.!#$'*+^`{|}~%-]+)(?:@|%40|%2540)[\p{L}\p{N}_-]+(?:(?:\.|%2E)[\p{L}\p{N}_-]+)+/giu;

/** Between the digits of a telephone number, plain or URL-encoded, possibly repeated. */
const separator = String.raw`(?:[ .\-/()+\u00a0\u202f]|%20|%2E|%2D|%2F|%28|%29|%C2%A0|%E2%80%AF){0,6}`;
const national = new RegExp(String.raw`(?<![\w.])0[1-9](?:${separator}\d){8}(?!\w)`, 'giu');
const international = new RegExp(
  String.raw`(?:\+|%2B|(?<![\w.])00)${separator}[1-9](?:${separator}\d){7,13}(?!\w)`,
  'giu',
);
/** France's prefix without plus, as the platform stores some numbers. */
const unmarked = /(?<![\w.])33[1-9]\d{8}(?!\w)/gu;

const slash = String.raw`(?:/|\\{1,8}|%2[Ff]|%5[Cc])`;
/** Part of the account name in a home folder, up to the next separator. */
const accountPart = String.raw`(?:(?!%2[Ff]|%5[Cc])[^/\\"'\n\r?&:;,<>|])`;
/** On Windows the name may contain spaces: the text after a space belongs to it if a separator follows. */
const windowsHome = new RegExp(
  String.raw`[A-Za-z](?::|%3[Aa])${slash}[Uu](?:sers|SERS)${slash}(?:${accountPart}+(?=${slash})|(?:(?!\s)${accountPart})+)`,
  'gu',
);
/**
 * Case-sensitive, because `/users/12` is an API path. On Linux, what a person plugs in lies in a folder of their name
 * too (`/media/jeanne/KEY`); addresses may hold a `/media` of their own.
 */
const home = new RegExp(
  String.raw`(?:${slash}(?:home|Users)|${slash}run${slash}media|(?<![\w.~%/-])/media)${slash}(?:(?!\s)${accountPart})+`,
  'gu',
);
/** What lies on a share of the network, where homes and profiles have the name of their account: the share is kept. */
const shareName = String.raw`[\p{L}\p{N}_.$-]+`;
const share = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.:)\\])(\\{2,16}(?:\?\\{1,8}UNC\\{1,8})?${shareName}\\{1,8}${shareName})(?:\\{1,8}[^\\"'\n\r<>|?*]+)+`,
  'gu',
);

const personalFolder = '~';

export function redact(text: string): string {
  return text
    .replace(windowsHome, personalFolder)
    .replace(home, personalFolder)
    .replace(share, '$1[folder]')
    .replace(scheme, '$1 [secret]')
    .replace(systemScheme, '$1 [secret]')
    .replace(jwt, '[token]')
    .replace(hexToken, '[token]')
    .replace(baseToken, '[token]')
    .replace(quotedSecret, '$1[secret]')
    .replace(encodedQuotedSecret, '$1[secret]')
    .replace(literalSecret, '$1[secret]')
    .replace(bareSecret, '$1[secret]')
    .replace(encodedBareSecret, '$1[secret]')
    .replace(querySecret, '$1[secret]')
    .replace(userInfo, '$1[secret]@')
    .replace(email, '[e-mail]')
    .replace(international, '[telephone]')
    .replace(national, '[telephone]')
    .replace(unmarked, '[telephone]');
}

/**
 * Returns a redactor that also removes this computer's home folder, wherever it is (network home, account name with
 * spaces).
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
