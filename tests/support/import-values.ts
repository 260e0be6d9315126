export type Pick = <T>(...values: readonly T[]) => T;

const yesNo = (_: unknown, pick: Pick) => pick('', '0', '1');

/** Values that a column has in files of people, without any problem as a rule. */
export const sound: Readonly<Record<string, (random: (below: number) => number, pick: Pick) => string>> = {
  email: (random, pick) =>
    `p${random(400)}${pick('', '.x', '+y')}@${pick('b.fr', 'gmail.com', 'EXAMPLE.org', 'a-b.c.fr')}`,
  givenName: (_, pick) => pick('Zoé', 'Zoé ', 'Jean-Luc', "N'Guyen", 'Œuvre', 'Marie Ève'),
  familyName: (_, pick) => pick('Šimić', 'CŒUR', 'L’Hôte', 'Martin', "d'Évreux", 'JOÃO'),
  gender: (_, pick) => pick('0', '1', '2', '3'),
  birthDate: (random, pick) =>
    pick(
      `19${10 + random(90)}-0${1 + random(9)}-${10 + random(19)}`,
      `${10 + random(19)}/0${1 + random(9)}/20${10 + random(16)}`,
    ),
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
  latitude: (_, pick) => pick('48.69', '5.2', '-21.1', '14.60', '48,69', '5,2'),
  longitude: (_, pick) => pick('6.17', '-52.3', '0.5', '165.75', '6,17 '),
  newsSubscription: yesNo,
  secured: yesNo,
  free: yesNo,
  official: yesNo,
  private: yesNo,
  name: (random) => `Gare ${random(99)}`,
  places: (_, pick) => pick('', '0', '12'),
  externalId: (random) => `PR-${random(999)}`,
};

/** Texts that some rule looks at, whatever the column. */
const oddTexts: readonly string[] = [
  ...[
    '',
    ' ',
    ' x',
    'x ',
    '\t',
    'x\t',
    '\u00a0',
    '\u00a0x',
    ' \u00a0x',
    'x\u202f',
    '\ufeffx',
    '\u3000',
    'a\u00a0b',
    '\u1680',
  ],
  ...['=1', '@x', '+x', '-x', '+33', '-1', '- 1', '-é', '+1\u00a02', "'=1", "'+33", "''@x", "a;'-b", "x'", "'", "'\t"],
  ...[
    "'＝x",
    '＝x',
    '\u0000',
    'a\u0008',
    '\u007f',
    'a\u0085b',
    '\ufffd',
    '\u009f',
    '\u0081',
    '\u2028',
    '\u000b',
    'a\u000c',
  ],
  ...['Ã©', 'â€™x', 'Â°', 'xŠ', 'éŒ', 'Œé', 'a‚', 'ƒx', 'ˆ', '™', 'a™', 'Šimić', 'É‰', 'aŒb', 'Œ Œ', '"Œ"', 'JOÃO'],
  ...['12,5 km', '-1,5', '-,5', '1\u200b,5', '-\u200b1,5', '12, rue', '1,', '8,é', '99,99,99', '-', 'oui', '１', '²'],
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
  ],
  ...['a\u0301', 'ﬀ', 'é'.repeat(8), 'x'.repeat(255)],
];
const oddNumbers = [
  '90',
  '90.0',
  '-90.0',
  '90.1',
  '89.99999',
  '180.0',
  '-180.5',
  '181.2',
  '48',
  '.5',
  '5.',
  '-',
  '--1',
];
const oddCoordinates = [
  ...oddNumbers,
  ...[
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
    '6,5',
    '9.9',
  ],
];
const oddCodes = ['0', '1', '2', '3', '4', '00', 'Non', 'x', 'Femme', 'M.', ' mme', 'H', '-1', ' 1'];
const oddPostcodes = [
  '6200',
  '1000',
  ' 6200',
  '123',
  '12345678901234567',
  'é'.repeat(8),
  'é'.repeat(5),
  '1""2',
  '٤٤٤٤',
];
/** Texts that the rules of one column look at. */
const oddOf: Readonly<Record<string, readonly string[]>> = {
  email: [
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
    ],
    ...['a@b@c.fr', 'a@b.f1', 'İ@b.fr', 'a@-.fr', 'p1@b.fr', 'P1@B.fr', ' p2@b.fr', `${'a'.repeat(1100)}@b.fr`],
  ],
  birthDate: [
    ...['1984-02-29', '1985-02-29', '17/05/1984', '2026-06-15', '2026-06-16', '15/06/2026', '16/06/2026', '0000-01-01'],
    ...['0001-01-01', '1984-13-01', '1984-5-17', '99999-01-01', '1984-05-1x', '31/04/1984', '1984/05/17', '17-05-1984'],
  ],
  telephone: [
    ...['06', '0039', '+0', '+33(0)', '0(0)33639980001', '(+33)639980001', '+33 6 39 98 00 01 99 99 99', '003363998'],
    ...['+1234567', '+12345678', '+1(0)2345678', '+1(0)234567', '00 1(0)234567', '06–39–98–00–01', 'tel:0639980001'],
    ...[
      '06\u00a039\u00a098\u00a000\u00a001',
      '00 (0)33 6 39 98',
      '+33\u200b639980001',
      '0033 6 39 98 00 01 2345',
      '001234567890123456',
    ],
  ],
  latitude: oddCoordinates,
  longitude: oddCoordinates,
  gender: oddCodes,
  postalCode: oddPostcodes,
  addressCountry: ['france', 'FR', 'fr ', 'Fr', 'F', 'Suisse', ''],
  communityId: ['7', '07', '1.0', '-1', '٣', '12 '],
  description: ['é'.repeat(127), 'é'.repeat(128), 'x'.repeat(255), 'x'.repeat(256), 'ç'.repeat(90), '"'.repeat(200)],
};

/** A text that some rule looks at. */
export function oddValue(column: string, random: (below: number) => number): string {
  const own = oddOf[column];
  const texts = own !== undefined && random(2) === 0 ? own : oddTexts;
  return texts[random(texts.length)] ?? '';
}

/** Every text that some rule looks at in a column. */
export const oddValuesOf = (column: string): readonly string[] => [...(oddOf[column] ?? []), ...oddTexts];
