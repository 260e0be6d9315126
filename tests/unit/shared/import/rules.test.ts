import { describe, expect, test } from 'vitest';
import { foldTitle, isHeader, recognizeTitles } from '#shared/import/titles.ts';
import { causesOf, checkText, line } from '#tests/support/imports.ts';

describe('titles', () => {
  test.each([
    ['Sexe (0 à 3)', 'sexe'],
    ['Genre [0-3]', 'genre'],
    ['x((a) b)y', 'xy'],
    ['N° ', 'n'],
    ['ADRESSE\u00a0ÉLECTRONIQUE :', 'adresseelectronique'],
    ['Code_postal*', 'codepostal'],
    ['a(b', 'ab'],
  ])('%j is compared as %j', (title, folded) => {
    expect(foldTitle(title)).toBe(folded);
  });

  test('a second title for the same column is not recognised', () => {
    expect(recognizeTitles('users', ['Mail', 'E-mail', 'Prénom', '?'])).toEqual(['email', null, 'givenName', null]);
  });

  test('belong to their type of import', () => {
    expect(isHeader('users', ['Nom', 'Lat', 'Long'])).toBe(true);
    expect(isHeader('relaypoints', ['Nom', 'Prénom', 'E-mail'])).toBe(false);
  });
});

describe('users', () => {
  test.each<[Record<string, string>, string[]]>([
    [{ email: 'a.b_c%d+e-f@g-h.i.fr' }, []],
    [{ email: 'a@b.c' }, ['email']],
    [{ email: 'é@b.fr' }, ['email']],
    [{ email: 'a@b.fr, c@d.fr' }, ['email']],
    [{ email: '\u00a0' }, ['required', 'whitespace']],
    [{ gender: '4' }, ['gender']],
    [{ gender: '01' }, ['gender']],
    [{ gender: '٣' }, ['gender']],
    [{ birthDate: '2000-02-29' }, []],
    [{ birthDate: '1900-02-29' }, ['date']],
    [{ birthDate: '29/02/2024' }, ['dateFormat']],
    [{ birthDate: '31/04/1990' }, ['date']],
    [{ birthDate: '0001-01-01' }, []],
    [{ birthDate: '0000-12-31' }, ['date']],
    [{ birthDate: '1984-5-17' }, ['date']],
    [{ birthDate: '1984/05/17' }, ['date']],
    [{ birthDate: '17-05-1984' }, ['date']],
    [{ birthDate: '1984-00-10' }, ['date']],
    [{ birthDate: '1984-13-10' }, ['date']],
    [{ birthDate: '1984-01-00' }, ['date']],
    [{ birthDate: '1984-05-17\u000b' }, ['controlCharacter']],
    [{ telephone: '06 39 98 00 01' }, []],
    [{ telephone: '(06).39-98/00.01' }, []],
    [{ telephone: '06\u202f39\u00a098 00 01' }, []],
    [{ telephone: '+1 2345678' }, []],
    [{ telephone: '+12345678901234' + '5' }, []],
    [{ telephone: '+1234567890123456' }, ['suspiciousPhone']],
    [{ telephone: '+1234567' }, ['suspiciousPhone']],
    [{ telephone: '+0123456789' }, ['suspiciousPhone']],
    [{ telephone: '0039980001' }, []],
    [{ telephone: '0039980' }, ['suspiciousPhone']],
    [{ telephone: '06\t39980001' }, ['suspiciousPhone']],
    [{ telephone: '=06' }, ['looksLikeFormula', 'suspiciousPhone']],
    [{ communityId: '007' }, []],
    [{ communityId: '-1' }, ['integer']],
    [{ newsSubscription: '0' }, []],
    [{ newsSubscription: 'true' }, ['boolean']],
    [{ streetAddress: 'a\tb' }, []],
    [{ streetAddress: 'a\u0085b' }, ['controlCharacter']],
    [{ streetAddress: 'a\u009fb' }, ['controlCharacter']],
    [{ streetAddress: 'a\u00a0b' }, []],
    [{ streetAddress: '\u0001 =1' }, ['controlCharacter']],
    [{ streetAddress: ' @x' }, ['looksLikeFormula', 'whitespace']],
    [{ streetAddress: '+33 (0)1-2/3.4,5' }, []],
    [{ streetAddress: '+33 1\t2' }, ['looksLikeFormula']],
    [{ streetAddress: '-' }, []],
    [{ streetAddress: '\ufeffrue' }, ['whitespace']],
  ])('%j', (values, causes) => {
    expect(causesOf(values)).toEqual(causes);
  });

  test('a birth date is checked against today', () => {
    expect(causesOf({ birthDate: '2026-06-15' }, 'users', '2026-06-15')).toEqual([]);
    expect(causesOf({ birthDate: '16/06/2026' }, 'users', '2026-06-15')).toEqual(['dateFormat', 'futureBirthDate']);
  });
});

