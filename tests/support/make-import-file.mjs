#!/usr/bin/env node
// Writes a large import file whose check results are known, and prints them as one JSON line: {records, valid, errorsByCause}.
//
//   node make-import-file.mjs --type users --rows 100000 --seed 1 --errors 0.01 --encoding utf-8 --out FILE
//
//   --type       users | relaypoints                              (users)
//   --rows       number of records                                (1000)
//   --seed       same seed and options, same bytes                (1)
//   --errors     share of records that get one error each         (0.01)
//   --encoding   utf-8 | utf-8-bom | windows-1252 | utf-16le      (utf-8)
//   --delimiter  ; | , | tab | pipe                               (;)
//   --eol        lf | crlf | mixed                                (crlf)
//   --no-header  leave the header line out
//
// No record gives a warning. About 5 % of the fields are quoted, some with line breaks, delimiters and
// doubled quotes. Every row is computed from the seed and its number alone, so memory does not grow with the number of rows.

import { closeSync, openSync, writeSync } from 'node:fs';

const COLUMNS = {
  users: [
    'email',
    'givenName',
    'familyName',
    'gender',
    'birthDate',
    'telephone',
    'communityId',
    'houseNumber',
    'streetAddress',
    'postalCode',
    'addressLocality',
    'addressCountry',
    'latitude',
    'longitude',
    'newsSubscription',
  ],
  relaypoints: [
    'name',
    'relayPointTypeId',
    'latitude',
    'longitude',
    'places',
    'placesDisabled',
    'secured',
    'free',
    'official',
    'private',
    'externalId',
    'externalAuthor',
    'communityId',
    'description',
    'fullDescription',
    'streetAddress',
    'postalCode',
    'addressLocality',
    'addressCountry',
  ],
};
const FREE_TEXT = new Set(['streetAddress', 'description', 'fullDescription']);
const QUOTED_SHARE = 0.05;

const WOMEN = [
  'Camille',
  'Léa',
  'Inès',
  'Chloé',
  'Anaïs',
  'Zoé',
  'Maëlle',
  'Agnès',
  'Françoise',
  'Hélène',
  'Noémie',
  'Aurélie',
  'Jeanne',
  'Marie-Thérèse',
  'Salomé',
  'Fatima',
  'Élodie',
  'Océane',
];
const MEN = [
  'Hugo',
  'Théo',
  'Noé',
  'Malo',
  'Jules',
  'Axel',
  'Loïc',
  'François',
  'Jérôme',
  'Rémi',
  'Gaël',
  'Jean-Baptiste',
  'Benoît',
  'Mehdi',
  'Cédric',
  'Étienne',
  'Raphaël',
  'Yves',
];
const FAMILIES = [
  'Durand',
  'Lefèvre',
  'Moreau',
  'Garnier',
  'Roussel',
  'Faure',
  'Perrin',
  'Le Goff',
  'Bonnet',
  'Marchand',
  'Colin',
  'Renard',
  'Müller',
  'Guérin',
  'd’Estrées',
  'Besançon',
  'Cœur',
  'Lemaître',
  'N’Diaye',
  'Aubry-Lacroix',
  'Châtelain',
  'Hénault',
  'Prévost',
  'Zimmermann',
];
const STREETS = [
  'rue des Écoles',
  'place de l’Église',
  'chemin du Moulin',
  'boulevard Gambetta',
  'impasse du Puits',
  'quai de la Fosse',
  'allée des Tilleuls',
  'rue Philippe Séguin',
  'avenue de la République',
  'route de Saint-Étienne',
  'rue du Maréchal-Foch',
  'sentier des Vergers',
  'cours Léopold',
  'rue de la Forêt',
  'lieu-dit Les Œillets',
];
const TOWNS = [
  ['01000', 'Bourg-en-Bresse', 46.2057, 5.2255],
  ['05000', 'Gap', 44.5594, 6.0786],
  ['06000', 'Nice', 43.7102, 7.262],
  ['07200', 'Aubenas', 44.6198, 4.3905],
  ['09000', 'Foix', 42.9639, 1.6054],
  ['2A004', 'Ajaccio', 41.9192, 8.7386],
  ['29200', 'Brest', 48.3904, -4.4861],
  ['35000', 'Rennes', 48.1173, -1.6778],
  ['42000', 'Saint-Étienne', 45.4397, 4.3872],
  ['44000', 'Nantes', 47.2184, -1.5536],
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the longitude of Cahors.
  ['46000', 'Cahors', 44.4475, 1.442],
  ['54000', 'Nancy', 48.6921, 6.1844],
  ['59000', 'Lille', 50.6292, 3.0573],
  ['64000', 'Pau', 43.2951, -0.3708],
  ['67000', 'Strasbourg', 48.5734, 7.7521],
  ['88000', 'Épinal', 48.1724, 6.4494],
];
const PLACES = [
  'Parking de la Gare',
  'Aire de covoiturage',
  'Place du Marché',
  'Mairie',
  'Rond-point de l’Europe',
  'Échangeur sud',
  'Salle des fêtes',
  'Collège',
  'Piscine',
  'Centre hospitalier',
];
const REMARKS = [
  'Éclairage la nuit',
  'Abri et banc',
  'Arrêt de car à 50 m',
  'Hauteur limitée à 1,90 m',
  'Fermé pendant la foire de février',
  'Bornes de recharge',
  'Accès par la rue derrière l’église',
];

