import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';

let platform: TestPlatform;
let call: Caller;
beforeEach(async () => {
  platform = openPlatform({ users: 50 });
  call = await as(platform, 'administrator');
});

type Content = string | Uint8Array<ArrayBuffer>;

async function upload(type: 'users' | 'relaypoints', content: Content, header = '0', by = call) {
  const form = new FormData();
  form.set('file', new File([content], 'fichier.csv', { type: 'text/csv' }));
  form.set('filename', 'fichier.csv');
  form.set('columnHeadersFirstLine', header);
  const answer = await by('POST', `/admin/imports/${type}`, { form });
  expect([answer.status, answer.problems]).toEqual([201, []]);
  return answer.body;
}

const fields = (changes: Record<number, string> = {}) =>
  ['zoe@exemple.fr', 'Zoé', "d'Arc", '1', '1990-05-12', '0639980099', '', '', '', '', '', '', '', '', '1'].map(
    (field, index) => changes[index] ?? field,
  );
const line = (changes: Record<number, string> = {}) => fields(changes).join(';');
const total = async () => (await call('GET', '/admin/users?perPage=1')).body['hydra:totalItems'];
const found = async (email: string) => (await call('GET', `/admin/users/email?email=${email}`)).body['hydra:member'][0];

describe('users', () => {
  it('imports line by line and reports each outcome', async () => {
    const file = [
      line({
        6: '4',
        7: '3',
        8: 'rue du Moulin',
        9: '01000',
        10: 'Bourg-en-Bresse',
        11: 'France',
        12: '46.2',
        13: '5.22',
      }),
      line({ 0: 'administration@example.org' }),
      line({ 0: 'b@exemple.fr', 6: '999' }),
      line({ 0: 'c@exemple.fr', 10: 'Épinal', 14: 'false' }),
    ].join('\n');
    const { errors, messages, entity, columnHeadersFirstLine } = await upload('users', `${file}\n`);
    expect([errors, entity, columnHeadersFirstLine]).toEqual([[], 'User', null]);
    expect(messages).toEqual([
      'zoe@exemple.fr added',
      'administration@example.org already exists',
      '999 community is unknown',
      'c@exemple.fr added',
    ]);
    expect((await upload('users', line({ 0: 'ZOE@exemple.fr' }))).messages).toEqual(['ZOE@exemple.fr already exists']);
    expect(await total()).toBe(52);
    const zoe = await found('zoe@exemple.fr');
    expect(zoe).toMatchObject({ givenName: 'Zoé', familyName: "d'Arc", gender: 1, telephone: '0639980099' });
    expect(zoe.homeAddress).toMatchObject({
      postalCode: '01000',
      latitude: '46.200000',
      addressLocality: 'Bourg-en-Bresse',
    });
    expect(zoe.importedDate).toBe('2026-03-01T09:00:00+00:00');
    const members = await call('GET', `/admin/communities?communityUsers.user.id=${zoe.id}`);
    expect(members.body['hydra:member'].map(({ id }: { id: number }) => id)).toEqual([4]);
    const geocoded = await found('c@exemple.fr');
    expect([geocoded.newsSubscription, geocoded.homeAddress.postalCode]).toEqual([true, '88000']);
  });

  it.each([
    [0, 'pas une adresse', 'is not a valid email'],
    [0, ' zoe@exemple.fr', 'is not a valid email'],
    [1, '', 'cannot be empty'],
    [2, '', 'cannot be empty'],
    [3, '7', 'is not a valid gender. Must be [0,1,2,3]'],
    [4, '12/05/1990', 'is not a valid date. Format must be YYYY-MM-DD'],
    [4, '', 'is not a valid date. Format must be YYYY-MM-DD'],
    [5, '', 'cannot be empty'],
    [6, 'douze', 'can only be empty or a number'],
    [12, '48', 'can only be empty or a float number'],
    [13, 'est', 'can only be empty or a float number'],
  ])('refuses column %i with %j, with this message, and imports nothing', async (column, value, reason) => {
    const wrong = fields({ [column]: value });
    const { errors, messages } = await upload('users', [line({ 0: 'a@exemple.fr' }), wrong.join(';')].join('\n'));
    expect(messages).toEqual([]);
    expect(errors).toHaveLength(1);
    const [text, json] = errors[0].split(' for line ');
    expect(text).toBe(`${value} ${reason}`);
    expect(JSON.parse(json)).toEqual(wrong);
    expect(await total()).toBe(50);
  });

  it.each([
    [3, ''],
    [3, 'femme'],
    [3, '2e'],
    [4, '1990-02-31'],
    [6, '4.0'],
    [12, '248.5'],
  ])('accepts column %i with %j', async (column, value) => {
    expect((await upload('users', line({ [column]: value }))).errors).toEqual([]);
  });

  it('names several errors of a line one by one, and escapes as PHP does', async () => {
    const { errors } = await upload('users', line({ 0: 'x', 5: '', 8: 'rue de l’Église / Nord' }));
    expect(errors).toHaveLength(2);
    expect(errors[0]).toContain('rue de l\\u2019\\u00c9glise \\/ Nord');
  });

  it('counts columns line by line, without the header, including blank lines but not a final line feed', async () => {
    const file = ['E-mail;Prénom', line(), 'a;b', '', line({ 0: 'b@exemple.fr' })].join('\r\n');
    const { errors } = await upload('users', `${file}\r\n`, '1');
    expect(errors).toEqual([
      'Incorrect number of column line 2 (15 expected)',
      'Incorrect number of column line 3 (15 expected)',
    ]);
  });

  it('keeps a byte order mark in the first field', async () => {
    expect((await upload('users', `\ufeff${line()}`)).errors[0]).toMatch(/^\ufeffzoe@exemple\.fr is not a valid email/);
    expect((await upload('users', `\ufeffa;b\n${line()}`, 'true')).errors).toEqual([]);
  });

  it('replaces commas by dots in any value that starts like a decimal', async () => {
    const { errors } = await upload('users', line({ 8: '12,5 km, à gauche', 12: '48,69', 13: '6,18' }));
    expect(errors).toEqual([]);
    const { homeAddress } = await found('zoe@exemple.fr');
    expect(homeAddress).toMatchObject({ street: '12.5 km. à gauche', latitude: '48.690000' });
  });

  it('treats a backslash as an escape of a closing quote', async () => {
    const { errors } = await upload('users', line({ 2: '"d\\"Arc"' }));
    expect(errors).toEqual([]);
    expect((await found('zoe@exemple.fr')).familyName).toBe('d\\"Arc');
    const swallowed = await upload(
      'users',
      `${line({ 0: 'd@exemple.fr', 2: '"Arc\\"' })}\n${line({ 0: 'e@exemple.fr' })}`,
    );
    expect(swallowed.errors).toEqual(['Incorrect number of column line 1 (15 expected)']);
  });

  it.each([
    ['nothing', new Uint8Array(), 'Incorrect MIME type'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'Incorrect MIME type'],
    [
      'a list that begins like a web page',
      new TextEncoder().encode(line({ 8: '<a href="x">' })),
      'Incorrect MIME type',
    ],
    ['windows-1252', new Uint8Array([90, 111, 0xe9, 59, 97]), 'File not in UTF-8'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 97, 0, 59, 0]), 'File not in UTF-8'],
  ])('refuses %s as a whole', async (_, content, reason) => {
    expect((await upload('users', content)).errors).toEqual([reason]);
  });

  it('fails over a text that its database cannot hold: the lines before it stay', async () => {
    const form = new FormData();
    const lines = [line(), line({ 0: 'b@exemple.fr', 1: 'é'.repeat(256) }), line({ 0: 'c@exemple.fr' })];
    form.set('file', new File([lines.join('\n')], 'a.csv'));
    form.set('filename', 'a.csv');
    const { status } = await call('POST', '/admin/imports/users', { form, isProper: false });
    expect(status).toBe(500);
    expect([await total(), (await found('zoe@exemple.fr')).givenName]).toEqual([51, 'Zoé']);
  });

  it('fails without file or name, and requires the right', async () => {
    const form = new FormData();
    form.set('file', new File([line()], 'a.csv'));
    const nameless = await call('POST', '/admin/imports/users', { form, isProper: false });
    expect([nameless.status, nameless.problems]).toEqual([500, []]);
    const manager = await as(platform, 'communityManager');
    form.set('filename', 'a.csv');
    expect((await manager('POST', '/admin/imports/users', { form })).body['hydra:description']).toBe('Access Denied.');
  });
});

