import { expect, test } from 'vitest';
import type { ImportCause } from '#shared/import/causes.ts';
import { suggestedValue } from '#shared/import/suggestions.ts';

test.each<[ImportCause, string, string, string | null]>([
  ['shortPostcode', 'postalCode', '1000', '01000'],
  ['suspiciousPhone', 'telephone', '612345678', '0612345678'],
  ['suspiciousPhone', 'telephone', '33612345678', '0612345678'],
  ['suspiciousPhone', 'telephone', 'O6 12 34 56 78', '0612345678'],
  ['suspiciousPhone', 'telephone', '6,12E+08', null],
  ['suspiciousPhone', 'telephone', '1234', null],
  ['emailDomain', 'email', 'lea@gamil.com', 'lea@gmail.com'],
  ['backslash', 'streetAddress', '\\"Le Parc\\"; bât. B\\', '"Le Parc"; bât. B'],
  ['commasLost', 'streetAddress', '12,5 km, derrière', '12 , 5 km, derrière'],
  ['email', 'email', 'lea @example.org', 'lea@example.org'],
  ['email', 'email', 'lea(at)example.org', 'lea@example.org'],
  ['email', 'email', 'Léa Martin <lea@example.org>', 'lea@example.org'],
  ['email', 'email', 'mailto:lea@example,org;', 'lea@example.org'],
  ['email', 'email', 'léa@example.org', 'lea@example.org'],
  ['email', 'email', 'lea', null],
  ['email', 'email', 'lea@example', null],
  ['date', 'birthDate', '1/2/1980', '1980-02-01'],
  ['date', 'birthDate', '17.05.1984', '1984-05-17'],
  ['date', 'birthDate', '17 mai 1984', '1984-05-17'],
  ['date', 'birthDate', '1er août 1984', '1984-08-01'],
  ['date', 'birthDate', '17-déc.-1984', '1984-12-17'],
  ['date', 'birthDate', '05/17/1984', '1984-05-17'],
  ['date', 'birthDate', '1984/5/17', '1984-05-17'],
  ['date', 'birthDate', '19840517', '1984-05-17'],
  ['date', 'birthDate', '1984-05-17 00:00:00', '1984-05-17'],
  ['date', 'birthDate', '17/05/84', null],
  ['date', 'birthDate', '31/02/1984', null],
  ['date', 'birthDate', '17 floréal 1984', null],
  ['integer', 'communityId', '12.0', '12'],
  ['integer', 'communityId', 'douze', null],
  ['decimal', 'latitude', '48, 69°', '48,69'],
  ['gender', 'gender', 'x', null],
])('%s in %s: %j means %j', (cause, column, value, meant) => {
  expect(suggestedValue('users', cause, column, value)).toBe(meant);
});
