import { describe, expect, test } from 'vitest';
import { checkText, line } from '#tests/support/imports.ts';

/** The warnings of a record. */
const warningsOf = (values: Record<string, string>, type: 'users' | 'relaypoints' = 'users') =>
  checkText(line(values, type), { type }).warnings.map(({ column, cause }) => `${column} ${cause}`);

describe('text decoded with the wrong table', () => {
  test.each(['H‚lŠne', 'BŽzier', 'Ã©cole', 'Zoé™', '™Zoé', 'PrÂ\u00a0m', 'aŒb', 'ABŠc'])('%j is told', (familyName) => {
    expect(warningsOf({ familyName })).toEqual(['familyName misread']);
  });

  test.each(['Šimić', 'CŒUR', 'JOÃO', 'Œdipe', 'Ž', 'Zoé – « là »', '‚ 12', 'Ba•be'])('%j is not', (familyName) => {
    expect(warningsOf({ familyName })).toEqual([]);
  });

  test('stands beside an error, except a control character', () => {
    const { warnings } = checkText(line({ email: 'H‚lŠne' }));
    expect(warnings.map(({ cause }) => cause)).toEqual(['misread']);
    expect(checkText(line({ email: 'H‚l\u0001Šne' })).warnings).toEqual([]);
  });
});

describe('a postcode of four digits', () => {
  test.each([
    ['1000', '', true],
    ['1000', ' france ', true],
    ['1000', 'FR', true],
    ['1000', 'Belgique', false],
    ['01000', '', false],
    ['١٠٠٠', '', false],
  ])('%j in %j: %j', (postalCode, addressCountry, isTold) => {
    const causes = warningsOf({ postalCode, addressCountry }).filter((one) => one.includes('shortPostcode'));
    expect(causes).toEqual(isTold ? ['postalCode shortPostcode'] : []);
  });
});

describe('coordinates that are valid and mean another place', () => {
  test.each<[string, string, string[]]>([
    ['6.18', '48.69', ['latitude swappedCoordinates']],
    ['-5.6', '51.6', ['latitude swappedCoordinates']],
    ['10.01', '48.69', []],
    ['6.18', '40.99', []],
    ['48.69', '6.18', []],
    ['0.0', '0.0', ['latitude zeroCoordinates']],
    ['-0.0', '0.00', ['latitude zeroCoordinates']],
    ['6,18', '48,69', ['latitude decimalComma', 'latitude swappedCoordinates', 'longitude decimalComma']],
    ['0.0', '', []],
    ['6.18', 'x', []],
  ])('%j; %j', (latitude, longitude, expected) => {
    expect(warningsOf({ latitude, longitude })).toEqual(expected);
  });

  test('of a relay point, in whole degrees', () => {
    expect(warningsOf({ latitude: '6', longitude: '48' }, 'relaypoints')).toEqual(['latitude swappedCoordinates']);
  });
});
