import { type LoginFileCheck, maxNamedLines } from '#shared/ipc/community-securities.ts';

/** A checked login file: the report for the page, and the content to send; null unless the file is ready. */
export interface LoginFile {
  readonly check: LoginFileCheck;
  /** UTF-8 text, one login per line. */
  readonly content: string | null;
}

type Unfit = Extract<LoginFileCheck, { outcome: 'unfit' }>['reason'];

const unfit = (reason: Unfit): LoginFile => ({ check: { outcome: 'unfit', reason }, content: null });

const PREVIEWED = 5;
const MASK = '••••••';

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
/** Byte order marks of UTF-16, as written by "Unicode text" of a spreadsheet. */
const isUtf16 = (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
/** Control characters that do not occur in text, other than tabs and line ends. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32);

/** Returns the text without its byte order mark; null when it is not UTF-8. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Returns the first characters of a login, at most two and never more than a third of it. */
function maskedLogin(login: string): string {
  const characters = [...login];
  return `${characters.slice(0, Math.min(2, Math.floor(characters.length / 3))).join('')}${MASK}`;
}

/** A line that is not blank, with its number in the file, from 1. */
interface Row {
  line: number;
  text: string;
  columns: readonly string[];
}

const isWrong = ({ columns }: Row) => columns.length !== 2 || columns.some((column) => column.trim() === '');

function wrongRows(rows: readonly Row[]): LoginFileCheck {
  const lines = rows.slice(0, maxNamedLines).map(({ line, columns }) => ({
    line,
    problem: columns.length === 2 ? ('blank' as const) : ('columns' as const),
    columns: columns.length,
  }));
  return { outcome: 'wrong', count: rows.length, lines };
}

/** Returns the lines whose login stands on a line before them; spaces around it do not count. */
function repeatedIn(rows: readonly Row[]): number[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, columns: [login = ''] }) => {
    const key = login.trim();
    if (seen.has(key)) return [line];
    seen.add(key);
    return [];
  });
}

/**
 * Checks a login file as docs/screens/03-communities.md §6 asks: UTF-8, every line two columns that are not blank,
 * separated by a semicolon. Blank lines, which the platform would refuse, are left out of `content`; so is a byte order
 * mark, which would become part of the first login.
 */
export function readLoginFile(bytes: Uint8Array): LoginFile {
  if (bytes.length === 0) return unfit('empty');
  if (isUtf16(bytes)) return unfit('encoding');
  if (bytes.some(isControl)) return unfit('notText');
  const text = decoded(bytes);
  if (text === null) return unfit('encoding');
  const all = text.split(/\r\n|\r|\n/);
  // The text after the last line end is not a line.
  if (all.at(-1) === '') all.pop();
  const rows = all.flatMap((row, index): Row[] =>
    row.trim() === '' ? [] : [{ line: index + 1, text: row, columns: row.split(';') }],
  );
  if (rows.length === 0) return unfit('noLogin');
  const wrong = rows.filter(isWrong);
  if (wrong.length > 0) return { check: wrongRows(wrong), content: null };
  const repeated = repeatedIn(rows);
  return {
    check: {
      outcome: 'ready',
      logins: rows.length,
      blankLines: all.length - rows.length,
      repeated: { count: repeated.length, lines: repeated.slice(0, maxNamedLines) },
      preview: rows
        .slice(0, PREVIEWED)
        .map(({ line, columns: [login = ''] }) => ({ line, login: maskedLogin(login.trim()), password: MASK })),
    },
    content: `${rows.map((row) => row.text).join('\n')}\n`,
  };
}
