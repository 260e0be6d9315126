import { screen, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { DateField } from '#renderer/kit/form/fields/DateField.tsx';
import { WallClockField } from '#renderer/kit/form/fields/WallClockField.tsx';
import { asDay } from '#shared/calendar.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

/** A Friday. */
const today = asDay('2026-03-06');

beforeEach(() => void installFakeBridge({}));

const onDay = vi.fn();
function DayForm() {
  const form = useForm<{ day: string | null }>({ defaultValues: { day: null } });
  form.watch(({ day }) => onDay(day));
  return <DateField control={form.control} name="day" label="Jour" lean="next" today={today} />;
}

const openDay = async () => {
  const opened = await openScreen(<DayForm />);
  await screen.findByRole('textbox', { name: 'Jour' });
  return opened;
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Jour' });
const focused = () => document.activeElement?.getAttribute('aria-label');

async function openCalendar(person: Awaited<ReturnType<typeof openScreen>>['person']) {
  await person.click(screen.getByRole('button', { name: 'Ouvrir le calendrier (Jour)' }));
  return within(await screen.findByRole('grid'));
}

test.each([
  ['sam', '07/03/2026', 'samedi 7 mars 2026'],
  ['demain', '07/03/2026', 'samedi 7 mars 2026'],
  ['0512', '05/12/2026', 'samedi 5 décembre 2026'],
  ['5 déc', '05/12/2026', 'samedi 5 décembre 2026'],
])('%s is shown as %s once it is left, and said in words', async (typed, shown, said) => {
  const { person } = await openDay();
  await person.type(field(), typed);
  await person.tab();
  await person.tab();
  expect(field().value).toBe(shown);
  expect(screen.getByText(said)).toBeDefined();
});

test('the keys of a grid lead through the calendar, and Enter takes the day into the field', async () => {
  const { person } = await openDay();
  field().focus();
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const grid = within(await screen.findByRole('grid'));
  expect(focused()).toBe('vendredi 6 mars 2026');
  expect(grid.getByRole('button', { current: 'date' }).textContent).toBe('6');
  expect(grid.getAllByRole('columnheader').map((one) => one.getAttribute('abbr'))).toEqual([
    'lundi',
    'mardi',
    'mercredi',
    'jeudi',
    'vendredi',
    'samedi',
    'dimanche',
  ]);
  for (const [key, day] of [
    ['{ArrowRight}', 'samedi 7 mars 2026'],
    ['{ArrowDown}', 'samedi 14 mars 2026'],
    ['{Home}', 'lundi 9 mars 2026'],
    ['{End}', 'dimanche 15 mars 2026'],
    ['{PageDown}', 'mercredi 15 avril 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'mardi 15 avril 2025'],
    ['{Shift>}{PageDown}{/Shift}', 'mercredi 15 avril 2026'],
    ['{ArrowUp}', 'mercredi 8 avril 2026'],
    ['{ArrowLeft}', 'mardi 7 avril 2026'],
  ] as const) {
    await person.keyboard(key);
    expect(focused()).toBe(day);
  }
  await person.keyboard('{Enter}');
  expect(field().value).toBe('07/04/2026');
  expect(onDay).toHaveBeenLastCalledWith('2026-04-07');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('grid')).toBeNull();
});

test('Escape closes the calendar, changes nothing and gives the focus back', async () => {
  const { person } = await openDay();
  await openCalendar(person);
  await person.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('today and the next Saturday are one press', async () => {
  const { person } = await openDay();
  await openCalendar(person);
  await person.click(screen.getByRole('button', { name: 'Samedi prochain' }));
  expect(field().value).toBe('07/03/2026');
  await openCalendar(person);
  await person.click(screen.getByRole('button', { name: 'Aujourd’hui' }));
  expect(field().value).toBe('06/03/2026');
});

function MomentForm() {
  const form = useForm({ defaultValues: { start: { day: null as string | null, time: null as string | null } } });
  return <WallClockField control={form.control} name="start" label="Début" timeLabel="Heure de début" hasTime />;
}

const openMoment = async () => {
  const opened = await openScreen(<MomentForm />);
  await screen.findByRole('textbox', { name: 'Début' });
  return opened;
};

test('a day with its hour is typed at once, or its hour is chosen beside the calendar', async () => {
  const { person } = await openMoment();
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Début' });
  const hour = screen.getByRole<HTMLInputElement>('textbox', { name: 'Heure de début' });
  await person.type(day, '05/12/2999 18h30');
  await person.tab();
  await person.tab();
  expect([day.value, hour.value]).toEqual(['05/12/2999', '18:30']);

  await person.click(screen.getByRole('button', { name: 'Ouvrir le calendrier (Début)' }));
  const hours = within(await screen.findByRole('group', { name: 'Heure' }));
  expect(hours.getByRole('button', { pressed: true }).textContent).toBe('18:30');
  await person.click(hours.getByRole('button', { name: '09:30' }));
  expect([day.value, hour.value]).toEqual(['05/12/2999', '09:30']);
  expect(document.activeElement).toBe(day);
});
