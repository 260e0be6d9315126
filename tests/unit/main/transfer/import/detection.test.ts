import { describe, expect, test } from 'vitest';
import { describePlan } from '#main/transfer/import/inspect.ts';
import { planImport } from '#main/transfer/import/plan.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { withBuiltInValues } from '#shared/import/value-replacements.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';
import { checkBytes, checkText, line, memorySource } from '#tests/support/imports.ts';

const titles = importColumns.users;
const header = titles.join(';');

describe('the delimiter', () => {
  test.each([';', ',', '\t', '|'])('%j is found with a header and without', (delimiter) => {
    const data = line({}, 'users', delimiter);
    expect(checkText(`${titles.join(delimiter)}\n${data}`)).toMatchObject({ delimiter, header: true, valid: 1 });
    expect(checkText(`${data}\n${data}`)).toMatchObject({ delimiter, header: false, records: 2 });
  });

  test('is the one that produces a header, even when another fits more records', () => {
    const commas = `${line({}, 'users', ',')}\n`.repeat(5);
    expect(checkText(`email;nom;prénom\n${commas}`)).toMatchObject({ delimiter: ';', header: true });
  });

  test('is the one with which most records have the expected number of fields', () => {
    const text = `a;b;c;d;e;f;g;h;i;j;k;l;m;n;o;p;q;r\n${`${line({}, 'users', ',')}\n`.repeat(2)}`;
    expect(checkText(text)).toMatchObject({ delimiter: ',', header: false });
  });

  test('is otherwise the one with most fields in the first record, then the first in order', () => {
    expect(checkText('a|b|c,d').delimiter).toBe('|');
    expect(checkText('a,b;c').delimiter).toBe(';');
    expect(checkText('a\tb,c').delimiter).toBe(',');
    expect(checkText('').delimiter).toBe(';');
    expect(checkText('\n \n').delimiter).toBe(';');
  });

  test('is chosen from the first hundred records', () => {
    const good = `${line({}, 'users', '|')}\n`;
    const other = `${line({}, 'users', ',')}\n`;
    expect(checkText(good.repeat(51) + other.repeat(300)).delimiter).toBe('|');
    expect(checkText(good.repeat(50) + other.repeat(300)).delimiter).toBe('|');
    expect(checkText(good.repeat(49) + other.repeat(51)).delimiter).toBe(',');
  });

  test('is not affected by an unclosed quote that only another delimiter would see', () => {
    const text = `${header}\n${line({ streetAddress: 'a,"b' })}\n${`${line()}\n`.repeat(3000)}`;
    expect(checkText(text)).toMatchObject({ delimiter: ';', header: true, records: 3001 });
  });
});

describe('a sep= line', () => {
  test.each(['\r\n', '\n', '\r'])('sets the delimiter and counts as line 1 (%j)', (end) => {
    const { delimiter, records, errors } = checkText(`SEP=|${end}${line({ gender: 'x' }, 'users', '|')}${end}`);
    expect({ delimiter, records, errors }).toEqual({
      delimiter: '|',
      records: 1,
      errors: [{ line: 2, record: 1, column: 'gender', cause: 'gender' }],
    });
  });

  test('may follow a byte order mark, and may be the only line', () => {
    expect(checkText('\ufeffsep=,')).toMatchObject({
      encoding: 'utf-8-bom',
      delimiter: ',',
      records: 0,
      header: false,
    });
    const utf16 = Buffer.from(`\ufeffsep=\t\r\n${line({}, 'users', '\t')}`, 'utf16le');
    expect(checkBytes(utf16)).toMatchObject({ encoding: 'utf-16le', delimiter: '\t', records: 1, valid: 1 });
    const latin = Buffer.from(`sep=|\n${line({ givenName: 'Zoé' }, 'users', '|')}`, 'latin1');
    expect(checkBytes(latin)).toMatchObject({ encoding: 'windows-1252', delimiter: '|', records: 1, valid: 1 });
  });

  test.each(['sep=:', 'sep=;;', ' sep=;', 'sep =;', '"sep=;"', 'sep=; '])(
    'is not recognised in %j, which is a record',
    (first) => {
      expect(checkText(`${first}\n${line()}`).records).toBe(2);
    },
  );

  test('wins even when another delimiter would fit better', () => {
    expect(checkText(`sep=,\n${header}\n${line()}`)).toMatchObject({ delimiter: ',', header: false, valid: 0 });
  });
});

