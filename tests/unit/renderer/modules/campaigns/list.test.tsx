import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readCampaign } from '#tests/support/campaigns.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerRows } from '#tests/support/list-answers.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const CampaignsListPage = await addressPage('campaigns');

const byUsers = { source: 1, filterType: 2, filters: 'community=3', deliveryCount: 12 };
const ofMembers = { source: 2, sourceId: 8, sourceName: 'Hôpital', filterType: 1, deliveryCount: 4 };
const rows = [
  readCampaign({ id: 1, name: 'Brouillon de mai' }),
  readCampaign({ id: 2, name: 'Testée', status: 1, ...byUsers }),
  readCampaign({ id: 3, name: 'Envoyée', status: 2, ...ofMembers }),
  readCampaign({ id: 4, name: 'Archivée', status: 3, ...byUsers }),
];
let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({
    'campaigns.list': answerRows(rows),
    'campaigns.get': ({ id }) => rows.find((row) => row.id === id) ?? readCampaign({ id }),
    'campaigns.remove': () => undefined,
  });
});

const open = (options: PageOptions = {}) => openListPage((props) => <CampaignsListPage {...props} />, options);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const lastQuery = () => bridge.requests('campaigns.list').at(-1);

/** What the menu of a row offers, without shortcuts. */
async function menuOf(name: string) {
  await userEvent.click(within(await row(name)).getByLabelText(/^Actions/));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent ?? '');
}

test('says where the recipients come from and how they were chosen', async () => {
  await open();
  expect((await row('Brouillon de mai')).textContent).toContain('Non choisis');
  expect((await row('Testée')).textContent).toContain('Utilisateurs · filtre12');
  expect((await row('Envoyée')).textContent).toContain('Communauté Hôpital · sélection4');
});

test.each([
  ['Brouillons', { status: [0] }],
  ['Testées non envoyées', { status: [1] }],
] as const)('the view “%s” asks for its status', async (name, filters) => {
  await open();
  await row('Testée');
  await userEvent.click(screen.getByRole('button', { name: /^Vue/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
  await waitFor(() => expect(lastQuery()?.filters).toEqual(filters));
});

test('the view of those sent this year stays relative to today', async () => {
  const { router } = await open();
  await row('Testée');
  await userEvent.click(screen.getByRole('button', { name: /^Vue/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Envoyées cette année' }));
  await waitFor(() => expect(lastQuery()?.filters.status).toEqual([2]));
  expect(lastQuery()?.filters.createdDate?.from).toMatch(/^\d{4}-01-01$/);
  expect(JSON.stringify(router.state.location.search)).not.toMatch(/\d{4}-01-01/);
});

test.each([
  ['Brouillon de mai', ['Modifier', 'Destinataires', 'Envoyer', 'Dupliquer', 'Supprimer…'], []],
  ['Testée', ['Envoyer', 'Dupliquer', 'Supprimer…'], ['Modifier', 'Destinataires']],
  ['Envoyée', ['Dupliquer', 'Supprimer…'], ['Modifier', 'Destinataires', 'Envoyer']],
  ['Archivée', ['Dupliquer'], ['Modifier', 'Destinataires', 'Envoyer', 'Supprimer…']],
] as const)('offers for “%s” what its status allows', async (name, offered, missing) => {
  await open({ roles: ['ROLE_ADMIN'] });
  const items = await menuOf(name);
  const has = (label: string) => items.some((item) => item.startsWith(label));
  expect(offered.filter((label) => !has(label))).toEqual([]);
  expect(missing.filter((label) => has(label))).toEqual([]);
});

test('does not offer sending to members of a community to whom the platform would refuse afterwards', async () => {
  const draft = readCampaign({ id: 9, name: 'Membres', ...ofMembers });
  bridge.answer('campaigns.list', answerRows([draft]));
  await open();
  expect((await menuOf('Membres')).some((item) => item.startsWith('Envoyer'))).toBe(false);
});

test('tells only whoever is no administrator that the list holds their own campaigns', async () => {
  const first = await open();
  expect(await screen.findByText(/Seules vos propres campagnes/)).toBeDefined();
  first.unmount();
  await open({ roles: ['ROLE_ADMIN'] });
  await row('Testée');
  expect(screen.queryByText(/Seules vos propres campagnes/)).toBeNull();
});

test('a tested campaign is deleted only once the person has ticked what is lost', async () => {
  await open();
  await menuOf('Testée');
  await userEvent.click(screen.getByRole('menuitem', { name: /^Supprimer/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Le suivi de la campagne sera perdu/)).toBeDefined();
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Supprimer définitivement' });
  expect(confirm.disabled).toBe(true);
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(confirm);
  await waitFor(() => expect(bridge.requests('campaigns.remove')).toEqual([{ id: 2 }]));
});

test('a bulk deletion takes drafts alone, and looks again at each before it goes', async () => {
  rows.push(readCampaign({ id: 5, name: 'Brouillon de juin' }));
  try {
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sélectionner la page' }));
    const bar = within(await screen.findByRole('toolbar', { name: 'Actions sur la sélection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Supprimer…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect((await dialog.findAllByText(/Ce n’est plus un brouillon/)).length).toBeGreaterThan(0);
    // Tested by somebody else between the question and the deletion.
    bridge.answer('campaigns.get', ({ id }) => readCampaign({ id, status: id === 5 ? 1 : 0 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer définitivement' }));
    await waitFor(() => expect(bridge.requests('campaigns.remove')).toEqual([{ id: 1 }]));
    await screen.findByRole('button', { name: 'Fermer' });
    expect(bridge.requests('campaigns.remove')).toHaveLength(1);
  } finally {
    rows.pop();
  }
});

test('numbers of recipients stand at the end of their column, under its title', async () => {
  await open();
  const title = await screen.findByRole('columnheader', { name: 'Nombre' });
  expect(title.dataset.number).toBe('');
  const numbers = screen.getAllByRole('gridcell').filter(({ dataset }) => dataset.number !== undefined);
  expect(numbers.length).toBe(rows.length);
});
