import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayLines, partLines } from '#renderer/features/week/labels.ts';
import { WeekEditor } from '#renderer/features/week/WeekEditor.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const none = Array.from({ length: 21 }, () => false);
let latest: readonly boolean[] = none;
let replace: (cells: readonly boolean[]) => void = () => {};

function Stage() {
  const translate = useTranslate();
  const [cells, setCells] = useState<readonly boolean[]>(none);
  latest = cells;
  replace = setCells;
  return (
    <WeekEditor
      label="Semaine"
      parts={partLines(translate)}
      days={dayLines(translate)}
      cells={cells}
      onChange={setCells}
    />
  );
}

const ticked = () => latest.flatMap((isOn, index) => (isOn ? [index] : []));
const box = (name: string) => screen.getByRole('checkbox', { name });

/** Opens an empty week; the keyboard stands at the first slot. */
async function open() {
  installFakeBridge();
  await openScreen(<Stage />);
  const user = userEvent.setup({ delay: null });
  (await screen.findByRole('checkbox', { name: 'lundi matin' })).focus();
  return user;
}

afterEach(() => vi.restoreAllMocks());

describe('the grid of a week', () => {
  it('is one stop of the tab key, and arrows move within it', async () => {
    const user = await open();
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(box('mardi après-midi'));
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
    await user.tab();
    expect(document.activeElement?.closest('[role="grid"]') ?? null).toBeNull();
  });

  it('is filled by keyboard: a slot, a day and a part of the day by their headings, the whole week', async () => {
    const user = await open();
    await user.keyboard('{Control>}{End}{/Control} ');
    expect(ticked()).toEqual([20]);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp} ');
    expect(ticked()).toEqual([6, 13, 20]);
    await user.keyboard('{ArrowDown}{Home}{ArrowLeft} ');
    expect(ticked()).toEqual([0, 1, 2, 3, 4, 5, 6, 13, 20]);
    await user.keyboard('{ArrowUp} ');
    expect(ticked()).toHaveLength(21);
    await user.keyboard(' ');
    expect(ticked()).toEqual([]);
  });

  it('says at a heading whether all, some or none of its slots are ticked', async () => {
    const user = await open();
    const monday = screen.getByRole('button', { name: 'lundi' });
    expect(monday.getAttribute('aria-pressed')).toBe('false');
    await user.keyboard(' ');
    expect(monday.getAttribute('aria-pressed')).toBe('mixed');
    await user.keyboard('{Control>} {/Control}');
    expect(monday.getAttribute('aria-pressed')).toBe('true');
  });

  it('takes back and makes again, a copied day as one step, and says when there is nothing left', async () => {
    const user = await open();
    await user.keyboard(' {ArrowDown} ');
    expect(ticked()).toEqual([0, 7]);
    await user.click(screen.getByRole('button', { name: 'Copier lundi sur…' }));
    await user.click(screen.getByRole('menuitem', { name: 'Tous les autres jours' }));
    expect(ticked()).toHaveLength(14);
    expect(screen.getByText(/^lundi copié sur/)).toBeTruthy();
    box('lundi matin').focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(ticked()).toEqual([0, 7]);
    await user.keyboard('{Control>}y{/Control}');
    expect(ticked()).toHaveLength(14);
    await user.keyboard('{Control>}zzzz{/Control}');
    expect(ticked()).toEqual([]);
    expect(screen.getByText('Rien à annuler.')).toBeTruthy();
  });

  it('forgets its steps when the cells are replaced from outside', async () => {
    const user = await open();
    await user.keyboard(' ');
    replace(none.map((_, index) => index === 3));
    await vi.waitFor(() => expect(ticked()).toEqual([3]));
    await user.keyboard('{Control>}z{/Control}');
    expect(ticked()).toEqual([3]);
  });

  it('paints what the pointer is dragged over as one step, and a click ticks once', async () => {
    const user = await open();
    const under = vi.fn<(x: number, y: number) => Element | null>();
    document.elementFromPoint = under;
    under.mockReturnValue(box('jeudi soir'));
    await user.pointer([
      { keys: '[MouseLeft>]', target: box('lundi soir') },
      { target: box('jeudi soir') },
      { keys: '[/MouseLeft]', target: box('jeudi soir') },
    ]);
    expect(ticked()).toEqual([14, 15, 16, 17]);
    await user.keyboard('{Control>}z{/Control}');
    expect(ticked()).toEqual([]);
    under.mockReturnValue(null);
    await user.click(box('dimanche soir'));
    expect(ticked()).toEqual([20]);
  });
});
