import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import { filterParams, pageParams } from '#shared/resources/define.ts';
import { solidaryVolunteers } from '#shared/resources/solidaryvolunteers/index.ts';

const lines = readFileSync(join(import.meta.dirname, '../../../fixtures/real-answers/c-solidary.jsonl'), 'utf8');
// A recording of the fixtures.
const recordings = lines
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as { operation: string; case: string; response: { body: Record<string, unknown> } });
const answerOf = (operation: string, name: string) => {
  const found = recordings.find((one) => one.operation === operation && one.case === name);
  if (found === undefined) throw new Error(`${operation}/${name} is not recorded`);
  return found.response.body;
};

const updates = (changes: unknown) =>
  contract['solidaryvolunteers.update'].request.safeParse({ id: 900, changes }).success;

describe('a volunteer of the platform', () => {
  it('is read with the week in the shape of the screen, and hours as they are written', () => {
    const read = solidaryVolunteers.item.parse(answerOf('patchVolunteer', 'availability'));
    expect(read.slots.morning).toEqual({
      mon: false,
      tue: true,
      wed: true,
      thu: true,
      fri: true,
      sat: true,
      sun: true,
    });
    expect(read.windows.morning).toEqual({ from: '07:30', to: '12:00' });
    expect(read).toMatchObject({ id: 900, userId: 3, maxDistance: 50000, acceptsNews: false, birthDate: '1990-05-06' });
    expect(read.structures).toEqual([{ structureId: 1, userStructureId: 900, name: 'Association CVT', status: 0 }]);
    expect(Object.keys(read)).not.toContain('mMon');
  });

  it('is read from an answer without null keys, absent slots and times being no', () => {
    const read = solidaryVolunteers.item.parse({ id: 4, structures: [], proofs: [], diaries: [] });
    expect(read.slots.evening.sun).toBe(false);
    expect(read.windows.evening).toEqual({ from: null, to: null });
    expect(read.homeAddress).toBeNull();
  });

  it('is read with hours that no offset and no date moves', () => {
    const read = solidaryVolunteers.item.parse({ id: 4, mMinTime: '2026-03-29T02:30:00-11:00' });
    expect(read.windows.morning.from).toBe('02:30');
  });
});

describe('what is written of a volunteer', () => {
  it('holds the keys that changed and no other', () => {
    expect(
      solidaryVolunteers.toWire?.({
        slots: { evening: { sun: true }, morning: { mon: false } },
        windows: { afternoon: { to: '18:30' } },
      }),
    ).toEqual({ eSun: true, mMon: false, aMaxTime: '1970-01-01T18:30:00+00:00' });
  });

  it('never holds null, identity, or a decision', () => {
    expect(updates({ slots: { morning: { mon: true } } })).toBe(true);
    expect(updates({ slots: { morning: { mon: null } } })).toBe(false);
    expect(updates({ windows: { morning: { from: null } } })).toBe(false);
    expect(updates({ windows: { morning: { from: '6 h' } } })).toBe(false);
    expect(updates({ givenName: 'Autre' })).toBe(false);
    expect(updates({ validation: { id: 900, validate: true } })).toBe(false);
    expect(updates({ maxDistance: 1000 })).toBe(false);
  });
});

describe('the list of volunteers', () => {
  it('asks for e-mail and telephone by the names that begin with user., since the plain ones are ignored', () => {
    const { filters } = solidaryVolunteers;
    expect(filterParams(filters, { email: 'nina', telephone: '0601020303' })[0]).toEqual([
      ['user.email', 'nina'],
      ['user.telephone', '0601020303'],
    ]);
    expect(filterParams(filters, { familyName: 'Nom', givenName: 'Nina', id: 900 })[0]).toEqual([
      ['familyName', 'Nom'],
      ['givenName', 'Nina'],
      ['id', '900'],
    ]);
  });

  it('sorts by e-mail under the name that the platform knows, and by telephone not at all', () => {
    const sort = [{ field: 'email', direction: 'desc' } as const];
    expect(pageParams(solidaryVolunteers, { page: 1, perPage: 25, sort })).toContainEqual([
      'order[user.email]',
      'desc',
    ]);
    expect(Object.keys(solidaryVolunteers.sorts)).not.toContain('telephone');
  });
});
