import { type CheckOptions, checkImport, type FoundProblem } from '#main/transfer/import/check.ts';
import { encodingOf } from '#main/transfer/import/encodings/encode.ts';
import { upperHalfOf } from '#main/transfer/import/encodings/single-byte.ts';
import { type ImportPlan, planImport } from '#main/transfer/import/plan.ts';
import type { RecordPlace } from '#main/transfer/import/record-sequence.ts';
import { recordDigest } from '#main/transfer/import/repairs.ts';
import { UnreadableImport } from '#main/transfer/import/unreadable.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { importDelimiters } from '#shared/import/delimiters.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import { withBuiltInValues } from '#shared/import/value-replacements.ts';
import type { ImportEncoding, ImportOptions } from '#shared/ipc/transfer.ts';
import { oddValue, oddValuesOf, type Pick, sound } from '#tests/support/import-values.ts';
import { memorySource } from '#tests/support/imports.ts';
import { randomOf } from '#tests/support/random.ts';

const today = '2026-06-15';

const mustBeQuoted = (value: string, delimiter: string): boolean => value.includes(delimiter) || /["\r\n]/.test(value);
const quoted = (value: string, delimiter: string): string =>
  mustBeQuoted(value, delimiter) ? `"${value.replaceAll('"', '""')}"` : value;

/** A value as files write it: quoted where it must be, or where chance wants it. */
function written(value: string, delimiter: string, random: (below: number) => number): string {
  if (random(60) === 0) return value;
  if (!mustBeQuoted(value, delimiter) && random(6) > 0) return value;
  const whole = `"${value.replaceAll('"', '""')}"`;
  return random(80) === 0 ? `${whole}x` : random(200) === 0 ? whole.slice(0, -1) : whole;
}

const encodings: readonly ImportEncoding[] = [
  'utf-8',
  'utf-8',
  'utf-8',
  'utf-8-bom',
  'windows-1252',
  'windows-1252',
  'ibm850',
  'macintosh',
  'utf-16le',
  'utf-8-twice',
];

function encoded(text: string, encoding: ImportEncoding): Buffer {
  if (encoding === 'windows-1252') {
    const upper = upperHalfOf('windows-1252');
    const byteOf = (character: string) =>
      character < '\x80' ? character.charCodeAt(0) : upper.indexOf(character) + 0x80;
    return Buffer.from(Array.from(text, (character) => Math.max(byteOf(character), 0x3f) & 0xff));
  }
  const how = encodingOf(encoding);
  return Buffer.from(how.encode(how.mark + how.plain(text)));
}

export interface FuzzedFile {
  type: ImportType;
  bytes: Buffer;
  chunkBytes: number;
  options: ImportOptions;
  isSheet: boolean;
  rulesOnly: boolean;
}

/** A file of any kind, mostly of sound lines, with choices and corrections of a person; the same for one seed. */
export function fuzzedFile(seed: number): FuzzedFile {
  const random = randomOf(seed);
  const pick: Pick = (...values) => values[random(values.length)] as (typeof values)[number];
  const type: ImportType = pick('users', 'relaypoints');
  const columns: readonly string[] = importColumns[type];
  const delimiter = importDelimiters[random(4)] ?? ';';
  const encoding = encodings[random(encodings.length)] ?? 'utf-8';
  const lineEnd = pick(
    () => '\n',
    () => '\r\n',
    () => '\r',
    () => pick('\n', '\r\n', '\r'),
  );
  const hasHeader = random(3) > 0;
  const order =
    hasHeader && random(3) === 0 ? columns.filter(() => random(12) > 0).toSorted(() => random(3) - 1) : [...columns];
  const isCalm = random(3) > 0;
  const rows: string[] = [];
  if (random(20) === 0) rows.push(`sep=${delimiter}`);
  if (hasHeader && random(5) === 0) rows.push('Liste', '');
  if (hasHeader) rows.push(order.join(delimiter));
  const count = random(12) === 0 ? 120 + random(300) : 1 + random(50);
  const lines: string[][] = [];
  for (let number = 0; number < count; number++) {
    const values = order.map((column) => sound[column]?.(random, pick) ?? '');
    if (type === 'users' && random(3) === 0)
      for (const column of ['latitude', 'longitude']) if (order.includes(column)) values[order.indexOf(column)] = '';
    for (let change = random(isCalm ? 8 : 3); change < (isCalm ? 1 : 2); change++) {
      const at = random(values.length);
      values[at] = oddValue(order[at] ?? '', random);
    }
    if (random(400) === 0)
      values[random(values.length)] = 'é'.repeat(pick(1500, 40_000, 150_000)) + pick('', '\n', '"');
    lines.push(values);
    let row = values.map((value) => written(value, delimiter, random)).join(delimiter);
    if (random(40) === 0) row += delimiter.repeat(1 + random(3));
    if (random(70) === 0) row = row.slice(0, random(row.length));
    if (random(40) === 0) rows.push(pick('', delimiter.repeat(order.length - 1), ' ', '\u00a0', `""${delimiter} `));
    rows.push(row);
  }
  let text = rows.map((row) => row + lineEnd()).join('');
  if (random(3) === 0) text = text.replace(/[\r\n]+$/, '');
  const bytes = encoded(text, encoding);
  const isBroken = encoding === 'utf-8-bom' && random(3) === 0;
  if (isBroken) for (let at = 0; at < 3; at++) bytes[3 + random(bytes.length)] = pick(0xff, 0xc3, 0xe2, 0x80);
  const repairs = random(3) === 0 ? someRepairs(random, pick, order, lines) : [];
  const values =
    random(2) === 0
      ? withBuiltInValues(type, {
          addressLocality: { nancy: 'Nancy-ville' },
          communityId: { '7': '8' },
          addressCountry: { fr: 'France' },
        })
      : undefined;
  const given = type === 'users' && random(6) === 0 ? { communityId: '12' } : undefined;
  const constants =
    random(4) === 0 ? { addressCountry: pick('France', 'Belgique', ' x'), private: '0', givenName: 'Anne' } : undefined;
  const options: ImportOptions = {
    delimiter,
    ...((encoding === 'ibm850' || encoding === 'macintosh' || encoding === 'utf-8-twice' || random(4) === 0) && {
      encoding,
    }),
    ...(values && { values }),
    ...(given && { given }),
    ...(constants && { constants }),
    ...(random(8) === 0 && { codes: { gender: 'national', newsSubscription: 'oneIsNo', free: 'oneIsYes' } }),
    ...(repairs.length > 0 && { repairs }),
  };
  const isSheet = encoding === 'utf-8' && delimiter === ';' && random(4) === 0;
  return {
    type,
    bytes,
    chunkBytes: pick(1 << 18, 1 << 18, 4099, 257, 61),
    options,
    isSheet,
    rulesOnly: random(4) === 0,
  };
}

/** A file with every odd value of a column, each in a sound line of its own. */
export function oddFile(type: ImportType, column: string, encoding: ImportEncoding): FuzzedFile {
  const random = randomOf(1);
  const pick: Pick = (...values) => values[random(values.length)] as (typeof values)[number];
  const columns: readonly string[] = importColumns[type];
  const rows = oddValuesOf(column).map((value) =>
    columns.map((name) => quoted(name === column ? value : (sound[name]?.(random, pick) ?? ''), ';')).join(';'),
  );
  const bytes = encoded([columns.join(';'), ...rows].join('\n'), encoding);
  return { type, bytes, chunkBytes: 4099, options: { encoding }, isSheet: false, rulesOnly: false };
}

function someRepairs(
  random: (below: number) => number,
  pick: Pick,
  order: readonly string[],
  lines: readonly (readonly string[])[],
): ImportRepair[] {
  const at = random(lines.length);
  const values = lines[at] ?? [];
  const column = order[random(order.length)] ?? '';
  const ofLine = { line: 1 + at + random(3), record: recordDigest(values) };
  const value = values[order.indexOf(column)] ?? '';
  const all: ImportRepair[] = [
    { column, value, to: pick('corrected', '1', '') },
    { column, ...ofLine, to: 'corrected' },
    { leavesOut: 'line', ...ofLine },
    { hasAccount: true, ...ofLine },
    {
      column,
      change: { kind: 'replace', find: pick('a', '6', ' '), with: pick('', 'é') },
      cause: pick(null, 'whitespace'),
    },
    { column, change: { kind: 'fill', with: '1' }, cause: null },
    { column: 'telephone', change: { kind: 'digits' }, cause: pick(null, 'suspiciousPhone') },
    { coordinates: pick('swap', 'split') },
    { leavesOut: 'cause', cause: pick('whitespace', 'email', 'looksLikeFormula', 'commasLost'), column },
    { leavesOut: 'cause', cause: 'fieldCount', column: null },
  ];
  return all.filter(() => random(4) === 0);
}

/** Everything that a check of a fuzzed file tells, as text. */
function told(file: FuzzedFile, plan: ImportPlan, how: Partial<CheckOptions>) {
  const events: string[] = [];
  const places: RecordPlace[] = [];
  const problem =
    (severity: string) =>
    (cause: string, { line, record, field, value, raw }: FoundProblem) => {
      events.push([severity, cause, line, record, field, value?.slice(0, 50), raw?.line, raw?.fields.length].join(' '));
    };
  const summary = orRefused(() =>
    checkImport(
      sourceOf(file),
      plan,
      {
        error: problem('error'),
        warning: problem('warning'),
        leftOut: (record, line) => events.push(`out ${record} ${line}`),
      },
      {
        today,
        rulesOnly: file.rulesOnly,
        onPlace: (place) => places.push(place),
        ledger: { add: () => events.push('record'), hash: (record, hash) => events.push(`hash ${record} ${hash}`) },
        ...how,
      },
    ),
  );
  return { told: JSON.stringify([summary, events], null, 1), places };
}

const sourceOf = ({ bytes, chunkBytes, isSheet }: FuzzedFile) => ({
  ...memorySource(bytes, chunkBytes),
  ...(isSheet && { workbook: { sheet: 'Liste' } }),
});

/** Checks a fuzzed file from its bytes, and as text alone. */
export function bothChecks(file: FuzzedFile): { bytes: string; text: string } {
  const plan = planOf(file);
  if (typeof plan === 'string') return { bytes: plan, text: plan };
  const bytes = told(file, plan, {});
  const text = told(file, plan, { onRecord: () => {} });
  // What is read from a place is what stands there.
  const place = bytes.places.findLast(({ records }) => text.places.some((other) => other.records === records));
  const same = text.places.find(({ records }) => records === place?.records);
  const from = (start: RecordPlace) => told(file, plan, { from: start, isRepeated: () => false }).told;
  return { bytes: bytes.told + (place ? from(place) : ''), text: text.told + (same ? from(same) : '') };
}

/** How a file is read, or why it is refused. */
const planOf = (file: FuzzedFile): ImportPlan | string =>
  orRefused(() => planImport(sourceOf(file), file.type, file.options));

function orRefused<T>(work: () => T): T | string {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UnreadableImport)) throw error;
    return error.reason;
  }
}
