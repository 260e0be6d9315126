import { expect, test } from 'vitest';
import { byDay, othersOf, typeOf } from '#renderer/modules/solidaryrecords/follow-up/group.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import { wireDiary } from '#shared/resources/solidaryrecords/diary.ts';

const entry = (action: string, date: string, person: number, givenName = 'Béa') => ({
  action: `solidary_${action}`,
  comment: null,
  progression: '0.00',
  authorGivenName: 'Sol',
  authorFamilyName: 'Idaire',
  userId: person,
  givenName,
  familyName: 'Martin',
  date: `${date}+00:00`,
});
const beneficiary = userId.parse(11);

test('the diary is oldest first, by the days of the person’s zone, whatever the order it comes in', () => {
  const diary = wireDiary.parse([
    entry('create', '2026-03-06T23:30:00', 11),
    entry('link', '2026-03-08T08:00:00', 11),
    entry('contact_call', '2026-03-08T09:00:00', 11),
  ]);
  const days = byDay(diary);
  expect(days.map(({ day }) => day)).toEqual(['2026-03-07', '2026-03-08']);
  expect(days[1]?.entries.map(({ action }) => action)).toEqual(['solidary_link', 'solidary_contact_call']);
});

test('two entries that are the same have keys of their own', () => {
  const twice = entry('free', '2026-03-08T08:00:00', 11);
  const [day] = byDay(wireDiary.parse([twice, twice]));
  expect(new Set(day?.entries.map(({ key }) => key)).size).toBe(2);
});

test('each other person of the diary and each selected driver is named once', () => {
  const diary = wireDiary.parse([
    entry('contact_call', '2026-03-08T09:00:00', 20, 'Luc'),
    entry('reminder_call', '2026-03-09T09:00:00', 20, 'Luc'),
    entry('free', '2026-03-09T09:00:00', 11),
  ]);
  const silent = { userId: userId.parse(30), givenName: 'Nina', familyName: null };
  expect(othersOf(diary, [silent, silent], beneficiary)).toEqual([
    { userId: 20, name: 'Luc Martin' },
    { userId: 30, name: 'Nina' },
  ]);
});

test('the type of an entry comes from its name, and from none that is not ours', () => {
  expect(typeOf('solidary_contact_call')).toBe(2);
  expect(typeOf('solidary_create')).toBe(null);
  expect(typeOf('constructor')).toBe(null);
  expect(typeOf(null)).toBe(null);
});
