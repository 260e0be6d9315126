import { expect, test } from 'vitest';
import { emptyClock } from '#renderer/kit/form/fields/wall-clock.ts';
import { type EventDraft, type EventFlags, eventForm } from '#renderer/modules/events/form/fields.ts';
import type { Event } from '#shared/resources/events/index.ts';
import { readEvent } from './event.ts';

const flags: EventFlags = { isDescriptionRequired: false, isCommunityRequired: false };
const form = eventForm(flags);
const given = { creatorId: 1 };

const judge = (
  changes: Partial<EventDraft>,
  { stored = null, ...changed }: Partial<EventFlags> & { stored?: Event | null } = {},
) =>
  eventForm({ ...flags, ...changed })
    .schema(stored)
    .safeParse({ ...form.draftOf(readEvent()), ...changes });

const refusals = (...args: Parameters<typeof judge>) =>
  (judge(...args).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

test('a new event names every missing field at once', () => {
  const { error } = form.schema(null).safeParse(form.newDraft(null, given));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['name', 'fromDate.day', 'toDate.day', 'address']);
});

test('the site may require a summary and a community', () => {
  const empty = { description: ' ', communityId: null };
  expect(refusals(empty)).toEqual([]);
  expect(refusals(empty, { isDescriptionRequired: true, isCommunityRequired: true })).toEqual([
    'description form:rules.required',
    'communityId form:rules.choose',
  ]);
});

test.each([
  ['<b>Venez</b>', 'description events:form.rules.noMarks'],
  ['a < b', 'description events:form.rules.noMarks'],
  ['x'.repeat(513), 'description form:rules.tooLong?longest=512'],
])('a summary like %.12s is refused', (description, refusal) => {
  expect(refusals({ description })).toEqual([refusal]);
});

test('a stored summary with markup is not validated until it is changed', () => {
  const old = readEvent({ description: 'a < b' });
  expect(refusals({ description: 'a < b' }, { stored: old })).toEqual([]);
  expect(refusals({ description: 'a < c' }, { stored: old })).toHaveLength(1);
});

test.each([
  ['velo.example.org/fete', 'https://velo.example.org/fete'],
  [' http://velo.example.org ', 'http://velo.example.org'],
  ['', null],
])('the website %s is saved as %s', (url, saved) => {
  expect(judge({ url }).data?.url).toBe(saved);
});

test.each([
  'javascript:alert(1)',
  'ftp://velo.example.org',
  'pas un site',
  `https://velo.example.org/${'x'.repeat(255)}`,
])('the website %.30s is refused', (url) => {
  expect(refusals({ url })).toHaveLength(1);
});

test('dates are saved in wall-clock time, whole days without hours', () => {
  expect(judge({}).data).toMatchObject({ fromDate: '2999-06-20T14:00:00', toDate: '2999-06-21T18:30:00' });
  const days = {
    hasTime: false,
    fromDate: { day: '2999-06-20', time: null },
    toDate: { day: '2999-06-20', time: null },
  };
  expect(judge(days).data).toMatchObject({ fromDate: '2999-06-20T00:00:00', toDate: '2999-06-20T23:59:59' });
});

test('other errors do not hide an end before the start', () => {
  const toDate = { day: '2999-06-19', time: '10:00' };
  expect(refusals({ name: '', toDate })).toEqual(['name form:rules.required', 'toDate.day form:rules.endBeforeStart']);
});

test('a creator must be chosen; the community is sent by its id alone', () => {
  expect(refusals({ creatorId: null })).toEqual(['creatorId form:rules.choose']);
  expect(judge({}).data).not.toHaveProperty('community');
  expect(judge({ communityId: null }).data?.communityId).toBeNull();
});

test('a copy belongs to the person who makes it, and needs new dates', () => {
  const { fromDate, toDate, creatorId, ...others } = form.newDraft(readEvent(), given);
  expect({ fromDate, toDate, creatorId }).toEqual({ fromDate: emptyClock, toDate: emptyClock, creatorId: 1 });
  expect(form.draftOf(readEvent())).toMatchObject(others);
});
