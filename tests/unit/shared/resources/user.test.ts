import { describe, expect, it } from 'vitest';
import { users } from '#shared/resources/users/index.ts';
import { userToWire, userWrite } from '#shared/resources/users/write.ts';
import { wireUser } from './wire-user.ts';

const read = (changes: Record<string, unknown> = {}) => users.row.parse({ ...wireUser, ...changes });

describe('reading a user', () => {
  it('maps every field of the screen to its value', () => {
    expect(read()).toMatchObject({
      id: 12,
      acceptsNews: true,
      isHitchhikingDriver: true,
      isHitchhikingPassenger: null,
      isKitGiven: true,
      isLetterPrinted: false,
      isLetterPosted: null,
      birthDate: '1982-02-03',
      parentalConsentDate: '2025-06-07',
      createdDate: '2024-05-06T10:11:12+02:00',
      adType: 3,
      missingDataToPayElectronically: ['bankCoordinates'],
    });
  });

  it('passes on no wire name and no secret', () => {
    const names = JSON.stringify(read());
    for (const name of [
      'newsSubscription',
      'rolesTerritory',
      'hitchHike',
      'rezoKit',
      'cardLetter',
      'addressLocality',
      '@id',
      'Token',
      'not for anybody',
    ]) {
      expect(names).not.toContain(name);
    }
  });

  it('reads each pair of role and territory once', () => {
    expect(read().roles).toEqual([
      { roleId: 3, territoryId: null },
      { roleId: 2, territoryId: 7 },
    ]);
    expect(read({ rolesTerritory: null }).roles).toEqual([]);
  });

  it('reads the answer to a write, which omits nulls', () => {
    const sparse = users.item.parse({ id: 12, status: 1, email: 'a@b.fr' });
    expect(sparse).toMatchObject({ id: 12, givenName: null, homeAddress: null, roles: [], identityProofs: [] });
    expect(Object.values(sparse)).not.toContain(undefined);
  });

  it('reads values it does not know as unknown, and keeps the row', () => {
    expect(read({ gender: 9, status: 12, adType: 44 })).toMatchObject({ gender: null, status: null, adType: null });
  });

  it('splits ownership at the first separator', () => {
    const ownership = [{ events: ['12 - Fête - du vélo', 'sans numéro', '1234'] }, { communities: ['4 - Vélo'] }];
    expect(read({ ownership }).ownership).toEqual({
      events: [
        { id: 12, name: 'Fête - du vélo' },
        { id: null, name: 'sans numéro' },
        { id: null, name: '1234' },
      ],
      communities: [{ id: 4, name: 'Vélo' }],
    });
    expect(read({ ownership: [] }).ownership).toEqual({ events: [], communities: [] });
    for (const unsaid of [undefined, null, 'none', [{ events: null }], [{ other: ['1 - x'] }]]) {
      expect(read({ ownership: unsaid }).ownership).toBeNull();
    }
  });

  it('refuses a row without a number', () => {
    expect(users.row.safeParse({ ...wireUser, id: '12' }).success).toBe(false);
  });
});

describe('writing a user', () => {
  it('is the inverse of reading for every writable field', () => {
    const { homeAddress, ...user } = read();
    const written = userToWire(userWrite.parse({ ...user, homeAddress }));
    const expected: Record<string, unknown> = {};
    for (const name of Object.keys(written)) expected[name] = Reflect.get(wireUser, name);
    const {
      '@id': _id,
      '@type': _type,
      name,
      home,
      displayLabel,
      icon,
      type,
      regionCode,
      ...address
    } = wireUser.homeAddress;
    expect(written).toEqual({
      ...expected,
      homeAddress: address,
      birthDate: '1982-02-03',
      rolesTerritory: [
        { role: 3, territory: null },
        { role: 2, territory: 7 },
      ],
    });
    expect(written).toHaveProperty('newsSubscription', true);
    expect(written).not.toHaveProperty('acceptsNews');
    expect(written).not.toHaveProperty('id');
  });

  it('sends only the given keys', () => {
    expect(userToWire({})).toEqual({});
    expect(userToWire({ acceptsNews: null })).toEqual({ newsSubscription: null });
    expect(userToWire({ roles: [] })).toEqual({ rolesTerritory: [] });
    expect(userToWire({ email: null, gender: 0 })).toEqual({ email: null, gender: 0 });
  });

  it('clears a date with null, never with a text', () => {
    expect(userToWire({ birthDate: null, parentalConsentDate: null })).toEqual({
      birthDate: null,
      parentalConsentDate: null,
    });
    expect(userWrite.shape.birthDate.safeParse('').success).toBe(false);
  });

  it.each([
    ['status', 3],
    ['status', 4],
    ['gender', 4],
    ['gender', '1'],
    ['phoneDisplay', 0],
    ['drivingLicenceNumber', 'x'.repeat(16)],
    ['givenName', 'x'.repeat(256)],
    ['birthDate', '03/02/1982'],
  ])('refuses %s = %j', (name, value) => {
    expect(userWrite.partial().safeParse({ [name]: value }).success).toBe(false);
  });
});
