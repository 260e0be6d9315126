import { expect, test } from 'vitest';
import { openingHours } from '#main/transfer/import/national/opening-hours.ts';
import type { ImportColumn } from '#shared/import/columns.ts';
import type { NationalChoice } from '#shared/import/national/choice.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';
import { checkBytes, checkText } from '#tests/support/imports.ts';
import { type NationalRow, nationalFile, nationalRow, nationalTitles } from '#tests/support/national-places.ts';

const settings = (sample: number, national: NationalChoice = {}, options: ImportOptions = {}) =>
  ({ type: 'relaypoints', sample, options: { ...options, national } }) as const;

const sentOf = (values: NationalRow, national: NationalChoice = {}) =>
  checkText(nationalFile([nationalRow(values)]), settings(1, national)).sample?.values;
const sent = (values: NationalRow, column: ImportColumn<'relaypoints'>) => sentOf(values)?.[column];

test('a row of the national base becomes a relay point', () => {
  expect(
    sentOf({
      ad_lieu: '3 rue du Test',
      nbre_pl: '12',
      nbre_pmr: '1',
      duree: '120',
      horaires: 'Mo-Fr 08:00-20:00',
      proprio: 'Département & Région',
      lumiere: 'TRUE',
      comm: 'Bus 12',
    }),
  ).toMatchObject({
    name: 'Aire inventée',
    relayPointTypeId: 'Parking',
    latitude: '48.69206',
    longitude: '6.18312',
    places: '12',
    placesDisabled: '1',
    externalId: '54395-C-001',
    externalAuthor: '225400011',
    description: 'Bus 12',
    fullDescription:
      'Horaires\u00a0: du lundi au vendredi de 8\u00a0h à 20\u00a0h. Durée maximale\u00a0: 2\u00a0h. ' +
      'Propriétaire\u00a0: Département &amp; Région. Éclairé la nuit.',
    streetAddress: '3 rue du Test',
    addressLocality: 'Nancy',
  });
});

test('without the choice of the window it is read like any other file', () => {
  const text = nationalFile([nationalRow({ duree: '60', ouvert: 'false' })]);
  const { sample, errors } = checkText(text, { type: 'relaypoints', sample: 1 });
  expect(sample?.values.fullDescription).toBe('');
  expect(errors).toMatchObject([{ cause: 'integer' }]);
});

test('the sentences are in the chosen language', () => {
  expect(sentOf({ duree: '45', lumiere: 'non', horaires: '24/7' }, { language: 'en' })?.fullDescription).toBe(
    'Opening hours: day and night, every day. Longest stay: 45 min. Not lit at night.',
  );
});

test.each([
  [
    'Mo-Fr 08:00-12:00,13:30-18:00; Sa,Su off',
    'du lundi au vendredi de 8 h à 12 h et de 13 h 30 à 18 h ; samedi et dimanche fermé',
  ],
  ['24/7', 'jour et nuit, tous les jours'],
  ['07:00-20:00', 'de 7 h à 20 h'],
  ['Mo-Fr 08:00-20:00 "sauf marché"', 'Mo-Fr 08:00-20:00 "sauf marché"'],
  ['voir panneau', 'voir panneau'],
  ['sunrise-sunset', 'sunrise-sunset'],
])('opening hours %s', (written, words) => {
  expect(openingHours(written, 'fr').replaceAll('\u00a0', ' ')).toBe(words);
});

test('a long remark is whole in the full description and shortened at a word in the short one', () => {
  const comm = `${'é'.repeat(100)} ${'mot '.repeat(30)}fin <b>`;
  const values = sentOf({ comm, lumiere: '1' });
  expect(Buffer.byteLength(values?.description ?? '')).toBeLessThanOrEqual(255);
  expect(values?.description).toMatch(/ mot…$/u);
  expect(values?.fullDescription).toBe(`${comm.replace('<b>', '&lt;b&gt;')} Éclairé la nuit.`);
  expect(checkText(nationalFile([nationalRow({ comm, type: '1' })]), settings(1)).errors).toEqual([]);
});

