import { beforeEach, expect, test } from 'vitest';
import { checkProofs, MAX_CHECKED } from '#renderer/modules/home/solidary/check-proofs.ts';
import { solidaryUserId, structureId, userId } from '#shared/resources/solidary/ids.ts';
import { solidaryBeneficiaries } from '#shared/resources/solidarybeneficiaries/index.ts';
import { solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import { structureItem } from '#shared/resources/solidarystructures/item.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { wireStructure } from '#tests/support/fake-structures.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';

const [HERE, ELSEWHERE] = [structureId.parse(1), 2];
// A recorded collection, and a recorded person.
const [wireRow] = (recordedBody('listSolidaries', 'all') as { 'hydra:member': object[] })['hydra:member'];
const row = (person: number | null) => ({
  ...solidaryRecords.row.parse(wireRow),
  userId: person === null ? null : userId.parse(person),
});
const inStructure = (id: number) => ({ id, userStructureId: 70 + id, name: `Structure ${id}`, status: 1 });
const given = (structure: number, value: string) => ({
  proofId: 1,
  structure: `Structure ${structure}`,
  structureId: structure,
  structureProofId: 4,
  userStructureId: 71,
  status: 1,
  label: 'Revenus',
  checkbox: false,
  input: true,
  selectbox: false,
  radio: false,
  file: false,
  value,
});

let bridge: FakeBridge;
let wire: { structures: object[]; proofs: object[] };
let resolved: number | null;
beforeEach(() => {
  wire = { structures: [inStructure(HERE)], proofs: [] };
  resolved = 6;
  const structureProofs = [
    { id: 4, label: 'Revenus', type: 1, position: 1, mandatory: true, activated: true, input: true },
  ];
  bridge = installFakeBridge({
    'solidarystructures.get': ({ id }) => structureItem.parse(wireStructure(id, { structureProofs })),
    'solidary.resolveUser': () => (resolved === null ? null : solidaryUserId.parse(resolved)),
    'solidarybeneficiaries.get': ({ id }) =>
      solidaryBeneficiaries.item.parse({ id, userId: 14, givenName: 'Zoé', familyName: 'Arc', ...wire }),
  });
});
const missing = async (...people: (number | null)[]) =>
  (await checkProofs(people.map(row), HERE)).map((checked) => checked.missing);

test('what somebody of this structure alone has not given is missing', async () => {
  expect(await missing(14)).toEqual([['Revenus']]);
  wire.proofs = [given(HERE, '')];
  expect(await missing(14)).toEqual([['Revenus']]);
  wire.proofs = [given(HERE, '1200 €')];
  expect(await missing(14)).toEqual([[]]);
});

test('of somebody in several structures nothing is known, unless the proofs are those of this one', async () => {
  wire.structures = [inStructure(HERE), inStructure(ELSEWHERE)];
  expect(await missing(14)).toEqual([null]);
  wire.proofs = [given(ELSEWHERE, '1200 €')];
  expect(await missing(14)).toEqual([null]);
  wire.proofs = [given(HERE, '1200 €')];
  expect(await missing(14)).toEqual([[]]);
  wire = { structures: [inStructure(ELSEWHERE)], proofs: [] };
  expect(await missing(14)).toEqual([null]);
});

test('nothing is known of a person whom the platform does not find, and a few people are looked at, each once', async () => {
  expect(await missing(null)).toEqual([]);
  resolved = null;
  expect(await missing(14)).toEqual([null]);
  expect(bridge.requests('solidarybeneficiaries.get')).toEqual([]);
  expect(await missing(...Array.from({ length: MAX_CHECKED + 1 }, (_, at) => 20 + at), 20)).toHaveLength(MAX_CHECKED);
});
