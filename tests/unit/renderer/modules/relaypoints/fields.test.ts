import { expect, test } from 'vitest';
import { type RelayPointDraft, relayPointForm } from '#renderer/modules/relaypoints/form/fields.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { readPoint } from './point.ts';

const empty = relayPointForm.newDraft(null, { creatorId: 1 });
const complete: RelayPointDraft = {
  ...empty,
  name: ' Gare ',
  address: { ...empty.address, latitude: 48.69, longitude: 6.17 },
};

const refused = (draft: Partial<RelayPointDraft>, stored: RelayPoint | null = null) =>
  relayPointForm
    .schema(stored)
    .safeParse({ ...(stored === null ? complete : relayPointForm.draftOf(stored)), ...draft })
    .error?.issues.map(({ path, message }) => [path.join('.'), message.split('?')[0]]) ?? [];

test('a new point starts active and free, neither secured nor official nor suggested, created by oneself', () => {
  expect(relayPointForm.schema(null).parse(complete)).toMatchObject({
    name: 'Gare',
    status: 1,
    isFree: true,
    isSecured: false,
    isOfficial: false,
    isSuggested: false,
    isPrivate: false,
    creatorId: 1,
    typeId: null,
    places: null,
  });
});

test('all missing fields are named at once', () => {
  expect(refused({ name: ' ', status: null, address: empty.address, creatorId: null })).toEqual([
    ['name', 'form:rules.required'],
    ['status', 'form:rules.choose'],
    ['address', 'form:rules.placeNeeded'],
    ['creatorId', 'form:rules.choose'],
  ]);
});

test.each([
  [{ places: 0, placesDisabled: 100_000 }, []],
  [{ places: -1 }, [['places', 'form:rules.outOfRange']]],
  [{ places: 100_001 }, [['places', 'form:rules.outOfRange']]],
  [{ places: 2.5 }, [['places', 'form:rules.integer']]],
  [{ placesDisabled: 'dix' }, [['placesDisabled', 'form:rules.number']]],
  [{ places: 2, placesDisabled: 3 }, []],
])('spaces typed as %j', (draft, issues) => expect(refused(draft)).toEqual(issues));

test.each([
  [90, 180, []],
  [91, 6, [['address.latitude', 'form:rules.outOfRange']]],
  [48, -181, [['address.longitude', 'form:rules.outOfRange']]],
  [48, null, [['address.longitude', 'form:rules.coordinates']]],
])('a place at latitude %s, longitude %s', (latitude, longitude, issues) =>
  expect(refused({ address: { ...empty.address, latitude, longitude } })).toEqual(issues),
);

test.each(['name', 'description', 'permalink'] as const)('%s accepts 255 characters', (field) => {
  expect(refused({ [field]: 'x'.repeat(255) })).toEqual([]);
  expect(refused({ [field]: 'x'.repeat(256) })).toEqual([[field, 'form:rules.tooLong']]);
});

test('private requires a community or a structure', () => {
  expect(refused({ isPrivate: true })).toEqual([['isPrivate', 'relaypoints:form.rules.privateToNobody']]);
  expect(refused({ isPrivate: true, communityId: 4 })).toEqual([]);
  expect(refused({ isPrivate: true, structureId: 2 })).toEqual([]);
});

test('a stored point that is private without community or structure can still be edited', () => {
  const stored = readPoint({ private: true });
  expect(refused({ name: 'Autre nom' }, stored)).toEqual([]);
});

test('an untouched text is sent as it is stored, a typed one is cleaned', () => {
  const odd = '<p onclick="x()">Bonjour</p>';
  const stored = readPoint({ fullDescription: odd });
  expect(relayPointForm.schema(stored).parse(relayPointForm.draftOf(stored)).fullDescription).toBe(odd);
  const typed = { ...complete, fullDescription: '<p>Bonjour<script>x()</script></p>' };
  expect(relayPointForm.schema(null).parse(typed).fullDescription).toBe('<p>Bonjour</p>');
});
