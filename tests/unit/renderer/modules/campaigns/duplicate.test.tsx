import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { DuplicateDialog } from '#renderer/modules/campaigns/duplicate/DuplicateDialog.tsx';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { permissions } from '#shared/permissions.ts';
import type { KnownRecipients } from '#shared/resources/campaigns/recipients.ts';
import { readCampaign } from '#tests/support/campaigns.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

type Readiness = ResponseOf<'campaigns.readiness'>;

let bridge: FakeBridge;
let wire: Record<string, unknown>;
let read: Partial<Readiness>;
let known: KnownRecipients | null;
let answer: ResponseOf<'campaigns.associate'>;

const remembered: KnownRecipients = {
  list: 'users',
  filterType: 1,
  count: 3,
  announced: 3,
  people: [11, 12, 13],
  isAccepted: false,
  at: 0,
};

beforeEach(() => {
  wire = { status: 2, source: 1, filterType: 2, filters: 'givenName=Zo%C3%A9', deliveryCount: 12 };
  read = { live: 15 };
  known = null;
  answer = { outcome: 'associated', count: 15 };
  bridge = installFakeBridge({
    'campaigns.readiness': () => ({
      campaign: readCampaign(wire),
      isReadable: true,
      live: null,
      withdrawn: null,
      doubt: null,
      fixed: null,
      ...read,
    }),
    'campaigns.recipients': () => known,
    'campaigns.duplicate': ({ name }) => ({ id: 90, name, images: 0, failedImages: 0, error: null }),
    'campaigns.associate': () => answer,
  });
});

const open = () =>
  openScreen(<DuplicateDialog record={readCampaign(wire)} onClose={() => undefined} />, { rights: permissions });
const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Reprendre aussi les destinataires' });
const go = () => userEvent.click(screen.getByRole('button', { name: 'Dupliquer' }));

test('leaves the recipients behind unless they are asked for', async () => {
  await open();
  expect((await tick()).checked).toBe(false);
  await go();
  expect(await screen.findByText('Address: /campaigns/90')).toBeDefined();
  expect(bridge.requests('campaigns.duplicate')).toMatchObject([{ id: 4, name: 'Copie\u00a0: Rentrée' }]);
  expect(bridge.requests('campaigns.associate')).toEqual([]);
});

test('leads nobody away who has closed the dialog meanwhile', async () => {
  const copied = Promise.withResolvers<ResponseOf<'campaigns.duplicate'>>();
  bridge.answer('campaigns.duplicate', () => copied.promise);
  const { notices, router } = await open();
  await tick();
  await go();
  await waitFor(() => expect(bridge.requests('campaigns.duplicate')).toHaveLength(1));
  await router.navigate({ to: '/elsewhere' });
  copied.resolve({ id: 90, name: 'Copie\u00a0: Rentrée', images: 0, failedImages: 0, error: null });
  await waitFor(() => expect(notices).toMatchObject([{ name: 'duplicated', outcome: 'success' }]));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('associates those of a filter with the copy by the restored filter, as many as accept news today', async () => {
  await open();
  await userEvent.click(await tick());
  expect(screen.getByText(/15 personnes acceptent/)).toBeDefined();
  await go();
  expect(await screen.findByText('Address: /campaigns/90')).toBeDefined();
  expect(bridge.requests('campaigns.associate')).toMatchObject([
    {
      campaignId: 90,
      list: 'users',
      announced: 15,
      recipients: { kind: 'query', query: { filters: { givenName: 'Zoé' } }, except: [] },
    },
  ]);
});

test('associates those of a selection by the ids known here, without those who refuse news since', async () => {
  wire = { status: 1, source: 1, filterType: 1, deliveryCount: 3 };
  read = { withdrawn: 1 };
  known = remembered;
  await open();
  await userEvent.click(await tick());
  await go();
  await waitFor(() =>
    expect(bridge.requests('campaigns.associate')).toEqual([
      { campaignId: 90, list: 'users', announced: 2, recipients: { kind: 'ids', ids: [11, 12, 13] } },
    ]),
  );
});

test('offers them once it is read what is remembered, and says at once that nothing can be read of the campaign', async () => {
  const recipients = Promise.withResolvers<KnownRecipients | null>();
  bridge.answer('campaigns.recipients', () => recipients.promise);
  const { unmount } = await open();
  await waitFor(() => expect(bridge.requests('campaigns.readiness')).toHaveLength(1));
  expect(await screen.findByText('Chargement…')).toBeDefined();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('checkbox')).toBeNull();
  recipients.resolve(null);
  expect((await tick()).disabled).toBe(false);
  unmount();

  bridge.answer('campaigns.recipients', () => new Promise(() => undefined));
  bridge.answer('campaigns.readiness', () => Promise.reject(new Error('down')));
  await open();
  expect((await tick()).disabled).toBe(true);
});

test('leads to the page that tells the doubt when the platform took another number', async () => {
  answer = { outcome: 'different', count: 40, announced: 15 };
  await open();
  await userEvent.click(await tick());
  await go();
  expect(await screen.findByText('Address: /campaigns/send/90')).toBeDefined();
  expect(bridge.requests('campaigns.associate')).toHaveLength(1);
});

test.each<[string, Record<string, unknown>, Partial<Readiness>, RegExp]>([
  ['members of a community', { source: 2, filterType: 1 }, {}, /Les membres d’une communauté/],
  ['a filter that cannot be read', { filters: 'status=1' }, {}, /Le filtre enregistré est incomplet/],
  ['people who were not chosen here', { filterType: 1, filters: null }, {}, /été choisies sur un autre ordinateur/],
  ['recipients in doubt', {}, { doubt: 'uncertain' }, /sont à vérifier/],
  ['a filter that finds nobody', {}, { live: 0 }, /Aucun d’eux n’accepte/],
])('offers no repetition of %s, and says why', async (_, changed, now, words) => {
  wire = { ...wire, ...changed };
  read = { ...read, ...now };
  await open();
  expect((await tick()).disabled).toBe(true);
  expect(screen.getByText(words)).toBeDefined();
});
