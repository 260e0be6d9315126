import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchRow } from '#renderer/features/external-journeys/search/draft.ts';
import { RegularRows } from '#renderer/features/external-journeys/search/RegularRows.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const rows: readonly SearchRow[] = [
  { days: ['mon'], time: '08:00', margin: 15 },
  { days: ['tue', 'fri'], time: '17:00', margin: 30 },
];
const onChange = vi.fn();
const changed = (): unknown => onChange.mock.lastCall?.[0];

beforeEach(() => {
  onChange.mockClear();
  installFakeBridge();
});

async function open() {
  await openScreen(<RegularRows rows={rows} onChange={onChange} error={undefined} />);
  // The group of all rows is drawn before the rows.
  const [, second] = await screen.findAllByRole('group', { name: /\d/ });
  if (second === undefined) throw new Error('there is no second row');
  return within(second);
}

test('a change of one row leaves the others as they are, and its days in the order of the week', async () => {
  const second = await open();
  fireEvent.click(second.getByRole('button', { name: /mercredi/i }));
  expect(changed()).toEqual([rows[0], { ...rows[1], days: ['tue', 'wed', 'fri'] }]);
  fireEvent.click(second.getByRole('button', { name: /mardi/i }));
  expect(changed()).toEqual([rows[0], { ...rows[1], days: ['fri'] }]);
  fireEvent.change(second.getByRole('combobox'), { target: { value: '60' } });
  expect(changed()).toEqual([rows[0], { ...rows[1], margin: 60 }]);
});

test('a row is removed, and an empty one added at the end', async () => {
  const second = await open();
  const { length } = screen.getAllByRole('group', { name: /\d/ });
  expect(length).toBe(2);
  const remove = second.getAllByRole('button').at(-1);
  if (remove === undefined) throw new Error('it cannot be removed');
  fireEvent.click(remove);
  expect(changed()).toEqual([rows[0]]);
  const add = screen.getAllByRole('button').at(-1);
  if (add === undefined) throw new Error('none can be added');
  fireEvent.click(add);
  expect(changed()).toEqual([...rows, { days: [], time: '', margin: 15 }]);
});
