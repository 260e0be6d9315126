import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';
import { type SolidaryUserId, solidaryUserId, type UserId, userId } from '#shared/resources/solidary/ids.ts';
import { plainText } from '#shared/resources/solidary/text.ts';
import { solidaryBeneficiaries } from '#shared/resources/solidarybeneficiaries/index.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';

interface Recording {
  operation: string;
  case: string;
  response: { body: unknown };
}
const recordings = readFileSync('tests/fixtures/real-answers/c-solidary.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): Recording => JSON.parse(line));
const bodyOf = (operation: string, name: string) =>
  recordings.find((one) => one.operation === operation && one.case === name)?.response.body;
const { item, row, toWire } = solidaryBeneficiaries;
const updates = (changes: unknown) =>
  contract['solidarybeneficiaries.update'].request.safeParse({ id: 6, changes }).success;

describe('the ids of solidarity', () => {
  const open = (_: SolidaryUserId) => {};
  const account = (_: UserId) => {};

  it('do not mix: a user is no solidary user, and a plain number is neither', () => {
    open(solidaryUserId.parse(1));
    account(userId.parse(1));
    // @ts-expect-error the id of a user opens no page of a beneficiary
    open(userId.parse(1));
    // @ts-expect-error the id of a solidary user opens no user
    account(solidaryUserId.parse(1));
    // @ts-expect-error a number may be any id
    open(1);
    expectTypeOf<UserId>().not.toEqualTypeOf<SolidaryUserId>();
  });
});

describe('a beneficiary as the platform answers it', () => {
  it('has two ids, and the proofs, files and journal of one structure', () => {
    const read = item.parse(bodyOf('getBeneficiary', 'ok'));
    expect(read).toMatchObject({
      id: 6,
      userId: 16,
      birthDate: '1960-01-01',
      avatar: null,
      structures: [{ structureId: 1, name: 'Association CVT', status: 1 }],
    });
    expect(read.proofs.map(({ kind, value, userStructureId }) => [kind, value, userStructureId])).toEqual([
      ['checkbox', true, 5],
      ['input', 'ami', 5],
      ['file', null, 5],
    ]);
    expect(read.proofs[2]?.file).toEqual({ name: 'carte.png', size: 638 });
    expect(read.diaries).toMatchObject([
      {
        action: 'solidary_create',
        comment: null,
        at: '2026-11-22T12:30:23+00:00',
        author: 'Sol Idaire',
        userId: 16,
        progression: 0,
        recordId: 4,
        origin: 'Nancy',
        destination: 'Vandœuvre',
      },
    ]);
  });

  it('never gives the page the address of a file', () => {
    expect(JSON.stringify(item.parse(bodyOf('getBeneficiary', 'ok')))).not.toContain('/upload/');
  });

  it('keeps the street that was changed, although the platform shows the former one as street', () => {
    const wire = bodyOf('getBeneficiary', 'ok') as { homeAddress: object }; // by the contract
    const homeAddress = { ...wire.homeAddress, houseNumber: '2', streetAddress: '2 rue Neuve', region: '' };
    expect(item.parse({ ...wire, homeAddress }).homeAddress).toMatchObject({
      houseNumber: '2',
      street: 'rue Neuve',
      region: null,
    });
  });

  it('is a row without the id of the link to a structure', () => {
    const { 'hydra:member': members } = bodyOf('listBeneficiaries', 'first-page') as { 'hydra:member': unknown[] };
    expect(row.parse(members[0]).structures).toEqual([{ structureId: 1, name: 'Association CVT', status: 1 }]);
  });
});

describe('what is written of a beneficiary', () => {
  it('is a whole address, whose missing parts are empty texts and never null', () => {
    const stored = item.parse(bodyOf('getBeneficiary', 'ok')).homeAddress ?? emptyAddress;
    const place = { ...stored, latitude: 48.7, longitude: 6.2, region: null };
    const written = toWire?.({ homeAddress: place }).homeAddress ?? {};
    expect(written).toMatchObject({
      houseNumber: '1',
      street: 'rue des Carmes',
      streetAddress: '1 rue des Carmes',
      region: '',
      latitude: '48.700000',
    });
    expect(Object.keys(written)).toHaveLength(15);
    expect(Object.values(written)).not.toContain(null);
  });

  it('is refused where it is null: the platform would skip it', () => {
    for (const field of Object.keys(solidaryBeneficiaries.write?.shape ?? {})) {
      expect([field, updates({ [field]: null })]).toEqual([field, false]);
    }
    expect(updates({ acceptsNews: true })).toBe(true);
  });

  it.each([
    ['givenName', 'Zoé'],
    ['familyName', 'Martin'],
    ['email', 'zoe@example.org'],
    ['telephone', '0612345678'],
  ])('is refused where %s is empty', (field, given) => {
    expect(updates({ [field]: ' ' })).toBe(false);
    expect(updates({ [field]: given })).toBe(true);
  });

  it('holds neither an id, which is refused there, nor a decision, which makes other keys ignored', () => {
    expect(updates({ givenName: 'Béa', id: 6 })).toBe(false);
    expect(updates({ givenName: 'Béa', validation: { id: 51, validate: true } })).toBe(false);
  });
});

it('a record of the list names its person by the id of the user', () => {
  const { 'hydra:member': members } = bodyOf('listSolidaries', 'all') as { 'hydra:member': unknown[] };
  expect(solidaryRecords.row.parse(members[0])).toMatchObject({
    id: 1,
    userId: 11,
    fromDate: '2027-03-01',
    origin: { town: 'Nancy' },
    destination: { town: 'Vandœuvre' },
  });
});

it.each([
  ['Une ligne<br />\nUne autre', 'Une ligne\nUne autre'],
  ['a<br>b<script>alert(1)</script>', 'a\nbalert(1)'],
  ['5 < 6 et 7 > 2', '5 < 6 et 7 > 2'],
])('the comment %j is the text %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['cvt+w5gfrmDx5Z@example.org', true],
  ['anne+loisirs@example.org', false],
  ['anne@example.org', false],
  [null, false],
])('the e-mail %s was made by the platform: %s', (email, isDerived) => {
  expect(isDerivedEmail(email)).toBe(isDerived);
});
