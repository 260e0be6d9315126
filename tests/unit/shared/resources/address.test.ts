import { describe, expect, it } from 'vitest';
import {
  address,
  addressFieldOfPath,
  addressToWire,
  emptyAddress,
  isEmptyAddress,
  wireAddress,
} from '#shared/resources/address.ts';
import { addressOfPoint } from '#shared/resources/point-address.ts';
import { point } from '#shared/resources/points.ts';
import { wireUser } from './wire-user.ts';

const wire = wireUser.homeAddress;

describe('an address', () => {
  it('is read into the field names of the screen', () => {
    expect(wireAddress.parse(wire)).toEqual({
      houseNumber: '12',
      street: 'Rue des Vosges',
      postalCode: '01000',
      subLocality: null,
      locality: 'Bourg-en-Bresse',
      localAdmin: null,
      county: 'Ain',
      macroCounty: null,
      region: 'Auvergne-Rhône-Alpes',
      macroRegion: null,
      country: 'France',
      countryCode: 'FRA',
      latitude: 46.205,
      longitude: 5.2255,
      lines: ['12 Rue des Vosges, 01000, Bourg-en-Bresse', 'France'],
    });
  });

  it('is written whole, as it was read', () => {
    const { '@id': _id, '@type': _type, name, home, displayLabel, icon, type, regionCode, ...writable } = wire;
    expect(addressToWire(wireAddress.parse(wire))).toEqual(writable);
  });

  it('writes coordinates as text with six decimals, also where a number would use an exponent', () => {
    const at = (latitude: number, longitude: number) => addressToWire({ ...emptyAddress, latitude, longitude });
    expect(at(0.0000001, -5)).toMatchObject({ latitude: '0.000000', longitude: '-5.000000' });
    expect(at(46.2050004, 5.2255006)).toMatchObject({ latitude: '46.205000', longitude: '5.225501' });
    expect(addressToWire(emptyAddress)).toMatchObject({ latitude: null, longitude: null });
  });

  it('reads the street address where there is no street, with the number in its own field', () => {
    expect(wireAddress.parse({ ...wire, street: null }).street).toBe('Rue des Vosges');
    const whole = wireAddress.parse({ ...wire, houseNumber: null, street: null });
    expect([whole.houseNumber, whole.street]).toEqual([null, '12 Rue des Vosges']);
    const other = wireAddress.parse({ ...wire, street: null, streetAddress: '120 Rue des Vosges' });
    expect(other.street).toBe('120 Rue des Vosges');
  });

  it.each([
    ['a home whose street stayed the former one', '2', '12 rue Haute', '2 rue du Lac', 'rue du Lac'],
    ['a home that a new record gave', '1', '1 rue des Carmes', '1 rue des Carmes', 'rue des Carmes'],
    ['a place without number', null, 'rue Haute', 'Gare de Metz', 'Gare de Metz'],
    ['a street alone', '1', 'rue des Carmes', null, 'rue des Carmes'],
    ['emptied parts', '', 'rue Haute', '', 'rue Haute'],
  ])('has the street that the platform displays: %s', (_, houseNumber, street, streetAddress, expected) => {
    expect(wireAddress.parse({ ...wire, houseNumber, street, streetAddress }).street).toBe(expected);
  });

  it('writes parts without value as the call needs them', () => {
    const nancy = { ...emptyAddress, houseNumber: '1', street: 'rue des Carmes' };
    const keys = ['houseNumber', 'street', 'streetAddress'];
    expect(Object.keys(addressToWire(nancy, 'absent'))).toEqual(keys);
    for (const [blanks, blank] of [
      ['null', null],
      ['text', ''],
    ] as const) {
      const written = Object.entries(addressToWire(nancy, blanks));
      expect(written).toHaveLength(15);
      expect(written.filter(([, part]) => part !== blank).map(([name]) => name)).toEqual(keys);
    }
  });

  it.each([
    ['12', 'Rue des Vosges', '12 Rue des Vosges'],
    ['12 bis', 'Rue des Vosges', '12 bis Rue des Vosges'],
    ['12', '12 Rue des Vosges', '12 Rue des Vosges'],
    ['12', '12, Rue des Vosges', '12, Rue des Vosges'],
    ['1', '12 Rue des Vosges', '1 12 Rue des Vosges'],
    ['', 'Gare', 'Gare'],
    [null, 'Gare', 'Gare'],
    ['12', null, '12'],
    [null, null, null],
  ])('writes the number %j of the street %j as the street address %j', (houseNumber, street, streetAddress) => {
    expect(addressToWire({ ...emptyAddress, houseNumber, street })).toMatchObject({
      houseNumber,
      street,
      streetAddress,
    });
  });

  it.each([
    ['46.205', 46.205],
    [46.205, 46.205],
    ['0', 0],
    ['', null],
    [null, null],
    [undefined, null],
    ['nord', null],
  ])('reads the latitude %j as %j', (latitude, expected) => {
    expect(wireAddress.parse({ ...wire, latitude }).latitude).toBe(expected);
  });

  it('composes display lines from its parts where the platform gives none, as right after a write', () => {
    expect(wireAddress.parse({ ...wire, displayLabel: [] }).lines).toEqual([
      '12 Rue des Vosges, 01000, Bourg-en-Bresse',
      'France',
    ]);
    expect(wireAddress.parse({ addressLocality: 'Toul', displayLabel: ['', ''] }).lines).toEqual(['Toul']);
    expect(wireAddress.parse({ displayLabel: [] }).lines).toEqual([]);
  });

  it('can be read with an invalid label', () => {
    for (const displayLabel of [null, undefined, 'text', [[null]], [], ['', '']]) {
      expect(wireAddress.parse({ ...wire, displayLabel }).street).toBe('Rue des Vosges');
    }
  });

  it('is empty when all its parts are', () => {
    expect(isEmptyAddress(emptyAddress)).toBe(true);
    expect(isEmptyAddress({ ...emptyAddress, latitude: 0 })).toBe(false);
  });
});

it('the address of a search result is complete and can be written', () => {
  const found = point.parse({
    id: 'a:1',
    type: 'housenumber',
    provider: 'x',
    name: null,
    houseNumber: '12',
    streetName: 'Rue des Vosges',
    postalCode: '88000',
    locality: 'Épinal',
    region: 'Vosges',
    macroRegion: 'Grand Est',
    country: 'France',
    countryCode: 'FRA',
    lat: 48.17,
    lon: 6.45,
  });
  const place = addressOfPoint(found);
  expect(address.parse(place)).toEqual(place);
  expect(addressToWire(place)).toMatchObject({
    houseNumber: '12',
    street: 'Rue des Vosges',
    streetAddress: '12 Rue des Vosges',
    addressLocality: 'Épinal',
    macroRegion: 'Grand Est',
    addressCountry: 'France',
    latitude: '48.170000',
    longitude: '6.450000',
  });
});

it('a violation of a part with another name on the wire is shown at its field', () => {
  expect(addressFieldOfPath('homeAddress')).toEqual({
    'homeAddress.streetAddress': 'homeAddress.street',
    'homeAddress.addressLocality': 'homeAddress.locality',
    'homeAddress.addressCountry': 'homeAddress.country',
  });
});