function readOptions(argv) {
  const options = {
    type: 'users',
    rows: '1000',
    seed: '1',
    errors: '0.01',
    encoding: 'utf-8',
    delimiter: ';',
    eol: 'crlf',
    header: true,
    out: '',
  };
  for (let i = 0; i < argv.length; i++) {
    const name = argv[i].replace(/^--/, '');
    if (name === 'no-header') options.header = false;
    else if (name !== 'header' && name in options && i + 1 < argv.length) options[name] = argv[++i];
    else fail(`unknown option or missing value: ${argv[i]}`);
  }
  options.rows = Number(options.rows);
  options.seed = Number(options.seed);
  options.errors = Number(options.errors);
  options.delimiter = { tab: '\t', pipe: '|' }[options.delimiter] ?? options.delimiter;
  if (!(options.type in COLUMNS)) fail('--type is users or relaypoints');
  if (!Number.isInteger(options.rows) || options.rows < 0) fail('--rows is a whole number');
  if (!Number.isInteger(options.seed)) fail('--seed is a whole number');
  if (!(options.errors >= 0 && options.errors <= 1)) fail('--errors is between 0 and 1');
  if (!(options.encoding in ENCODERS)) fail(`--encoding is one of ${Object.keys(ENCODERS).join(', ')}`);
  if (![';', ',', '\t', '|'].includes(options.delimiter)) fail('--delimiter is ; , tab or pipe');
  if (!['lf', 'crlf', 'mixed'].includes(options.eol)) fail('--eol is lf, crlf or mixed');
  if (!options.out) fail('--out is needed');
  return options;
}

function fail(message) {
  process.stderr.write(`make-import-file: ${message}\n`);
  process.exit(2);
}

const ENCODERS = {
  'utf-8': { bom: '', encode: (text) => Buffer.from(text, 'utf8') },
  'utf-8-bom': { bom: '\ufeff', encode: (text) => Buffer.from(text, 'utf8') },
  'utf-16le': { bom: '\ufeff', encode: (text) => Buffer.from(text, 'utf16le') },
  // The only characters used that windows-1252 holds elsewhere than Latin-1.
  'windows-1252': {
    bom: '',
    encode: (text) =>
      Buffer.from(text.replaceAll('œ', '\x9c').replaceAll('Œ', '\x8c').replaceAll('’', '\x92'), 'latin1'),
  },
};

/** A generator of numbers in [0, 1) for one row: mulberry32, started from the seed and the row's number. */
function randomOf(seed, row) {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(row + 1, 0xc2b2ae35)) | 0;
  state ^= state >>> 15;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = (random, list) => list[Math.floor(random() * list.length)];
const whole = (random, from, to) => from + Math.floor(random() * (to - from + 1));
const two = (number) => String(number).padStart(2, '0');
const slug = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
const oneOf = (random, ...values) => pick(random, values);

function telephone(random) {
  const end = String(whole(random, 0, 9999)).padStart(4, '0');
  return oneOf(
    random,
    `063998${end}`,
    `06 39 98 ${end.slice(0, 2)} ${end.slice(2)}`,
    `+33 6 39 98 ${end.slice(0, 2)} ${end.slice(2)}`,
    `01.99.00.${end.slice(0, 2)}.${end.slice(2)}`,
  );
}

