/**
 * Takes what is secret or personal out of a line of log: credentials, e-mail addresses, telephone numbers and the name
 * of the account in home folders, plain, inside JSON, and URL-encoded. It errs on the side of removing too much.
 */

/** A quote of JSON, perhaps escaped because the JSON stands inside other JSON, or URL-encoded. */
const quote = String.raw`(?:\\*"|%22|')`;
/** What may stand between a secret's name and its value: `: ` of JSON, `=` of a form, their encoded twins. */
const assignment = String.raw`${quote}?\s*(?::|=|%3A|%3D)\s*`;
const secretName = String.raw`[\w-]*(?:token|password|passwd|secret|authorization|cookie|api[_-]?key)[\w-]*`;

const quotedSecret = new RegExp(`(${secretName}${assignment}${quote})(?:(?!${quote}).)+`, 'giu');
const bareSecret = new RegExp(String.raw`(${secretName}${assignment})(?!${quote})[^\s,;&}\]]+`, 'giu');
const scheme = /\b(Bearer|Basic|Digest)(\s|%20|\+)+[\w.~+/=%-]+/giu;
const jwt = /\beyJ[\w-]{4,}(?:\.[\w-]*){1,2}/gu;

const email = /[\w.!#$'*+^`{|}~%-]+(?:@|%40|%2540)[\w-]+(?:(?:\.|%2E)[\w-]+)+/giu;

/** Between the digits of a telephone number, as typed or encoded. */
const separator = String.raw`(?:[ .\-/()+\u00a0\u202f]|%20|%2E|%2D|%2F|%28|%29|%C2%A0|%E2%80%AF){0,2}`;
const national = new RegExp(String.raw`(?<![\w.])0[1-9](?:${separator}\d){8}(?!\w)`, 'giu');
const international = new RegExp(
  String.raw`(?:\+|%2B|(?<![\w.])00)${separator}[1-9](?:${separator}\d){7,13}(?!\w)`,
  'giu',
);

const slash = String.raw`(?:/|\\+|%2[Ff]|%5[Cc])`;
/** The account's name in a home folder, up to the next separator. In this spelling only: `/users/12` is a path of ours. */
const home = new RegExp(
  String.raw`(?:[A-Za-z](?::|%3[Aa])${slash}[Uu]sers|${slash}(?:home|Users))${slash}(?:(?!%2[Ff]|%5[Cc])[^/\\"'\s?&:;,<>|])+`,
  'gu',
);

const personalFolder = '~';

export function redact(text: string): string {
  return text
    .replace(home, personalFolder)
    .replace(scheme, '$1 [secret]')
    .replace(jwt, '[token]')
    .replace(quotedSecret, '$1[secret]')
    .replace(bareSecret, '$1[secret]')
    .replace(email, '[e-mail]')
    .replace(international, '[telephone]')
    .replace(national, '[telephone]');
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
