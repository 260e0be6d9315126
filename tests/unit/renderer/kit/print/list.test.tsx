import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mostPrintedRows } from '#renderer/kit/list/print/read-rows.ts';
import { AppFailure } from '#shared/failure.ts';
import { fakeUser } from '#tests/support/fake-users.ts';
import { openApp } from '#tests/support/shell-app.tsx';

const paper = () => document.querySelector('body > [data-paper]');
type Request = { page: number; perPage: number };
const pageOf = (total: number, { page, perPage }: Request) => ({
  rows: Array.from({ length: Math.max(Math.min(perPage, total - (page - 1) * perPage), 0) }, (_, index) =>
    fakeUser((page - 1) * perPage + index + 1),
  ),
  unreadable: [],
  total,
  page,
  perPage,
});
const openList = (total: number, locale: 'fr' | 'en' = 'fr', list = (request: Request) => pageOf(total, request)) =>
  openApp({ at: '/users?gender=1', locale, handlers: { 'users.list': list } });

test.each([
  ['fr', /^160 lignes, environ \d+ pages de papier\.$/, 'Préparer', /^Genre|^Civilité/, '160 lignes'],
  ['en', /^160 rows, about \d+ pages of paper\.$/, 'Prepare', /Gender|Title/, '160 rows'],
] as const)(
  'in %s asks first, reads all pages, and prints the columns in sight under the filters',
  async (locale, question, start, filter, count) => {
    const { person, bridge } = await openList(160, locale);
    await screen.findByRole('grid');
    await waitFor(() => expect(bridge.requests('users.list').length).toBeGreaterThan(0));
    const before = bridge.requests('users.list').length;
    await person.keyboard('{Control>}p{/Control}');
    expect(await screen.findByText(question)).toBeTruthy();
    // Nothing is read before the person agrees.
    expect(bridge.requests('users.list')).toHaveLength(before);
    await person.click(screen.getByRole('button', { name: start }));
    await waitFor(() => expect(paper()).not.toBeNull());
    expect(bridge.requests('users.list').slice(before)).toMatchObject([
      { page: 1, perPage: 100, filters: { gender: [1] } },
      { page: 2, perPage: 100, filters: { gender: [1] } },
    ]);
    const article = paper()?.querySelector('article');
    expect(article?.getAttribute('lang')).toBe(locale);
    expect(article?.querySelectorAll('tbody tr')).toHaveLength(160);
    expect(article?.querySelector('header')?.textContent).toContain(count);
    expect([...(article?.querySelectorAll('p') ?? [])].some(({ textContent }) => filter.test(textContent ?? ''))).toBe(
      true,
    );
    const headers = screen
      .getAllByRole('columnheader')
      .filter((header) => header.closest('[role="grid"]') !== null)
      .map(({ textContent }) => textContent)
      .filter(Boolean);
    const printed = [...(article?.querySelectorAll('thead th') ?? [])].map(({ textContent }) => textContent ?? '');
    for (const name of printed) expect(headers.some((header) => header?.includes(name))).toBe(true);
  },
);

test('stops while it reads, and prints nothing', async () => {
  let isHanging = false;
  const { person } = await openList(160, 'fr', ((request: Request, { signal }: { signal: AbortSignal }) =>
    isHanging
      ? new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new AppFailure({ kind: 'cancelled' })));
        })
      : pageOf(160, request)) as never);
  await screen.findByRole('grid');
  await person.keyboard('{Control>}p{/Control}');
  isHanging = true;
  await person.click(await screen.findByRole('button', { name: 'Préparer' }));
  await person.click(await screen.findByRole('button', { name: 'Arrêter' }));
  expect(await screen.findByText('Chargement arrêté. Rien n’a été imprimé.')).toBeTruthy();
  expect(paper()).toBeNull();
});

test('says what is too long for paper instead of reading it', async () => {
  const { person, bridge } = await openList(mostPrintedRows + 1);
  await screen.findByRole('grid');
  const before = bridge.requests('users.list').length;
  await person.keyboard('{Control>}p{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Imprimer la liste' }));
  expect(dialog.getByText(/^Une impression compte 2.000 lignes au plus/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Préparer' })).toBeNull();
  expect(bridge.requests('users.list').length).toBe(before);
});

test('says on the paper how many announced rows are missing', async () => {
  const { person } = await openList(160, 'fr', (request) => ({
    ...pageOf(160, request),
    rows: pageOf(90, request).rows,
  }));
  await screen.findByRole('grid');
  await person.keyboard('{Control>}p{/Control}');
  await person.click(await screen.findByRole('button', { name: 'Préparer' }));
  await waitFor(() => expect(paper()).not.toBeNull());
  expect(paper()?.querySelector('header')?.textContent).toContain('90 lignes sur 160 annoncées');
});
