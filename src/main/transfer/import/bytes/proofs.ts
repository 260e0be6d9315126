import { daysIn } from '#shared/calendar.ts';
import { degreeLimits } from '#shared/degrees.ts';
import { type BesideRule, misplacedCoordinates, shortPostcode } from '#shared/import/beside.ts';
import type { FieldShape } from '#shared/import/formats.ts';

/**
 * Whether a value, given as bytes without blanks around it, is certainly without error and warning of its own format. It
 * may be false for a value that is without them: such a record is read as text.
 */
export type ByteProof = (bytes: Uint8Array, from: number, to: number) => boolean;

interface ProofContext {
  /** Today, YYYY-MM-DD. */
  readonly today: string;
  /** Bytes of UTF-8 that a byte of the file may become. */
  readonly widest: number;
}

const END_OF_ASCII = 0x80;
const ZERO = 0x30;
const NINE = 0x39;
const code = (character: string): number => character.charCodeAt(0);
const tableOf = (characters: string): Uint8Array => {
  const table = new Uint8Array(0x100);
  for (const character of characters) table[code(character)] = 1;
  return table;
};
const DIGITS = '0123456789';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE;

function digits(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isDigit(bytes[at] ?? 0)) return false;
  return true;
}

const ofName = tableOf(`${LETTERS}${DIGITS}._%+-`);
const ofDomain = tableOf(`${LETTERS}${DIGITS}.-`);
const letters = tableOf(LETTERS);
const AT_SIGN = code('@');
const POINT = code('.');
const COMMA = code(',');

function email(bytes: Uint8Array, from: number, to: number): boolean {
  let at = from;
  while (at < to && ofName[bytes[at] ?? 0] === 1) at++;
  if (at === from || at >= to || bytes[at] !== AT_SIGN) return false;
  const domain = at + 1;
  let point = 0;
  for (at = domain; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (letters[byte] === 1) continue;
    if (ofDomain[byte] !== 1) return false;
    point = byte === POINT ? at : 0;
  }
  return point > domain && to - point > 2;
}

/** Reads `length` digits; NaN where one is none. */
function numberAt(bytes: Uint8Array, from: number, length: number): number {
  let number = 0;
  for (let at = from; at < from + length; at++) {
    const byte = bytes[at] ?? 0;
    if (!isDigit(byte)) return Number.NaN;
    number = number * 10 + byte - ZERO;
  }
  return number;
}

const HYPHEN = code('-');
const dayNumber = (year: number, month: number, day: number): number => (year * 100 + month) * 100 + day;

/** YYYY-MM-DD, as a date in the other form has a warning. */
function dateUntil(today: string): ByteProof {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const last = dayNumber(year, month, day);
  return (bytes, from, to) => {
    if (to - from !== 10 || bytes[from + 4] !== HYPHEN || bytes[from + 7] !== HYPHEN) return false;
    const year = numberAt(bytes, from, 4);
    const month = numberAt(bytes, from + 5, 2);
    const day = numberAt(bytes, from + 8, 2);
    return year >= 1 && day >= 1 && day <= daysIn(year, month) && dayNumber(year, month, day) <= last;
  };
}

const PLUS = code('+');
const BRACKET = code('(');
const betweenDigits = tableOf(' ./()-');

/** A number with its country's code, 8 to 15 digits behind a plus sign; with two zeros two more; or one of ten digits. */
function telephone(bytes: Uint8Array, from: number, to: number): boolean {
  let count = 0;
  let first = -1;
  let second = -1;
  let third = -1;
  let hasBracket = false;
  const isInternational = bytes[from] === PLUS;
  for (let at = isInternational ? from + 1 : from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (isDigit(byte)) {
      if (count === 0) first = byte;
      else if (count === 1) second = byte;
      else if (count === 2) third = byte;
      count++;
    } else if (betweenDigits[byte] === 1) hasBracket ||= byte === BRACKET;
    else return false;
  }
  // A zero in brackets, which is not dialled, may be one of the digits.
  const least = hasBracket ? 9 : 8;
  if (isInternational) return first > ZERO && count >= least && count <= 15;
  if (first !== ZERO) return false;
  return second > ZERO ? count === 10 : third > ZERO && count >= least + 2 && count <= 17;
}

/** A decimal with a point, as one with a comma has a warning. */
function coordinate({ axis, needsFraction }: Extract<FieldShape, { kind: 'coordinate' }>): ByteProof {
  const limit = degreeLimits[axis];
  return (bytes, from, to) => {
    let at = bytes[from] === HYPHEN ? from + 1 : from;
    const whole = at;
    let degrees = 0;
    while (at < to && isDigit(bytes[at] ?? 0)) degrees = degrees * 10 + (bytes[at++] ?? 0) - ZERO;
    // What lies at the limit itself is read as text.
    if (at === whole || degrees >= limit) return false;
    if (at === to) return !needsFraction;
    return bytes[at] === POINT && at + 1 < to && digits(bytes, at + 1, to);
  };
}

function oneOf(values: readonly string[]): ByteProof {
  const single = tableOf(values.filter((value) => value.length === 1 && value.charCodeAt(0) < END_OF_ASCII).join(''));
  return (bytes, from, to) => to - from === 1 && single[bytes[from] ?? 0] === 1;
}

/** The proof of a format; null where every text is without error and warning. */
export function proofOf(shape: FieldShape, { today, widest }: ProofContext): ByteProof | null {
  switch (shape.kind) {
    case 'name':
      return null;
    case 'text': {
      const { maxBytes } = shape;
      return maxBytes === null ? null : (_, from, to) => (to - from) * widest <= maxBytes;
    }
    case 'email':
      return email;
    case 'date':
      return dateUntil(today);
    case 'telephone':
      return telephone;
    case 'digits':
      return digits;
    case 'oneOf':
      return oneOf(shape.values);
    case 'coordinate':
      return coordinate(shape);
  }
}

/** Below it, a latitude may be a longitude of metropolitan France. */
const TWO_DIGITS = 2;
const POSTCODE_WITHOUT_ZERO = 4;

/** Whether a value may be one that a rule looks at beside another one. */
const concerns: ReadonlyMap<BesideRule, ByteProof> = new Map([
  [shortPostcode, (_: Uint8Array, from: number, to: number) => to - from === POSTCODE_WITHOUT_ZERO],
  [
    misplacedCoordinates,
    (bytes: Uint8Array, from: number, to: number) => {
      let at = bytes[from] === HYPHEN ? from + 1 : from;
      const start = at;
      while (at < to && isDigit(bytes[at] ?? 0)) at++;
      return at - start < TWO_DIGITS || (bytes[start] ?? 0) <= ZERO + 1;
    },
  ],
]);

/** Whether a rule may look at a value, given as bytes: false where it certainly does not. */
export const mayConcern = (rule: BesideRule): ByteProof => concerns.get(rule) ?? (() => true);

/** Whether the platform may take commas of a text for decimal marks: it starts like a number. */
export function mayLoseCommas(bytes: Uint8Array, from: number, to: number): boolean {
  let at = bytes[from] === HYPHEN ? from + 1 : from;
  const start = at;
  while (at < to && isDigit(bytes[at] ?? 0)) at++;
  // A sign that nobody sees may stand among the digits.
  return at < to && ((at > start && bytes[at] === COMMA) || (bytes[at] ?? 0) >= END_OF_ASCII);
}