describe('the header', () => {
  test('names at least three different columns', () => {
    expect(checkText('email;nom;x\na;b;c').header).toBe(false);
    expect(checkText('email;nom;nom de famille\na;b;c').header).toBe(false);
    expect(checkText('email;nom;prénom\na;b;c').header).toBe(true);
  });

  test('is the first record that is not empty', () => {
    const { header: isFound, warnings } = checkText(`\n;;\n${header}\n${line()}`);
    expect(isFound).toBe(true);
    expect(warnings.map(({ line: at, cause }) => [at, cause])).toEqual([
      [1, 'emptyRow'],
      [2, 'emptyRow'],
    ]);
  });

  test('holds no unclosed quote', () => {
    expect(checkText(`"email" ;nom;prénom;${'x;'.repeat(12)}\n`).header).toBe(false);
  });

  test('is neither checked nor counted as a record', () => {
    expect(checkText('=email;=nom;=prénom\u0001\n')).toMatchObject({
      header: true,
      records: 0,
      errors: [],
      warnings: [],
    });
  });

  test('ignores its trailing empty cells', () => {
    const text = 'email;prénom;nom;sexe;naissance;tél; ;;\na@b.fr;A;B;1;1984-05-17;0639980001\n';
    expect(checkText(text)).toMatchObject({ header: true, valid: 1, errors: [] });
  });

  test('may have its columns in any order; unknown ones are ignored and missing ones are empty', () => {
    const text = 'Nom;Remarque;E-MAIL;Prénom;sexe;naissance\nDurand;\u0001=x;a@b.fr;A;1;1984-05-17\n';
    const { errors, warnings, sample } = checkText(text, { sample: 1 });
    expect(errors).toEqual([{ line: 2, record: 1, column: 'telephone', cause: 'required' }]);
    expect(warnings).toEqual([]);
    expect(sample?.values).toMatchObject({ email: 'a@b.fr', familyName: 'Durand', telephone: '', latitude: '' });
  });
});

describe('columns by position', () => {
  const read = (cells: string[]) =>
    checkText(`${cells.join(';')}\n${line({ telephone: '06' })}`, { sample: 1 }).sample?.values;

  test('apply when the header has as many cells and each recognised one is in its place', () => {
    expect(read(['email', 'a', 'nom', 'sexe', ...'bcdefghijkl'])).toMatchObject({
      givenName: 'Camille',
      telephone: '06',
    });
  });

  test('do not apply when a recognised cell is in another place', () => {
    const values = read(['email', 'nom', 'a', 'sexe', ...'bcdefghijkl']);
    expect(values).toMatchObject({ familyName: 'Camille', givenName: '', telephone: '' });
  });

  test('do not apply when there are fewer or more cells', () => {
    const short = checkText(`email;a;nom;sexe\nx@y.fr;A;B;1`, { sample: 1 }).sample?.values;
    expect(short).toMatchObject({ givenName: '', familyName: 'B' });
  });

  test('treat the second cell that names a column as unrecognised', () => {
    expect(read(['email', 'mail', 'nom', 'sexe', ...'bcdefghijkl'])).toMatchObject({ givenName: 'Camille' });
    expect(checkText('email;mail;nom;prénom\na@b.fr;c@d.fr;N;P', { sample: 1 }).sample?.values.email).toBe('a@b.fr');
  });
});

