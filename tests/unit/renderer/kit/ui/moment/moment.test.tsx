import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { asInstant } from '#shared/instant.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const value = asInstant('2026-11-23T23:54:12+00:00');
const exact = 'mardi 24 novembre 2026 à 00:54 (heure normale d’Europe centrale)';

beforeEach(() => {
  installFakeBridge({});
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00+01:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a moment of a list tells how long ago it was, and its exact time on hover', async () => {
  await openScreen(<Moment value={value} />);
  const time = await screen.findByRole('time');
  expect(time.firstElementChild?.textContent).toBe('hier');
  expect(time.getAttribute('title')).toBe(exact);
  expect(time.getAttribute('datetime')).toBe(value);
  expect(time.tabIndex).toBe(-1);
});

test('a moment among facts takes the focus, which tells its exact time', async () => {
  const { person } = await openScreen(<Moment value={value} isFocusable />);
  const time = await screen.findByText('hier');
  await person.tab();
  expect(document.activeElement).toBe(time);
  expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', exact);
  expect(time.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});

test('a text that is no date is shown as such, without an exact time', async () => {
  await openScreen(<Moment value={asInstant('0000-00-00T00:00:00+00:00')} isFocusable />);
  expect(await screen.findByText(/0000-00-00/)).toBeDefined();
  expect(screen.queryByRole('time')).toBeNull();
});
