/**
 * Names and texts typed by other people may hold characters that change the reading order of the text after them:
 * explicit controls (UAX #9), direction marks and letters of scripts written from right to left.
 */

/** Embeddings, overrides and the character that ends them. They hold no letter, and isolates have replaced them. */
const embeddings = /[\u202A-\u202E]/g;
/** Any character that `isolated` has to look at. */
const suspicious =
  /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\uD802\uD803\uD83A\uD83B]/;
/** Letters and marks outside an isolate that change the direction of the text beside them. */
const turning = /[\u061C\u200E\u200F\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\uD802\uD803\uD83A\uD83B]/;
const isolates = /[\u2066-\u2069]/g;

const FIRST_STRONG = '\u2068';
const POP = '\u2069';

/**
 * Returns a text whose controls cannot reach beyond it: without embeddings, overrides, and isolates that are not
 * opened and closed within it. Letters, direction marks and whole isolates stay.
 */
export function closed(text: string): string {
  if (!suspicious.test(text)) return text;
  const plain = text.replaceAll(embeddings, '');
  const unpaired = unpairedIsolates(plain);
  return unpaired.size === 0 ? plain : plain.replaceAll(isolates, (sign, at: number) => (unpaired.has(at) ? '' : sign));
}

/** Positions of isolates that nothing closes, and of ends that nothing opened. */
function unpairedIsolates(text: string): Set<number> {
  const open: number[] = [];
  const unpaired = new Set<number>();
  for (const { 0: sign, index } of text.matchAll(isolates)) {
    if (sign !== POP) open.push(index);
    else if (open.pop() === undefined) unpaired.add(index);
  }
  for (const index of open) unpaired.add(index);
  return unpaired;
}

/**
 * Returns a text to show beside others: `closed`, and between U+2068 and U+2069 where letters or marks in it could
 * change the order of what stands beside it. Any other text is the same, character for character; so is a text that was
 * isolated before.
 */
export function isolated(text: string): string {
  if (!suspicious.test(text)) return text;
  const safe = closed(text);
  return turning.test(outsideIsolates(safe)) ? `${FIRST_STRONG}${safe}${POP}` : safe;
}

/** A closed text without its isolates and what they hold. */
function outsideIsolates(text: string): string {
  let depth = 0;
  let outside = '';
  for (const part of text.split(/([\u2066-\u2069])/)) {
    if (part === POP) depth -= 1;
    else if (part.length === 1 && part >= '\u2066' && part <= FIRST_STRONG) depth += 1;
    else if (depth === 0) outside += part;
  }
  return outside;
}

/** Controls of every kind, and line and paragraph separators; runs of them, with the blanks around. */
const breaks = /[\s\p{Cc}\p{Zl}\p{Zp}]*[\p{Cc}\p{Zl}\p{Zp}][\s\p{Cc}\p{Zl}\p{Zp}]*/gu;
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Returns a text for a place without markup, drawn by the system: the title of the window, a notification, the name of
 * a file, a question of the system. One line, without controls of direction, which nothing there would close.
 */
export const plainLine = (text: string): string => text.replaceAll(directionMarks, '').replaceAll(breaks, ' ').trim();

/** Controls, format characters, line and paragraph separators, and halves of surrogate pairs. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
/** The same characters, line feeds excepted. */
const unseenInLines = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const byNumber = (sign: string): string => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;

/** Returns a line for a log or an audit: what is not seen, or moves what is, is named (`\u{202e}`). */
export const escapedLine = (text: string): string => text.replaceAll(unseen, byNumber);

/** The same for a text of several lines, as a terminal takes it: only the ends of its lines stay. */
export const escapedLines = (text: string): string => text.replaceAll(unseenInLines, byNumber);

/** The same for JSON, which stays JSON of the same values: its own escapes (`\u202e`). */
export const escapedJson = (json: string): string =>
  json.replaceAll(unseenInLines, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
