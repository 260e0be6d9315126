import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { openApp } from '#tests/support/shell-app.tsx';
import { readEvent } from '../../modules/events/event.ts';

const printed = vi.fn();
beforeEach(() => {
  vi.stubGlobal('print', printed);
});
afterEach(() => {
  printed.mockClear();
  vi.unstubAllGlobals();
});

const handlers = {
  'events.get': ({ id }: { id: number }) => readEvent({ id }),
  'communities.list': () => ({ rows: [], unreadable: [], total: 0, page: 1, perPage: 1 }),
};
const openEvent = (locale: 'fr' | 'en', more = {}) =>
  openApp({ at: '/events/show/12', locale, handlers: { ...handlers, ...more } });
const paper = () => document.querySelector('body > [data-paper]');
const foot = () => document.documentElement.style.getPropertyValue('--print-foot');

test.each([
  ['fr', 'Imprimer', /^Imprimer\s: /, /imprimé le .* par Camille Moreau/],
  ['en', 'Print', /^Print: /, /printed on .* by Camille Moreau/],
] as const)(
  'in %s the menu, the key and the application’s menu print the same document',
  async (locale, name, title, words) => {
    const { person, bridge } = await openEvent(locale);
    const { name: event } = readEvent({});
    await screen.findByRole('heading', { level: 1, name: event ?? '' });
    await person.click(await screen.findByRole('button', { name: /^(?:Autres actions|More actions)$/ }));
    await person.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }));
    const dialog = await screen.findByRole('dialog', { name: title });
    const made = paper()?.querySelector('article');
    expect(made?.getAttribute('lang')).toBe(locale);
    expect(within(dialog).getByRole('heading', { level: 1, name: event ?? '' })).toBeTruthy();
    expect(made?.textContent).toContain('Nancy');
    expect(made?.querySelector('button, input, svg')).toBeNull();
    expect(foot()).toMatch(words);
    const byMenu = made?.innerHTML;
    await person.click(within(dialog).getByRole('button', { name }));
    expect(printed).toHaveBeenCalledTimes(1);
    // The key in the dialog prints what it shows.
    await person.keyboard('{Control>}p{/Control}');
    expect(printed).toHaveBeenCalledTimes(2);
    await person.click(within(dialog).getByRole('button', { name: /^(?:Fermer|Close)$/ }));
    await waitFor(() => expect(paper()).toBeNull());
    expect(foot()).toBe('');

    await person.keyboard('{Control>}p{/Control}');
    await waitFor(() => expect(paper()?.querySelector('article')?.innerHTML).toBe(byMenu));
    await person.click(screen.getByRole('button', { name: /^(?:Fermer|Close)$/ }));
    await waitFor(() => expect(paper()).toBeNull());

    bridge.emit('app.command', { command: 'print' });
    await waitFor(() => expect(paper()?.querySelector('article')?.innerHTML).toBe(byMenu));
  },
);

test('saves the document as PDF under its name, and says where or why not', async () => {
  const outcomes = [
    { fileName: 'fete.pdf' },
    new AppFailure({ kind: 'cancelled' }),
    new AppFailure({ kind: 'internal' }),
  ];
  const { person, bridge } = await openEvent('fr', {
    'print.savePdf': () => {
      const outcome = outcomes.shift();
      if (outcome instanceof Error || outcome === undefined) throw outcome;
      return outcome;
    },
  });
  const { name } = readEvent({});
  await screen.findByRole('heading', { level: 1, name: name ?? '' });
  await person.keyboard('{Control>}p{/Control}');
  const save = await screen.findByRole('button', { name: 'Enregistrer en PDF…' });
  await person.click(save);
  expect(await screen.findByText('Enregistré dans fete.pdf')).toBeTruthy();
  expect(bridge.requests('print.savePdf')).toEqual([{ name }]);
  await person.click(save);
  await waitFor(() => expect(screen.queryByText('Enregistré dans fete.pdf')).toBeNull());
  await person.click(save);
  expect(await screen.findByText('Le PDF n’a pas pu être enregistré')).toBeTruthy();
  expect(printed).not.toHaveBeenCalled();
});

test('a page with nothing to print says so, and the window is not printed', async () => {
  const { person } = await openApp();
  await waitFor(() => expect(document.querySelector('main[data-page="home"] h1')).not.toBeNull());
  await person.keyboard('{Control>}p{/Control}');
  expect((await screen.findAllByText(/^Cette page n’a rien à imprimer\./)).length).toBeGreaterThan(0);
  expect(printed).not.toHaveBeenCalled();
  expect(paper()).toBeNull();
});