test('the identifier of the publisher counts where there is no national one, and a lost zero comes back', () => {
  expect(sent({ id_lieu: '', id_local: 'C-7' }, 'externalId')).toBe('C-7');
  expect(sent({ id_lieu: '1024-C-001', id_local: 'C-7' }, 'externalId')).toBe('01024-C-001');
});

test('another apostrophe makes no other type', () => {
  expect(sent({ type: 'Sortie d’autoroute' }, 'relayPointTypeId')).toBe("Sortie d'autoroute");
});

test('shuffled and renamed columns, semicolons, decimal commas and windows-1252', () => {
  const titles = nationalTitles.toReversed();
  const row = nationalRow({ Xlong: '6,18312', Ylat: '48,69206', type: '1', id_local: 'C-7', lumiere: 'oui' });
  const renamed = { insee: 'Code INSEE', nom_lieu: 'Nom du lieu', com_lieu: 'Commune du lieu', lumiere: 'Éclairage' };
  const text = nationalFile([row], { titles, renamed, delimiter: ';' });
  const { encoding, delimiter, errors, sample } = checkBytes(Buffer.from(text, 'latin1'), settings(1));
  expect({ encoding, delimiter, errors }).toEqual({ encoding: 'windows-1252', delimiter: ';', errors: [] });
  expect(sample?.values).toMatchObject({
    name: 'Aire inventée',
    latitude: '48.69206',
    externalId: '54395-C-001',
    addressLocality: 'Nancy',
    fullDescription: 'Éclairé la nuit.',
  });
});

test('a file with other columns is read as it is, and what the person linked stays linked', () => {
  const text = 'Nom;Type;Latitude;Longitude;insee\nGare;1;48.7;6.1;54395\n';
  expect(checkText(text, settings(1)).sample?.values.fullDescription).toBe('');
  const mapping = nationalTitles.map((title) => (title === 'proprio' ? 'fullDescription' : null));
  const { sample } = checkText(
    nationalFile([nationalRow({ proprio: 'Moi', duree: '5' })]),
    settings(1, {}, { mapping }),
  );
  expect(sample?.values).toMatchObject({ name: '', fullDescription: 'Moi' });
});

test('the territory: departments, communes within them, zeros that a spreadsheet took, and closed places', () => {
  const rows = [
    nationalRow({ insee: '54395', nom_lieu: 'A', type: '1' }),
    nationalRow({ insee: '54547', nom_lieu: 'B', type: '1' }),
    nationalRow({ insee: '1024', nom_lieu: 'C', type: '1' }),
    nationalRow({ insee: '97411', nom_lieu: 'D', type: '1' }),
    nationalRow({ insee: '', nom_lieu: 'E', type: '1' }),
    nationalRow({ insee: '2a004', nom_lieu: 'F', type: '1' }),
    nationalRow({ insee: '01001', nom_lieu: 'G', ouvert: 'FALSE', type: '1' }),
    nationalRow({ insee: '01001', nom_lieu: 'H', ouvert: '', type: '1' }),
    // In error, and elsewhere: of no interest.
    nationalRow({ insee: '33001', nom_lieu: '', type: 'x' }),
  ];
  const valid = (national: NationalChoice) => {
    const { errors, ...found } = checkText(nationalFile(rows), settings(1, national));
    return [found.records, found.valid, errors.length];
  };
  expect(valid({})).toEqual([9, 7, 2]);
  expect(valid({ departments: ['54'] })).toEqual([9, 2, 0]);
  expect(valid({ departments: ['54', '01'] })).toEqual([9, 4, 0]);
  expect(valid({ departments: ['54', '01'], communes: ['54547'] })).toEqual([9, 3, 0]);
  expect(valid({ communes: ['54547'] })).toEqual([9, 1, 0]);
  expect(valid({ departments: ['974', '2A', ''] })).toEqual([9, 3, 0]);
});
