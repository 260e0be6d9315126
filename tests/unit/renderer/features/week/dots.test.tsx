import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FittingDots, slotsCell } from '#renderer/features/week/dots.tsx';
import type { CellTools } from '#renderer/kit/list/definition.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Slots } from '#shared/resources/solidary/slots.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const days = (on: (day: string) => boolean) =>
  // Every day has its entry.
  Object.fromEntries(weekDays.map((day) => [day, on(day)])) as unknown as Slots['morning'];
const slots: Slots = {
  morning: days((day) => day === 'mon'),
  afternoon: days(() => false),
  evening: days((day) => day === 'sun'),
};

function Cell() {
  const translate = useTranslate();
  // A cell of this kind uses nothing else of the tools.
  return slotsCell(slots, { translate } as CellTools);
}

beforeEach(() => installFakeBridge());
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['of a list', <Cell key="cell" />, 'lun. matin, dim. soir'],
  [
    'of a match',
    <FittingDots key="fitting" slots={slots} fitting={slots} label="lundi et dimanche" />,
    'lundi et dimanche',
  ],
])('the small week %s', (_, element, name) => {
  it('names its days, for the eyes and for readers, and says of each mark which slot it is', async () => {
    openScreen(element);
    const week = await screen.findByRole('img', { name });
    expect([...week.querySelectorAll('b')].map(({ textContent, title }) => [textContent, title])).toEqual([
      ['L', 'lundi'],
      ['M', 'mardi'],
      ['M', 'mercredi'],
      ['J', 'jeudi'],
      ['V', 'vendredi'],
      ['S', 'samedi'],
      ['D', 'dimanche'],
    ]);
    expect(week.querySelectorAll('i')).toHaveLength(21);
    expect(within(week).getByTitle('Lundi matin : disponible').dataset.on).toBe('');
    expect(within(week).getByTitle('Mardi matin : non disponible').dataset.on).toBeUndefined();
    expect(within(week).getByTitle('Dimanche soir : disponible').dataset.on).toBe('');
  });
});
