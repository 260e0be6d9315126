import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CampaignShowPage } from '#renderer/modules/campaigns/show/CampaignShowPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { asInstant } from '#shared/instant.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { permissions } from '#shared/permissions.ts';
import { readCampaign } from '#tests/support/campaigns.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

let bridge: FakeBridge;
let wire: Record<string, unknown>;
let read: Partial<ResponseOf<'campaigns.readiness'>>;

beforeEach(() => {
  wire = {};
  read = {};
  bridge = installFakeBridge({
    'campaigns.get': () => readCampaign(wire),
    'campaigns.readiness': () => ({
      campaign: readCampaign(wire),
      isReadable: true,
      live: null,
      withdrawn: null,
      doubt: null,
      fixed: null,
      ...read,
    }),
    'app.copyText': () => undefined,
  });
});

const open = (options: ScreenOptions = {}) =>
  openScreen(<CampaignShowPage id={4} />, {
    rights: permissions,
    config: { modules: { campaign: true, community: true } },
    ...options,
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('activity holds what can be derived, and invents no figures', async () => {
  wire = { status: 2, source: 1, filterType: 1, deliveryCount: 3 };
  read = { fixed: { count: 3, at: asInstant('2026-03-01T12:00:00+01:00') } };
  await open();
  const activity = await section('Activité');
  await expect
    .poll(() => activity.getAllByRole('listitem').map(({ textContent }) => textContent))
    .toEqual([
      expect.stringMatching(/^Campagne envoyée/),
      expect.stringMatching(/^Test envoyé1er mars/),
      expect.stringMatching(/^Campagne créée/),
      // Its date is that of no step that is known.
      'Destinataires choisis',
    ]);
  expect(activity.getByText('Date inconnue')).toBeDefined();
  expect(activity.getByText(/[Nn]i ouvertures ni clics/)).toBeDefined();
});

test('recipients by filter are shown in words, with the stored number, the fixed one and the one of today', async () => {
  wire = { status: 1, source: 1, filterType: 2, filters: 'givenName=Zoé', deliveryCount: 12 };
  read = { live: 15, fixed: { count: 12, at: asInstant('2026-03-01T12:00:00+01:00') } };
  await open();
  const recipients = await section('Destinataires');
  expect(await recipients.findByText('15')).toBeDefined();
  expect(await recipients.findByText('Zoé')).toBeDefined();
  expect(recipients.getByText(/^12, le /)).toBeDefined();
});

test('recipients chosen one by one are a list of users where this computer knows them', async () => {
  wire = { status: 0, source: 1, filterType: 1, deliveryCount: 2 };
  const known = { list: 'users', filterType: 1, count: 2, announced: 2, people: [11, 12], isAccepted: false, at: 0 };
  bridge.answer('campaigns.recipients', () => known as never);
  const { unmount } = await open();
  const link = await (await section('Destinataires')).findByRole<HTMLAnchorElement>('link', { name: 'Voir la liste' });
  expect(decodeURIComponent(link.href)).toMatch(/\/users\?selected=11,12$/);
  unmount();

  // Others are stored by now.
  wire = { ...wire, deliveryCount: 5 };
  await open();
  expect(await (await section('Destinataires')).findByText(/Escale ne peut pas afficher ces personnes/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Voir la liste' })).toBeNull();
});

test('the community that the recipients belong to is a link', async () => {
  wire = { status: 1, source: 2, sourceId: 8, sourceName: 'Hôpital', filterType: 1, deliveryCount: 4 };
  await open();
  expect((await screen.findByRole('link', { name: 'Hôpital' })).getAttribute('href')).toBe('/communities/show/8');
});

test.each([
  [0, /figera l’objet, le contenu et les destinataires/],
  [1, /figés par le test/],
  [2, /elle ne peut plus être annulée/],
  [3, /^Archivée/],
])('the steps of a campaign of status %i say what is fixed', async (status, words) => {
  wire = { status };
  await open();
  const list = await screen.findByRole('list', { name: 'Étapes de la campagne' });
  const steps = within(list);
  expect(document.getElementById(list.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(words);
  expect(steps.getAllByRole('listitem')).toHaveLength(4);
});

test('the text version and the source of the message can be copied', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Source HTML' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Copier la source HTML' }));
  expect(bridge.requests('app.copyText').map(({ text }) => text)).toEqual([
    expect.stringMatching(/<h2>Bonjour<\/h2>[\s\S]*Partagez vos trajets/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Version texte' }));
  expect(await screen.findByRole('region', { name: 'Version texte' })).toBeDefined();
});

test('a body that is no JSON is shown as it is stored', async () => {
  wire = { body: 'Bonjour à tous' };
  await open();
  expect(await screen.findByText('Bonjour à tous')).toBeDefined();
  expect(screen.getByText(/n’a pas été écrit avec cet éditeur/)).toBeDefined();
});

test('a campaign of somebody else is not found', async () => {
  bridge.answer('campaigns.get', () => {
    throw new AppFailure({ kind: 'notFound' });
  });
  await open();
  expect(await screen.findByText(/Introuvable|n’existe pas|n’a pas été trouvé/)).toBeDefined();
});