function position(random, [, , latitude, longitude]) {
  return { latitude: (latitude + random() / 10).toFixed(6), longitude: (longitude + random() / 10).toFixed(6) };
}

const ROWS = {
  users(random, row) {
    const woman = random() < 0.52;
    const givenName = pick(random, woman ? WOMEN : MEN);
    const familyName = pick(random, FAMILIES);
    const town = pick(random, TOWNS);
    const placed = random() < 0.6;
    return {
      email: `${slug(givenName)}.${slug(familyName)}.${row + 1}@example.org`,
      givenName,
      familyName,
      gender: random() < 0.03 ? '3' : woman ? '1' : '2',
      birthDate: `${whole(random, 1940, 2006)}-${two(whole(random, 1, 12))}-${two(whole(random, 1, 28))}`,
      telephone: telephone(random),
      communityId: random() < 0.3 ? String(whole(random, 1, 60)) : '',
      houseNumber: oneOf(random, '', String(whole(random, 1, 180)), `${whole(random, 1, 60)} bis`),
      streetAddress: pick(random, STREETS),
      postalCode: town[0],
      addressLocality: town[1],
      addressCountry: 'France',
      latitude: '',
      longitude: '',
      ...(placed ? position(random, town) : {}),
      newsSubscription: oneOf(random, '', '0', '1'),
    };
  },
  relaypoints(random, row) {
    const town = pick(random, TOWNS);
    const flag = () => oneOf(random, '', '0', '1');
    return {
      name: `${pick(random, PLACES)} ${row + 1}`,
      relayPointTypeId: String(whole(random, 1, 6)),
      ...position(random, town),
      places: oneOf(random, '', String(whole(random, 0, 250))),
      placesDisabled: oneOf(random, '', String(whole(random, 0, 9))),
      secured: flag(),
      free: flag(),
      official: flag(),
      private: flag(),
      externalId: `PR-${String(row + 1).padStart(7, '0')}`,
      externalAuthor: oneOf(random, '', 'Ville', 'Département'),
      communityId: random() < 0.3 ? String(whole(random, 1, 60)) : '',
      description: pick(random, REMARKS),
      fullDescription: oneOf(random, '', pick(random, REMARKS)),
      streetAddress: pick(random, STREETS),
      postalCode: town[0],
      addressLocality: town[1],
      addressCountry: 'France',
    };
  },
};

const withPosition = (random, values) => Object.assign(values, position(random, pick(random, TOWNS)));
/** What is done to a record's values to get exactly one error; the empty ones are done by writeRow and makeRow. */
const COMMON_ERRORS = {
  fieldCount() {},
  unclosedQuote() {},
  integer: (random, values) => {
    values.communityId = oneOf(random, '12a', '1.5', 'douze');
  },
  decimal: (random, values) => {
    withPosition(random, values).latitude = oneOf(random, 'nord', '48°41', '4.8.6', '1e1');
  },
  latitude: (random, values) => {
    withPosition(random, values).latitude = oneOf(random, '91.5', '-90.000001', '488.566');
  },
  longitude: (random, values) => {
    withPosition(random, values).longitude = oneOf(random, '180.5', '-181.0', '2352.2');
  },
};
const ERRORS = {
  users: {
    ...COMMON_ERRORS,
    required: (random, values) => {
      values[oneOf(random, 'email', 'givenName', 'familyName', 'gender', 'birthDate', 'telephone')] = '';
    },
    email: (random, values) => {
      values.email = oneOf(
        random,
        values.email.replace('@', ' '),
        values.email.replace('.org', ''),
        `é${values.email}`,
      );
    },
    gender: (random, values) => {
      values.gender = oneOf(random, 'F', '4', 'homme');
    },
    date: (random, values) => {
      values.birthDate = oneOf(random, '1984-02-30', '31/04/1990', '1/5/1984', '17-05-1984', '1990-13-01');
    },
    boolean: (random, values) => {
      values.newsSubscription = oneOf(random, 'oui', 'false', '2');
    },
    duplicateInFile() {},
    coordinatePair: (random, values) => {
      withPosition(random, values)[oneOf(random, 'latitude', 'longitude')] = '';
    },
    controlCharacter: (random, values) => {
      values[oneOf(random, 'givenName', 'streetAddress', 'postalCode')] += '\u0001x';
    },
  },
  relaypoints: {
    ...COMMON_ERRORS,
    required: (random, values) => {
      values[oneOf(random, 'name', 'relayPointTypeId', 'latitude', 'longitude')] = '';
    },
    boolean: (random, values) => {
      values[oneOf(random, 'secured', 'free', 'official', 'private')] = oneOf(random, 'oui', '01', 'true');
    },
    tooLong: (random, values) => {
      if (random() < 0.5) values.description = 'é'.repeat(128);
      else values.postalCode = '54000 CEDEX 0123';
    },
    controlCharacter: (random, values) => {
      values[oneOf(random, 'name', 'description', 'postalCode')] += '\u0001';
    },
  },
};

