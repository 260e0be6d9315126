import { type CheckOptions, checkImport, type FoundProblem } from '#main/transfer/import/check.ts';
import { encodingOf } from '#main/transfer/import/encodings/encode.ts';
import { upperHalfOf } from '#main/transfer/import/encodings/single-byte.ts';
import { type ImportPlan, planImport } from '#main/transfer/import/plan.ts';
import type { RecordPlace } from '#main/transfer/import/read.ts';
import { recordDigest } from '#main/transfer/import/repairs.ts';
import { UnreadableImport } from '#main/transfer/import/unreadable.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { importDelimiters } from '#shared/import/delimiters.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import { withBuiltInValues } from '#shared/import/value-replacements.ts';
import type { ImportEncoding, ImportOptions } from '#shared/ipc/transfer.ts';
import { memorySource } from '#tests/support/imports.ts';
import { randomOf } from '#tests/support/random.ts';

const today = '2026-06-15';

type Pick = <T>(...values: readonly T[]) => T;

/** Values that a column has in files of people, without any problem as a rule. */
const sound: Readonly<Record<string, (random: (below: number) => number, pick: Pick) => string>> = {
  email: (random, pick) =>
    `p${random(400)}${pick('', '.x', '+y')}@${pick('b.fr', 'gmail.com', 'EXAMPLE.org', 'a-b.c.fr')}`,
  givenName: (_, pick) => pick('Zoé', 'Jean-Luc', "N'Guyen", 'Œuvre', 'Marie Ève'),
  familyName: (_, pick) => pick('Šimić', 'CŒUR', 'L’Hôte', 'Martin', "d'Évreux", 'JOÃO'),
  gender: (_, pick) => pick('0', '1', '2', '3'),
  birthDate: (random) => `19${10 + random(90)}-0${1 + random(9)}-${10 + random(19)}`,
  telephone: (_, pick) =>
    pick(
      '0639980001',
      '06 39 98 00 01',
      '+33 6 39 98 00 01',
      '+33 (0)6.39.98.00.01',
      '0033639980001',
      '00 1 (0)23 45 67 89',
    ),
  communityId: (random, pick) => pick('', '', String(random(90))),
  relayPointTypeId: (random) => String(random(9)),
  houseNumber: (_, pick) => pick('', '48 bis', '7', '12-14'),
  streetAddress: (_, pick) => pick('', 'rue de l’Église', "quai d'Orsay", 'bât. ”B”', '8, rue Œillet', 'lieu-dit ‚x‚'),
  postalCode: (_, pick) => pick('', '35000', '2A004', '01000'),
  addressLocality: (_, pick) => pick('', 'Saint-Étienne', 'Nancy'),
  addressCountry: (_, pick) => pick('', 'France', 'FR', 'Belgique'),
  latitude: (_, pick) => pick('48.69', '5.2', '-21.1', '14.60'),
  longitude: (_, pick) => pick('6.17', '-52.3', '0.5', '165.75'),
  newsSubscription: (_, pick) => pick('', '0', '1'),
  name: (random) => `Gare ${random(99)}`,
  places: (_, pick) => pick('', '0', '12'),
  externalId: (random) => `PR-${random(999)}`,
};
const yesNo = (_: unknown, pick: Pick) => pick('', '0', '1');