describe('relay points', () => {
  const point = (changes: Record<number, string> = {}) =>
    ['Parking', '1', '48.69', '6.18', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '']
      .map((field, index) => changes[index] ?? field)
      .join(';');

  it('adds, ignores and updates, and reports unknown references', async () => {
    const file = [
      point({ 10: 'X-1' }),
      point({ 0: 'Ailleurs' }),
      point({ 0: 'Déplacé', 2: '48.7', 10: 'X-1' }),
      point({ 0: 'Inconnu', 1: '99', 2: '1' }),
      point({ 2: '2', 12: '777' }),
    ].join('\n');
    const { errors, messages, entity } = await upload('relaypoints', file);
    expect([errors, entity]).toEqual([[], 'RelayPoint']);
    const id = / -> id = (\d+)/.exec(messages[1])?.[1];
    expect(messages).toEqual([
      'Parking (48.69;6.18) added',
      `Ailleurs (48.69;6.18) already exists and will be ignored -> id = ${id}`,
      `Déplacé (48.7;6.18) already exists and will be updated -> id = ${id}, externalID = X-1`,
      'RelayPointType unknown for Inconnu (1;6.18)',
      '777 community is unknown',
    ]);
  });

  it.each([
    [0, '', 'cannot be empty'],
    [1, '', 'is not a number'],
    [2, '90.1', 'is not a valid Latitude'],
    [3, 'est', 'is not a valid Longitude'],
    [4, 'dix', 'can only be empty or a number'],
    [6, 'oui', 'can only be empty or a numeric boolean value (0 or 1)'],
    [12, 'x', 'can only be empty or a number'],
    [13, 'é'.repeat(128), 'can only be empty or a string value of a 255 length maximum'],
    [16, '1234567890123456', 'can only be empty or a string value of a 15 length maximum'],
  ])('refuses column %i with %j', async (column, value, reason) => {
    const { errors } = await upload('relaypoints', point({ [column]: value }));
    expect(errors.map((text: string) => text.split(' for line ')[0])).toEqual([`${value} ${reason}`]);
  });

  it('reports file errors as the import of users does, and expects 19 columns', async () => {
    expect((await upload('relaypoints', new Uint8Array([0]))).entity).toBe('User');
    const { errors, entity } = await upload('relaypoints', 'a;b');
    expect([errors, entity]).toEqual([['Incorrect number of column line 1 (19 expected)'], 'RelayPoint']);
  });

  it('is open to every registered user', async () => {
    const nobody = await as(platform, 'noAdministration');
    expect((await upload('relaypoints', point(), '0', nobody)).messages).toHaveLength(1);
  });
});
