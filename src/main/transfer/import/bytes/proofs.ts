import { daysIn } from '#shared/calendar.ts';
import { degreeLimits } from '#shared/degrees.ts';
import { type BesideRule, misplacedCoordinates, shortPostcode } from '#shared/import/beside.ts';
import type { WarningCause } from '#shared/import/cause-names.ts';
import type { FieldShape } from '#shared/import/formats.ts';
import { addressMeant } from '#shared/import/mail-domains.ts';
import { KnownTexts } from './known-texts.ts';

/** Asks something of a value that is given as bytes, without blanks around it. */
export type ByteTest = (bytes: Uint8Array, from: number, to: number) => boolean;

/**
 * Tells of a value that it is certainly without error and warning of its own format, or has one warning alone. Null says
 * nothing of it: its record is read as text.
 */
export type ByteProof = (bytes: Uint8Array, from: number, to: number) => typeof SOUND | WarningCause | null;
export const SOUND = 'sound';

const soundIf =
  (test: ByteTest): ByteProof =>
  (bytes, from, to) =>
    test(bytes, from, to) ? SOUND : null;

interface ProofContext {
  /** Today, YYYY-MM-DD. */
  readonly today: string;
  /** Bytes of UTF-8 that a byte of the file may become. */
  readonly widest: number;
  readonly isForPerson: boolean;
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

/** Where the domain of an address starts that the platform's importer takes; 0 for another text. */
function domainOf(bytes: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to && ofName[bytes[at] ?? 0] === 1) at++;
  if (at === from || at >= to || bytes[at] !== AT_SIGN) return 0;
  const domain = at + 1;
  let point = 0;
  for (at = domain; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (letters[byte] === 1) continue;
    if (ofDomain[byte] !== 1) return 0;
    point = byte === POINT ? at : 0;
  }
  return point > domain && to - point > 2 ? domain : 0;
}

function email(isForPerson: boolean): ByteProof {
  const isKnown = new KnownTexts((bytes, from, to) => {
    const domain = String.fromCharCode(...bytes.subarray(from, to));
    return addressMeant(`@${domain}`) === null;
  });
  return (bytes, from, to) => {
    const domain = domainOf(bytes, from, to);
    return domain > 0 && (!isForPerson || isKnown.answer(bytes, domain, to)) ? SOUND : null;
  };
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
const SLASH = code('/');
const dayNumber = (year: number, month: number, day: number): number => (year * 100 + month) * 100 + day;

/** YYYY-MM-DD or dd/mm/yyyy, which has a warning. A date after today is not told of. */
function dateUntil(today: string): ByteProof {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const last = dayNumber(year, month, day);
  const isPast = (year: number, month: number, day: number) =>
    year >= 1 && day >= 1 && day <= daysIn(year, month) && dayNumber(year, month, day) <= last;
  return (bytes, from, to) => {
    if (to - from !== 10) return null;
    if (bytes[from + 4] === HYPHEN && bytes[from + 7] === HYPHEN) {
      const isSound = isPast(numberAt(bytes, from, 4), numberAt(bytes, from + 5, 2), numberAt(bytes, from + 8, 2));
      return isSound ? SOUND : null;
    }
    if (bytes[from + 2] !== SLASH || bytes[from + 5] !== SLASH) return null;
    const isSound = isPast(numberAt(bytes, from + 6, 4), numberAt(bytes, from + 3, 2), numberAt(bytes, from, 2));
    return isSound ? 'dateFormat' : null;
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

/** A decimal with a point, or with a comma, which has a warning. */
function coordinate({ axis, needsFraction }: Extract<FieldShape, { kind: 'coordinate' }>): ByteProof {
  const limit = degreeLimits[axis];
  return (bytes, from, to) => {
    let at = bytes[from] === HYPHEN ? from + 1 : from;
    const whole = at;
    let degrees = 0;
    while (at < to && isDigit(bytes[at] ?? 0)) degrees = degrees * 10 + (bytes[at++] ?? 0) - ZERO;
    // What lies at the limit itself is read as text.
    if (at === whole || degrees >= limit) return null;
    if (at === to) return needsFraction ? null : SOUND;
    const mark = bytes[at];
    if ((mark !== POINT && mark !== COMMA) || at + 1 === to || !digits(bytes, at + 1, to)) return null;
    return mark === POINT ? SOUND : 'decimalComma';
  };
}

function oneOf(values: readonly string[]): ByteTest {
  const single = tableOf(values.filter((value) => value.length === 1 && value.charCodeAt(0) < END_OF_ASCII).join(''));
  return (bytes, from, to) => to - from === 1 && single[bytes[from] ?? 0] === 1;
}

/** The proof of a format; null where every text is without error and warning. */
export function proofOf(shape: FieldShape, { today, widest, isForPerson }: ProofContext): ByteProof | null {
  switch (shape.kind) {
    case 'name':
      return null;
    case 'text': {
      const { maxBytes } = shape;
      return maxBytes === null ? null : soundIf((_, from, to) => (to - from) * widest <= maxBytes);
    }
    case 'email':
      return email(isForPerson);
    case 'date':
      return dateUntil(today);
    case 'telephone':
      return soundIf(telephone);
    case 'digits':
      return soundIf(digits);
    case 'oneOf':
      return soundIf(oneOf(shape.values));
    case 'coordinate':
      return coordinate(shape);
  }
}

/** Below it, a latitude may be a longitude of metropolitan France. */
const TWO_DIGITS = 2;
const POSTCODE_WITHOUT_ZERO = 4;

/** Whether a value may be one that a rule looks at beside another one. */
const concerns: ReadonlyMap<BesideRule, ByteTest> = new Map([
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
export const mayConcern = (rule: BesideRule): ByteTest => concerns.get(rule) ?? (() => true);

/** Whether the platform may take commas of a text for decimal marks: it starts like a number. */
export function mayLoseCommas(bytes: Uint8Array, from: number, to: number): boolean {
  let at = bytes[from] === HYPHEN ? from + 1 : from;
  const start = at;
  while (at < to && isDigit(bytes[at] ?? 0)) at++;
  // A sign that nobody sees may stand among the digits.
  return at < to && ((at > start && bytes[at] === COMMA) || (bytes[at] ?? 0) >= END_OF_ASCII);
}