describe('corrections by the person', () => {
  const headerless = 'Durand;Camille;a@b.fr;1;1984-05-17;0639980001\n';
  const mapping = ['familyName', 'givenName', 'email', 'gender', 'birthDate', 'telephone'];

  test('a mapping defines the columns', () => {
    expect(checkText(headerless, { options: { mapping } })).toMatchObject({ valid: 1, errors: [] });
  });

  test('a mapping replaces the titles', () => {
    const text = `Nom;Prénom;E-mail;a;b;c\n${headerless}`;
    expect(checkText(text).valid).toBe(0);
    expect(checkText(text, { options: { mapping } })).toMatchObject({ header: true, records: 1, valid: 1 });
  });

  test('the first of two columns mapped to the same field counts, and unknown names are ignored', () => {
    const twice = ['familyName', 'email', 'email', 'nothing', null, 'telephone'];
    const { sample } = checkText(headerless, { sample: 1, options: { mapping: twice } });
    expect(sample?.values).toMatchObject({ email: 'Camille', gender: '', birthDate: '' });
  });

  test('the first line is a header or a record, as chosen', () => {
    expect(checkText(headerless, { options: { headerLine: 1 } })).toMatchObject({ header: true, records: 0 });
    expect(checkText(`${header}\n${line()}`, { options: { headerLine: null } })).toMatchObject({
      header: false,
      records: 2,
    });
  });

  test('the chosen delimiter is used', () => {
    expect(checkText(`${header}\n${line()}`, { options: { delimiter: ',' } })).toMatchObject({
      delimiter: ',',
      header: false,
    });
  });
});

describe('columns that go by their position', () => {
  const isDoubtful = (text: string, type: ImportType = 'users') => {
    const source = memorySource(Buffer.from(text));
    return describePlan(source, planImport(source, type, { values: withBuiltInValues(type) })).isDoubtful;
  };

  test.each<[string, string, boolean, ImportType?]>([
    ['with what the columns hold', line(), false],
    ['with words for codes', line({ gender: 'F', birthDate: '17.05.1984' }), false],
    ['with other data', 'Durand;Zoé;zoe@example.org;x;y;z', true],
    ['of relay points with names of types', line({ relayPointTypeId: 'Parking' }, 'relaypoints'), false, 'relaypoints'],
    ['of relay points with other data', 'Gare;Nancy;54000;x', true, 'relaypoints'],
    ['under a header', `Nom;Prénom;E-mail\nDurand;Zoé;zoe`, false],
  ])('%s', (_, text, doubtful, type) => {
    expect(isDoubtful(text, type)).toBe(doubtful);
  });
});

describe('two rows of titles', () => {
  const rows = [
    'Adhérents 2026',
    'Identité;;;Domicile;;Travail;;;;;;;;;',
    'Nom;Prénom;Sexe;Téléphone;Ville;Téléphone;Courriel;Date de naissance',
    'Martin;Léa;1;0639980001;Nancy;0383000000;lea@example.org;1984-05-17',
  ];
  const text = rows.map((row) => row.replace(/;+$/u, '')).join('\n');
  const planOf = (options?: ImportOptions) => planImport(memorySource(Buffer.from(text)), 'users', options);

  test('are read as one, and only what stands above both is left out', () => {
    const { headerLine, upperTitlesLine, layout } = planOf();
    expect([headerLine, upperTitlesLine]).toEqual([3, 2]);
    expect(layout.titles?.slice(3, 6)).toEqual(['Téléphone (Domicile)', 'Ville (Domicile)', 'Téléphone (Travail)']);
    expect(layout.fed[3]).toBe('telephone');
    expect(checkText(text)).toMatchObject({ records: 1, valid: 1, warnings: [{ line: 1, cause: 'aboveHeader' }] });
  });

  test('are read by the choice of the person, with a header that was chosen', () => {
    expect(planOf({ headerLine: 3 }).upperTitlesLine).toBeNull();
    expect(planOf({ headerLine: 3, joinsTitles: true }).upperTitlesLine).toBe(2);
    expect(planOf({ headerLine: 2, joinsTitles: true }).upperTitlesLine).toBe(1);
    expect(planOf({ headerLine: 1, joinsTitles: true }).upperTitlesLine).toBeNull();
  });

  test('are not sought by the command, which follows the rules alone', () => {
    const { warnings } = checkText(text, { options: { joinsTitles: false } });
    expect(warnings.map(({ line }) => line)).toEqual([1, 2]);
  });
});