/** Texts that some rule looks at, whatever the column. */
const odd: readonly string[] = [
  ...['', ' ', ' x', 'x ', '\t', 'x\t', '\u00a0', '\u00a0x', 'x\u202f', '\ufeffx', '\u3000', 'a\u00a0b', '\u1680'],
  ...[
    '=1',
    '@x',
    '+x',
    '-x',
    '+33',
    '-1',
    '- 1',
    '-é',
    '+1\u00a02',
    "'=1",
    "'+33",
    "''@x",
    "a;'-b",
    "x'",
    "'",
    "'\t",
    "'＝x",
    '＝x',
  ],
  ...['\u0000', 'a\u0008', '\u007f', 'a\u0085b', '\ufffd', '\u009f', '\u0081', '\u2028', '\u000b', 'a\u000c'],
  ...['Ã©', 'â€™x', 'Â°', 'xŠ', 'éŒ', 'Œé', 'a‚', 'ƒx', 'ˆ', '™', 'a™', 'Šimić', 'É‰'],
  ...['12,5 km', '-1,5', '-,5', '1\u200b,5', '-\u200b1,5', '12, rue', '1,', '8,é', '99,99,99', '-'],
  ...['0', '1', '2', '3', '4', '00', 'oui', 'Non', 'x', 'Femme', 'M.', ' mme', 'H', '１', '²'],
  ...[
    '1984-02-29',
    '1985-02-29',
    '17/05/1984',
    '2026-06-15',
    '2026-06-16',
    '0000-01-01',
    '0001-01-01',
    '1984-13-01',
    '1984-5-17',
    '99999-01-01',
    '1984-05-1x',
  ],
  ...[
    '90',
    '90.0',
    '-90.0',
    '90.1',
    '89.99999',
    '180.0',
    '-180.5',
    '48,69',
    '48',
    '.5',
    '5.',
    '-',
    '--1',
    '1e5',
    '1.2.3',
    '1,2,3',
    '10.0',
    '-5.6',
    '-5.7',
    '010.5',
    '0',
    '0.0',
    '41.0',
    '51.6',
    '1'.repeat(400),
  ],
  ...[
    'a@b',
    'a@b.c',
    '@b.fr',
    'a@.fr',
    'a@b..fr',
    'a@b.fr.',
    'a b@c.fr',
    'é@b.fr',
    'A@B.FR',
    'x@gamil.com',
    'x@b-.fr',
    'a@b@c.fr',
    'a@b.f1',
    'İ@b.fr',
    'a@-.fr',
    'p1@b.fr',
    'P1@B.fr',
  ],
  ...[
    '06',
    '0039',
    '+0',
    '+33(0)',
    '0(0)33639980001',
    '(+33)639980001',
    '+33 6 39 98 00 01 99 99 99',
    '003363998',
    '+1234567',
    '+12345678',
    '+1(0)2345678',
    '06–39–98–00–01',
    '06\u00a039\u00a098\u00a000\u00a001',
    'tel:0639980001',
    '00 (0)33 6 39 98',
    '+33\u200b639980001',
    '0033 6 39 98 00 01 2345',
    '001234567890123456',
  ],
  ...[
    '6200',
    '1000',
    '123',
    '12345678901234567',
    'é'.repeat(8),
    'é'.repeat(128),
    'x'.repeat(255),
    'x'.repeat(256),
    'ç'.repeat(90),
  ],
  ...[
    'a\\',
    '\\"',
    '<a href="x">',
    'a"b',
    '"',
    '""',
    'a""',
    'x\ny',
    '\r\n',
    'x\r',
    "x\r'=y",
    '\n',
    '\r\r\n',
    '😀',
    '😀 x',
    'a\u0301',
    'ﬀ',
  ],
];

/** A value as files write it: quoted where it must be, or where chance wants it. */
function written(value: string, delimiter: string, random: (below: number) => number): string {
  const mustBe = value.includes(delimiter) || /["\r\n]/.test(value);
  if (random(60) === 0) return value;
  if (!mustBe && random(6) > 0) return value;
  const quoted = `"${value.replaceAll('"', '""')}"`;
  return random(80) === 0 ? `${quoted}x` : random(200) === 0 ? quoted.slice(0, -1) : quoted;
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
  warnsForPerson: boolean | undefined;
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
  const count = 1 + random(60);
  const lines: string[][] = [];
  for (let number = 0; number < count; number++) {
    const values = order.map((column) =>
      (sound[column] ?? (/^(secured|free|official|private)$/.test(column) ? yesNo : () => ''))(random, pick),
    );
    if (type === 'users' && random(3) === 0)
      for (const column of ['latitude', 'longitude']) if (order.includes(column)) values[order.indexOf(column)] = '';
    for (let change = random(isCalm ? 8 : 3); change < (isCalm ? 1 : 2); change++)
      values[random(values.length)] = odd[random(odd.length)] ?? '';
    if (random(90) === 0) values[random(values.length)] = 'é'.repeat(pick(1500, 40_000, 150_000)) + pick('', '\n', '"');
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
    warnsForPerson: pick(undefined, true, true, false),
  };
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
  const summary = checkImport(
    sourceOf(file),
    plan,
    {
      error: problem('error'),
      warning: problem('warning'),
      leftOut: (record, line) => events.push(`out ${record} ${line}`),
    },
    {
      today,
      ...(file.warnsForPerson !== undefined && { warnsForPerson: file.warnsForPerson }),
      onPlace: (place) => places.push(place),
      ledger: { add: () => events.push('record'), hash: (record, hash) => events.push(`hash ${record} ${hash}`) },
      ...how,
    },
  );
  return { told: JSON.stringify([summary, events], null, 1), places };
}

const sourceOf = ({ bytes, chunkBytes, isSheet }: FuzzedFile) => ({
  ...memorySource(bytes, chunkBytes),
  ...(isSheet && { workbook: { sheet: 'Liste' } }),
});

/** Checks a fuzzed file from its bytes, and as text alone. A file that is refused is so in both. */
export function bothChecks(file: FuzzedFile): { bytes: string; text: string } {
  try {
    return checkedTwice(file);
  } catch (error) {
    if (!(error instanceof UnreadableImport)) throw error;
    return { bytes: error.reason, text: error.reason };
  }
}

function checkedTwice(file: FuzzedFile): { bytes: string; text: string } {
  const plan = planImport(sourceOf(file), file.type, file.options);
  const bytes = told(file, plan, {});
  const text = told(file, plan, { onRecord: () => {} });
  // What is read from a place is what stands there.
  const last = bytes.places.at(-1);
  if (last !== undefined) {
    const seen = told(file, plan, { from: last, isRepeated: () => false }).told;
    const other = text.places.at(-1);
    const expected = other === undefined ? '' : told(file, plan, { from: other, isRepeated: () => false }).told;
    bytes.told += seen;
    text.told += expected;
  }
  return { bytes: bytes.told, text: text.told };
}
