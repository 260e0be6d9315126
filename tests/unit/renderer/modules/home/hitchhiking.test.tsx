import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { Permission } from '#shared/permissions.ts';
import type { HitchhikerQueue } from '#shared/resources/hitchhikers/queues.ts';
import { fakeUser } from '#tests/support/fake-users.ts';
import { camille, openApp, type ShellOptions } from '#tests/support/shell-app.tsx';

const counts: Record<HitchhikerQueue, number> = {
  calls: 276,
  lettersToPrint: 1485,
  lettersToPost: 48,
  kits: 0,
  identities: 12,
};
const open = ({ handlers, ...options }: ShellOptions = {}) =>
  openApp({ ...options, handlers: { 'hitchhiking.waiting': ({ queue }) => counts[queue], ...handlers } });
const region = (name: string) => screen.findByRole('region', { name });
const withRights = (...permissions: Permission[]) => ({
  ...camille,
  permissions: ['access_admin' as const, ...permissions],
});
const linksIn = async () => {
  const block = within(await region('Autostop'));
  await block.findByText('Rien en attente : kits à remettre.', { normalizer: (text) => text.replaceAll(/\s/gu, ' ') });
  return block
    .getAllByRole('link')
    .map((link) => [link.textContent?.replaceAll(/\s/gu, ' '), link.getAttribute('href')]);
};

test('each queue has its count and its way in; an empty one takes no card', async () => {
  await open();
  expect(await linksIn()).toEqual([
    ['Personnes à appeler 276Appeler', '/hitchhikers/queue?of=calls'],
    ['Courriers à imprimer 1 485Imprimer', '/hitchhikers/queue?of=lettersToPrint'],
    ['Courriers à poster 48Poster', '/hitchhikers/queue?of=lettersToPost'],
    ['Identités à vérifier 12Vérifier', '/users/identities?hitchhikers=yes'],
  ]);
});

test('what cannot be marked or decided is said before, and no name of a right is shown', async () => {
  await open({ session: withRights('hitchhiking_watcher', 'user_list', 'user_read') });
  expect((await linksIn()).map(([text]) => text?.replace(/^.*\d/u, ''))).toEqual(['Appeler', 'Voir', 'Voir', 'Voir']);
  expect(screen.getByText(/votre compte permet de voir la file/u)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/user_update|hitchhiking_/u);
});

test('without the right to list people nothing is requested, and that is said', async () => {
  const { bridge } = await open({ session: withRights('hitchhiking_watcher') });
  expect(await screen.findByText(/ne permet pas de voir les files de l’autostop.*voir la liste/u)).toBeDefined();
  expect(bridge.requests('hitchhiking.waiting')).toEqual([]);
  expect(bridge.requests('hitchhikers.list')).toEqual([]);
});

test.each([[withRights('user_list'), undefined] as const, [camille, [] as const] as const])(
  'without the rights of a watcher, or the module, there is no block',
  async (session, modules) => {
    const { bridge } = await open({ session, ...(modules !== undefined && { modules }) });
    await screen.findByText('Bonjour Camille');
    expect(screen.queryByRole('region', { name: 'Autostop' })).toBeNull();
    expect(bridge.requests('hitchhiking.waiting')).toEqual([]);
  },
);

test('a refused count fails on its card alone, and is asked again; a slow one keeps its way in', async () => {
  let isDown = true;
  const { person } = await open({
    handlers: {
      'hitchhiking.waiting': ({ queue }) => {
        if (queue === 'calls' && isDown) throw new AppFailure({ kind: 'denied', right: 'user_list' });
        return queue === 'kits' ? new Promise<never>(() => {}) : counts[queue];
      },
    },
  });
  const block = within(await region('Autostop'));
  const retry = await block.findByRole('button', { name: /Personnes à appeler/u });
  expect(block.getByRole('link', { name: /Kits à remettre/u })).toBeDefined();
  isDown = false;
  await person.click(retry);
  await block.findByRole('link', { name: /Personnes à appeler\s+276/u });
});

test('who arrived this week is told by town, and how many of them were read', async () => {
  const rows = [
    fakeUser(1, { homeAddress: { addressLocality: 'Toul' } }),
    fakeUser(2, { homeAddress: { addressLocality: 'Toul' } }),
    fakeUser(3, { homeAddress: null }),
  ];
  const { bridge } = await open({
    handlers: { 'hitchhikers.list': ({ page, perPage }) => ({ rows, unreadable: [], total: 240, page, perPage }) },
  });
  const block = within(await region('Arrivés depuis 7 jours'));
  await waitFor(() =>
    expect(block.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Toul2', 'Sans adresse1']),
  );
  expect(block.getByText(/Seules les 3 dernières inscriptions sont réparties par commune, sur 240/u)).toBeDefined();
  expect(bridge.requests('hitchhikers.list')).toMatchObject([{ page: 1, perPage: 200 }]);
  expect(block.getByRole('link', { name: 'Voir la liste' }).getAttribute('href')).toBe('/hitchhikers?createdDate=7d');
});