/** The row's error, or null. It is drawn first, so that a later row can ask whether this one is clean. */
function causeOf(random, { type, errors }) {
  return random() < errors ? pick(random, Object.keys(ERRORS[type])) : null;
}

function makeRow(options, row) {
  const random = randomOf(options.seed, row);
  let cause = causeOf(random, options);
  const values = ROWS[options.type](random, row);
  if (cause === 'duplicateInFile') {
    const email = earlierEmail(options, row, random);
    if (email) values.email = random() < 0.5 ? email : email.toUpperCase();
    else cause = 'email';
  }
  if (cause) ERRORS[options.type][cause](random, values);
  return { values, cause, random };
}

/** The e-mail of an earlier record without error, or null when a few tries find none. */
function earlierEmail(options, row, random) {
  for (let tries = 0; row > 0 && tries < 20; tries++) {
    const earlier = whole(random, 0, row - 1);
    const itsRandom = randomOf(options.seed, earlier);
    if (causeOf(itsRandom, options) === null) return ROWS.users(itsRandom, earlier).email;
  }
  return null;
}

/** A free text made harder: a line break, the delimiter, doubled quotes, or left alone. */
function enrich(random, text, { delimiter }) {
  return oneOf(
    random,
    `${text}\nbâtiment B`,
    `${text}\r\nporte 3`,
    `${text}${delimiter} au fond`,
    `${text} "nord"`,
    text,
  );
}

function writeField(value, quoted, delimiter) {
  const needed = quoted || value.includes(delimiter) || /["\r\n]/.test(value);
  return needed ? `"${value.replaceAll('"', '""')}"` : value;
}

function writeRow(options, row) {
  const { values, cause, random } = makeRow(options, row);
  const fields = COLUMNS[options.type].map((key) => {
    const value = values[key];
    if (cause === 'unclosedQuote' && key === 'streetAddress') return `"Résidence "${value}" nord"`;
    const quoted = random() < QUOTED_SHARE;
    return writeField(
      quoted && value && FREE_TEXT.has(key) ? enrich(random, value, options) : value,
      quoted,
      options.delimiter,
    );
  });
  if (cause === 'fieldCount') {
    if (random() < 0.5) fields.pop();
    else fields.push('en trop');
  }
  const end = options.eol === 'mixed' ? oneOf(random, '\r\n', '\n', '\r') : options.eol === 'lf' ? '\n' : '\r\n';
  return { text: fields.join(options.delimiter) + end, cause };
}

function main() {
  const options = readOptions(process.argv.slice(2));
  const { bom, encode } = ENCODERS[options.encoding];
  const columns = COLUMNS[options.type];
  const errorsByCause = {};
  let valid = 0;
  let pending = bom + (options.header ? columns.join(options.delimiter) + (options.eol === 'lf' ? '\n' : '\r\n') : '');
  const file = openSync(options.out, 'w');
  const flush = () => {
    const bytes = encode(pending);
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    pending = '';
  };
  for (let row = 0; row < options.rows; row++) {
    const { text, cause } = writeRow(options, row);
    if (cause) errorsByCause[cause] = (errorsByCause[cause] ?? 0) + 1;
    else valid++;
    pending += text;
    if (pending.length > 1 << 16) flush();
  }
  flush();
  closeSync(file);
  process.stdout.write(`${JSON.stringify({ records: options.rows, valid, errorsByCause })}\n`);
}

main();