describe('coordinates', () => {
  const found = (latitude: string, longitude: string, type: 'users' | 'relaypoints' = 'users') => {
    const { errors, warnings } = checkText(line({ latitude, longitude }, type), { type });
    return [...errors, ...warnings].map(({ column, cause }) => `${column} ${cause}`);
  };

  test.each<[string, string, string[]]>([
    ['90.0', '-180.0', []],
    ['90.000001', '180.1', ['latitude latitude', 'longitude longitude']],
    ['48', '6.1', ['latitude decimal']],
    ['48,1', '6,1', ['latitude decimalComma', 'longitude decimalComma']],
    ['1,2,3', '+6.1', ['latitude decimal', 'longitude decimal']],
    ['1.2,3', '6.', ['latitude decimal', 'longitude decimal']],
    ['91,5', '6.1', ['latitude latitude']],
    ['', '6.1', ['latitude coordinatePair']],
    ['nord', '', ['latitude decimal', 'longitude coordinatePair']],
    ['', '\u0001', ['latitude coordinatePair', 'longitude controlCharacter']],
    ['', '', []],
  ])('of a user: %j %j', (latitude, longitude, expected) => {
    expect(found(latitude, longitude)).toEqual(expected);
  });

  test.each<[string, string, string[]]>([
    ['48', '-6', []],
    ['48,0', '6', ['latitude decimalComma']],
    ['', '6', ['latitude required']],
    ['-91', '181', ['latitude latitude', 'longitude longitude']],
  ])('of a relay point: %j %j', (latitude, longitude, expected) => {
    expect(found(latitude, longitude, 'relaypoints')).toEqual(expected);
  });
});

describe('lengths are counted in UTF-8 bytes after trimming', () => {
  test.each<[Record<string, string>, string[]]>([
    [{ description: 'a'.repeat(255) }, []],
    [{ description: 'a'.repeat(256) }, ['tooLong']],
    [{ description: `${'é'.repeat(127)}a` }, []],
    [{ description: 'é'.repeat(128) }, ['tooLong']],
    [{ description: '€'.repeat(85) }, []],
    [{ description: `${'€'.repeat(85)}a` }, ['tooLong']],
    [{ description: '\u{1f697}'.repeat(64) }, ['tooLong']],
    [{ description: ` ${'a'.repeat(255)} ` }, ['whitespace']],
    [{ postalCode: '1'.repeat(15) }, []],
    [{ postalCode: '1'.repeat(16) }, ['tooLong']],
    [{ fullDescription: 'a'.repeat(5000) }, []],
  ])('%j', (values, causes) => {
    expect(causesOf(values, 'relaypoints')).toEqual(causes);
  });
});

describe('duplicates in the file', () => {
  const duplicates = (...emails: string[]) =>
    checkText(emails.map((email) => line({ email })).join('\n')).errors.filter(
      ({ cause }) => cause === 'duplicateInFile',
    );

  test('ignore case and surrounding spaces', () => {
    expect(duplicates('a@b.fr', ' A@B.fr', 'c@d.fr', 'a@b.FR').map(({ record }) => record)).toEqual([2, 4]);
    expect(duplicates('É@b.fr', 'é@B.fr').map(({ record }) => record)).toEqual([2]);
    expect(duplicates('', '')).toEqual([]);
  });

  test('are listed beside other errors of the same e-mail, in order', () => {
    const { errors } = checkText([line({ email: 'x\u0001' }), line({ email: 'X\u0001' })].join('\n'));
    expect(errors.map(({ line: at, cause }) => [at, cause])).toEqual([
      [1, 'controlCharacter'],
      [2, 'duplicateInFile'],
      [2, 'controlCharacter'],
    ]);
  });

  test('ignore records that were split wrongly', () => {
    const short = 'a@b.fr;x';
    expect(checkText(`${line({ email: 'z@b.fr' })}\n${short}\n${line({ email: 'a@b.fr' })}`).errors).toMatchObject([
      { cause: 'fieldCount' },
    ]);
  });

  test('are not reported for relay points', () => {
    const same = line({}, 'relaypoints');
    expect(checkText(`${same}\n${same}`, { type: 'relaypoints' }).errors).toEqual([]);
  });
});

