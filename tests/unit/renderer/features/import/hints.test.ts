import { describe, expect, test } from 'vitest';
import type { ImportCause, ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { withBuiltInValues } from '#shared/import/value-replacements.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';
import { checkText, line } from '#tests/support/imports.ts';
import en from '../../../../../src/renderer/locales/en/import.json';
import fr from '../../../../../src/renderer/locales/fr/import.json';

const advice = { fr: fr.causes, en: en.causes };

interface Hint {
  cause: ImportCause;
  locale: 'fr' | 'en';
  type?: ImportType;
  column: string;
  /** The values in the advice. */
  says: readonly string[];
  /** Another column that the value needs. */
  beside?: Record<string, string>;
}

/** Every value in an advice, with its column. */
const hints: readonly Hint[] = [
  { cause: 'email', locale: 'fr', column: 'email', says: ['nom@exemple.org'] },
  { cause: 'email', locale: 'en', column: 'email', says: ['name@example.org'] },
  { cause: 'gender', locale: 'fr', column: 'gender', says: ['1', 'femme', '2', 'homme', '3', 'autre', '0'] },
  { cause: 'gender', locale: 'en', column: 'gender', says: ['1', 'woman', '2', 'man', '3', 'other', '0'] },
  { cause: 'date', locale: 'fr', column: 'birthDate', says: ['17/05/1984', '1984-05-17'] },
  { cause: 'date', locale: 'en', column: 'birthDate', says: ['17/05/1984', '1984-05-17'] },
  { cause: 'integer', locale: 'fr', type: 'relaypoints', column: 'places', says: ['12'] },
  { cause: 'integer', locale: 'en', type: 'relaypoints', column: 'places', says: ['12'] },
  ...(['fr', 'en'] as const).flatMap((locale): Hint[] => [
    ...(['users', 'relaypoints'] as const).map(
      (type): Hint => ({
        cause: 'decimal',
        locale,
        type,
        column: 'latitude',
        says: ['48.6939', '48,6939', '48.0'],
        beside: { longitude: '6.17' },
      }),
    ),
  ]),
  { cause: 'boolean', locale: 'fr', column: 'newsSubscription', says: ['1', 'oui', '0', 'non'] },
  { cause: 'boolean', locale: 'en', column: 'newsSubscription', says: ['1', 'yes', '0', 'no'] },
  { cause: 'boolean', locale: 'fr', type: 'relaypoints', column: 'secured', says: ['1', 'oui', '0', 'non'] },
  { cause: 'boolean', locale: 'en', type: 'relaypoints', column: 'free', says: ['1', 'yes', '0', 'no'] },
  { cause: 'commasLost', locale: 'fr', column: 'streetAddress', says: ['12 , 5'] },
  { cause: 'commasLost', locale: 'en', column: 'streetAddress', says: ['12 , 5'] },
  { cause: 'dateFormat', locale: 'fr', column: 'birthDate', says: ['17/05/1984'] },
  { cause: 'dateFormat', locale: 'en', column: 'birthDate', says: ['17/05/1984'] },
];

const errorsOf = (text: string, type: ImportType, options: ImportOptions, column: string) =>
  checkText(text, { type, options: { ...options, values: withBuiltInValues(type) } }).errors.filter(
    (problem) => problem.column === column,
  );

describe.each(hints)('$locale: the values in the advice on $cause for $type $column', (hint) => {
  const { cause, locale, type = 'users', column, says, beside = {} } = hint;

  test.each(says)('%s is in the advice', (value) => {
    expect(advice[locale][cause].advice).toContain(value);
  });

  test.each(says)('%s is valid in a file', (value) => {
    expect(errorsOf(line({ ...beside, [column]: value }, type), type, {}, column)).toEqual([]);
  });

  test.each(says)('%s is valid as a correction', (value) => {
    const repairs = [{ column, value: '?', to: value }];
    expect(errorsOf(line({ ...beside, [column]: '?' }, type), type, { repairs }, column)).toEqual([]);
  });

  test.each(says)('%s is valid as the same value for all lines', (value) => {
    const columns: readonly string[] = importColumns[type];
    const mapping = columns.map((name) => (name === column ? null : name));
    const options = { mapping, constants: { [column]: value } };
    expect(errorsOf(line(beside, type), type, options, column)).toEqual([]);
  });
});

test.each(['fr', 'en'] as const)('%s: the limits in the advice are those of the rules', (locale) => {
  const causes = (values: Record<string, string>, type: ImportType = 'relaypoints') =>
    checkText(line(values, type), { type }).errors.map(({ cause }) => cause);
  expect(advice[locale].tooLong.advice).toMatch(/255.*15/u);
  expect([causes({ description: 'a'.repeat(255) }), causes({ description: 'a'.repeat(256) })]).toEqual([
    [],
    ['tooLong'],
  ]);
  expect([causes({ description: 'é'.repeat(127) }), causes({ description: 'é'.repeat(128) })]).toEqual([
    [],
    ['tooLong'],
  ]);
  expect([causes({ postalCode: '1'.repeat(15) }), causes({ postalCode: '1'.repeat(16) })]).toEqual([[], ['tooLong']]);
  for (const [axis, max] of [
    ['latitude', 90],
    ['longitude', 180],
  ] as const) {
    expect(advice[locale][axis].advice).toContain(`−${max}`);
    expect(causes({ [axis]: `-${max}` })).toEqual([]);
    expect(causes({ [axis]: `${max}.001` })).toEqual([axis]);
  }
  expect(causes({ latitude: '48.6939', longitude: '' }, 'users')).toEqual(['coordinatePair']);
  expect(causes({ latitude: '', longitude: '' }, 'users')).toEqual([]);
  expect(causes({ places: '' })).toEqual([]);
});
