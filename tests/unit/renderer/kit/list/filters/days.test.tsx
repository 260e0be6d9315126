import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FilterControl } from '#renderer/kit/list/filters/control.ts';
import { day, days } from '#renderer/kit/list/filters/days.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

async function edit(control: FilterControl, text: string) {
  installFakeBridge();
  const onChange = vi.fn();
  const { person, unmount } = await openScreen(
    <>
      {control.edit({ text, onChange, label: 'Créé' })}
      <output>{control.summary(text)}</output>
    </>,
  );
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  const type = async (label: string, typed: string) => {
    const field = await screen.findByLabelText(label);
    await person.clear(field);
    await person.type(field, typed);
  };
  return { onChange, press, type, unmount, summary: async () => (await screen.findByRole('status')).textContent };
}
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('a named range is set by its button, and taken away by the same', async () => {
  const { onChange, press, unmount } = await edit(days(), '');
  await press('7\u00A0derniers jours');
  expect(onChange.mock.lastCall).toEqual(['7d']);
  expect(isPressed('7\u00A0derniers jours')).toBe('false');
  unmount();
  const set = await edit(days(), '7d');
  expect(await set.summary()).toBe('7\u00A0derniers jours');
  expect(isPressed('7\u00A0derniers jours')).toBe('true');
  await set.press('7\u00A0derniers jours');
  expect(set.onChange.mock.lastCall).toEqual(['']);
  await set.press('Cette année');
  expect(set.onChange.mock.lastCall).toEqual(['year']);
});

test('the ranges offered are past ones, ahead where the filter says so, and the one that a view holds', async () => {
  const { unmount } = await edit(days(), 'sinceThisMonth');
  await screen.findByRole('button', { name: 'Depuis le début du mois' });
  expect(screen.queryByRole('button', { name: 'À partir d’aujourd’hui' })).toBeNull();
  unmount();
  await edit(days({ isAhead: true }), '');
  await screen.findByRole('button', { name: 'À partir d’aujourd’hui' });
  expect(screen.queryByRole('button', { name: 'Depuis le début du mois' })).toBeNull();
});

test('two days in the wrong order are swapped, and one alone leaves the other end open', async () => {
  const { onChange, type, unmount } = await edit(days(), '2026-03-10..');
  await type('Au', '05/03/2026');
  expect(onChange.mock.lastCall).toEqual(['2026-03-05..2026-03-10']);
  unmount();
  const single = await edit(days(), '');
  await single.type('Du', '05/03/2026');
  expect(single.onChange.mock.lastCall).toEqual(['2026-03-05..']);
});

test.each([
  ['2026-03-05..2026-03-10', 'du 5 mars 2026 au 10 mars 2026'],
  ['2026-03-05..', 'depuis le 5 mars 2026'],
  ['..2026-03-10', 'jusqu’au 10 mars 2026'],
  ['nothing', ''],
])('the range %s is told as “%s”', async (text, told) => {
  const { summary } = await edit(days(), text);
  expect(await summary()).toBe(told);
});

test('a single day is today as long as its button is pressed', async () => {
  const { onChange, press, summary, unmount } = await edit(day(), 'today');
  expect(await summary()).toBe('Aujourd’hui');
  expect(isPressed('Aujourd’hui')).toBe('true');
  await press('Aujourd’hui');
  expect(onChange.mock.lastCall).toEqual(['']);
  unmount();
  const other = await edit(day(), '2026-03-05');
  expect(await other.summary()).toBe('5 mars 2026');
  await other.press('Aujourd’hui');
  expect(other.onChange.mock.lastCall).toEqual(['today']);
});