describe('records', () => {
  test('surplus fields are dropped when all are empty; any other difference is an error', () => {
    const text = [`${line()};;`, `${line({ email: 'b@c.fr' })}; ;x`, line({ email: 'd@e.fr' }).slice(0, -1)].join('\n');
    expect(checkText(text).errors).toEqual([
      { line: 2, record: 2, column: null, cause: 'fieldCount' },
      { line: 3, record: 3, column: null, cause: 'fieldCount' },
    ]);
  });

  test('empty rows give a warning between records and none at the end', () => {
    const { warnings, records } = checkText(`${line()}\n\n; \n${line({ email: 'b@c.fr' })}\n\n;;\n`);
    expect(records).toBe(2);
    expect(warnings).toEqual([
      { line: 2, record: null, column: null, cause: 'emptyRow' },
      { line: 3, record: null, column: null, cause: 'emptyRow' },
    ]);
  });

  test('a text that looks like a number is sent unchanged', () => {
    const values = {
      name: '007',
      externalId: '0042',
      streetAddress: '03',
      postalCode: '05000',
      addressLocality: '1,50',
    };
    const sent = checkText(line(values, 'relaypoints'), { type: 'relaypoints', sample: 1 }).sample?.values;
    expect(sent).toMatchObject(values);
    const person = { telephone: '0639980001', houseNumber: '007', postalCode: '01000' };
    expect(checkText(line(person), { sample: 1 }).sample?.values).toMatchObject(person);
  });

  test('sent values are trimmed and converted; a field in error is only trimmed', () => {
    const values = { givenName: ' Zoé ', birthDate: '17/05/1984', latitude: '91,5', longitude: '6,10' };
    expect(checkText(line(values), { sample: 1 }).sample?.values).toMatchObject({
      givenName: 'Zoé',
      birthDate: '1984-05-17',
      latitude: '91,5',
      longitude: '6.10',
    });
    expect(checkText(line(), { sample: 2 }).sample).toBeNull();
    expect(checkText(`${line()};x`, { sample: 1 }).sample?.values.email).toBe('camille.durand@example.org');
  });
});

describe('what is sent is what forms save', () => {
  const sent = (values: Record<string, string>, type: 'users' | 'relaypoints' = 'users') =>
    checkText(line(values, type), { type, sample: 1 }).sample?.values;

  test.each([
    ['06.12.34.56.01', '0612345601'],
    ['06-12-34-56-02', '0612345602'],
    ['+33 (0)6 12 34 56 03', '+33612345603'],
    ['+33 6 12 34 56 04', '+33612345604'],
    ['06\u00a012\u00a034\u202f56\u202f05', '0612345605'],
    ['06\u201112\u201334-56/06', '0612345606'],
    ['0033 6 12 34 56 07', '0033612345607'],
    ['06 12 34 56 7', '06 12 34 56 7'],
    ['639980002', '639980002'],
    ['tel:+33612345678', 'tel:+33612345678'],
  ])('the telephone %s leaves as %s', (telephone, expected) => {
    expect(sent({ telephone })?.telephone).toBe(expected);
  });

  test('names and towns leave in their one spelling, other texts as they are', () => {
    const typed = {
      givenName: 'He\u0301le\u0300ne',
      familyName: 'O’Neill\u00a0\u2013 Le  Goff',
      addressLocality: 'L’Ha\u00ff',
    };
    expect(sent({ ...typed, streetAddress: 'rue de l’Œuvre – bât. A' })).toMatchObject({
      givenName: 'Hélène',
      familyName: "O'Neill - Le Goff",
      addressLocality: "L'Haÿ",
      streetAddress: 'rue de l’Œuvre – bât. A',
    });
    expect(sent({ name: 'Gare d’Été' }, 'relaypoints')?.name).toBe("Gare d'Été");
  });
});
