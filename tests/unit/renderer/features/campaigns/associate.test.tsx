import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { UserShowPage } from '#renderer/modules/users/UserShowPage.tsx';
import { conflict } from '#shared/failure.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { readCampaign } from '#tests/support/campaigns.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUser } from '#tests/support/fake-users.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const HitchhikersListPage = await addressPage('hitchhikers');
const UsersListPage = await addressPage('users');

type Associated = ResponseOf<'campaigns.associate'>;
const draft = readCampaign();
const taken = readCampaign({ id: 5, name: 'Printemps', filterType: 1, deliveryCount: 12 });

let bridge: FakeBridge;
let answer: Associated;
beforeEach(() => {
  answer = { outcome: 'associated', count: 2 };
  const people = Array.from({ length: 30 }, (_, index) =>
    fakeUser(index + 1, { newsSubscription: index % 2 === 0, hitchHikeDriver: true }),
  );
  const list: Parameters<typeof answerUsers>[0] = people;
  const accepting = people.filter(({ acceptsNews }) => acceptsNews);
  const listed = (request: Parameters<ReturnType<typeof answerUsers>>[0]) =>
    answerUsers(request.filters.acceptsNews === true ? accepting : list)(request);
  bridge = installFakeBridge({
    'users.list': listed,
    'campaigns.findDuplicate': ({ name }) => (name === 'printemps' ? { id: taken.id, name: taken.name } : null),
    'hitchhikers.list': (request) => listed(request as Parameters<typeof listed>[0]),
    'users.get': ({ id }) => fakeUser(id, { newsSubscription: id % 2 === 1 }),
    'campaigns.list': ({ page, perPage }) => ({ rows: [draft, taken], unreadable: [], total: 2, page, perPage }),
    'campaigns.associate': () => answer,
    'campaigns.get': ({ id }) => [draft, taken].find((one) => one.id === id) ?? draft,
    'campaigns.create': () => ({ id: 90 }),
    'campaigns.duplicate': ({ name }) => ({ id: 90, name, images: 2, failedImages: 1, error: null }),
    'campaigns.acceptRecipients': () => {},
    'communities.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
  });
});
const asked = () => bridge.requests('campaigns.associate');

const inBar = (name: string | RegExp) =>
  within(screen.getByRole('toolbar', { name: 'Actions sur la sélection' })).getByRole('button', { name });
const tick = async (person: ReturnType<typeof userEvent.setup>, ...ids: number[]) => {
  for (const id of ids) {
    await person.click(await screen.findByRole('checkbox', { name: `Sélectionner Prénom${id} Nom${id}` }));
  }
};
async function openUsers(options: PageOptions = {}, Page: typeof UsersListPage = UsersListPage) {
  const view = await openListPage((props) => <Page {...props} />, options);
  await screen.findByRole('checkbox', { name: 'Sélectionner Prénom2 Nom2' });
  return { ...view, person: userEvent.setup() };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: /aux destinataires d’une campagne/ }));
type Dialog = Awaited<ReturnType<typeof dialog>>;
async function choose(person: ReturnType<typeof userEvent.setup>, ask: Dialog, name: string | RegExp = 'Rentrée') {
  await person.click(ask.getByRole('combobox'));
  await person.click(await screen.findByRole('option', { name }));
}
const go = (ask: Dialog) => ask.getByRole<HTMLButtonElement>('button', { name: 'Ajouter les destinataires' });

describe('adding selected people to a campaign', () => {
  test('says who would get the message, requires a draft, and names its recipients', async () => {
    const { person, notify } = await openUsers();
    await tick(person, 1, 2, 3);
    await person.click(inBar('Ajouter aux destinataires d’une campagne…'));
    const ask = await dialog();
    expect(ask.getByText(/Sur 3, seules les 2 personnes qui acceptent/)).toBeDefined();
    expect(go(ask).disabled).toBe(true);
    await choose(person, ask);
    expect(bridge.requests('campaigns.list')[0]?.filters).toEqual({ status: [0] });
    await person.click(go(ask));
    await waitFor(() =>
      expect(asked()).toEqual([
        { campaignId: 4, list: 'users', announced: 2, recipients: { kind: 'ids', ids: [1, 2, 3] } },
      ]),
    );
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(expect.objectContaining({ name: 'usersAssociated', outcome: 'success' })),
    );
  });

  test('is blocked when none of them accepts news', async () => {
    const { person } = await openUsers();
    await tick(person, 2, 4);
    await person.click(inBar('Ajouter aux destinataires d’une campagne…'));
    const ask = await dialog();
    expect(ask.getByText(/personne ne recevrait le message/)).toBeDefined();
    await choose(person, ask);
    expect(go(ask).disabled).toBe(true);
  });

  test('announces the number that was counted since, once the person has read it', async () => {
    bridge.answer('campaigns.associate', ({ announced }) => {
      if (announced !== 1) throw conflict('recipientsChanged', { count: 1 });
      return { outcome: 'associated', count: 1 };
    });
    const { person } = await openUsers();
    await tick(person, 1, 2, 3);
    await person.click(inBar('Ajouter aux destinataires d’une campagne…'));
    const ask = await dialog();
    await choose(person, ask);
    await person.click(go(ask));
    await person.click(await ask.findByRole('button', { name: 'Recompter' }));
    expect(ask.getByText(/Sur 3, seule la personne qui accepte/)).toBeDefined();
    await person.click(go(ask));
    await waitFor(() => expect(asked().map(({ announced }) => announced)).toEqual([2, 1]));
  });

  test('goes to a copy of a draft that already has recipients, since the platform removes none', async () => {
    const { person, notify } = await openUsers();
    await tick(person, 1);
    await person.click(inBar('Ajouter aux destinataires d’une campagne…'));
    const ask = await dialog();
    await choose(person, ask, /Printemps \(a déjà/);
    const copy = ask.getByRole<HTMLInputElement>('checkbox', { name: /copie du brouillon/ });
    expect([copy.checked, copy.disabled]).toEqual([true, true]);
    await person.click(go(ask));
    await waitFor(() => expect(asked()).toMatchObject([{ campaignId: 90 }]));
    expect(bridge.requests('campaigns.duplicate')).toMatchObject([
      { id: 5, name: expect.stringMatching(/^Copie\s: Printemps$/u) },
    ]);
    expect(bridge.requests('campaigns.create')).toEqual([]);
    // One of its images still is that of the original.
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'copiedImages',
        outcome: 'error',
        values: expect.objectContaining({ failed: 1 }),
      }),
    );
  });

  test('creates a new campaign first, and opens it to be written', async () => {
    const { person, router } = await openUsers();
    await tick(person, 1);
    await person.click(inBar('Ajouter aux destinataires d’une campagne…'));
    const ask = await dialog();
    await person.click(ask.getByRole('radio', { name: 'Une nouvelle campagne' }));
    await person.type(ask.getByRole('textbox', { name: 'Nom interne' }), 'printemps');
    await person.type(ask.getByRole('textbox', { name: 'Objet' }), 'Bonjour');
    await person.click(go(ask));
    expect(await ask.findByText(/« Printemps » porte déjà ce nom/)).toBeDefined();
    expect(bridge.requests('campaigns.create')).toEqual([]);
    await person.type(ask.getByRole('textbox', { name: 'Nom interne' }), ' 2');
    await person.click(go(ask));
    await waitFor(() => expect(asked()).toMatchObject([{ campaignId: 90 }]));
    expect(bridge.requests('campaigns.create')).toMatchObject([{ name: 'printemps 2', subject: 'Bonjour' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns/90'));
  });

  test('is sent once for a double click', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    bridge.answer('campaigns.associate', () => held.then(() => answer));
    const { person } = await openUsers();
    await tick(person, 1);
    await person.click(inBar('Ajouter aux destinataires d’une campagne…'));
    const ask = await dialog();
    await choose(person, ask);
    await person.dblClick(go(ask));
    expect(go(ask).disabled).toBe(true);
    release();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /aux destinataires d’une campagne/ })).toBeNull());
    expect(asked()).toHaveLength(1);
  });
});

describe('adding all matching people to a campaign', () => {
  test('sends a filtered list as its query, and lets the platform count those who accept news', async () => {
    const { person } = await openUsers({ at: '/users?gender=1' });
    await person.click(screen.getByRole('checkbox', { name: 'Sélectionner la page' }));
    await person.click(inBar('Sélectionner les 30'));
    await tick(person, 1);
    await person.click(inBar('Ajouter aux destinataires d’une campagne…'));
    const ask = await dialog();
    // Fifteen accept news, including the one excluded.
    expect(await ask.findByText(/Sur 29, seules les 14 personnes/)).toBeDefined();
    await choose(person, ask);
    await person.click(go(ask));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toMatchObject({
      recipients: { kind: 'query', query: { filters: { gender: [1] } }, except: [1] },
    });
  });

  test('requires the number to be typed for a list without any filter, which is everybody', async () => {
    const { person } = await openUsers();
    await person.click(screen.getByRole('checkbox', { name: 'Sélectionner la page' }));
    await person.click(inBar('Sélectionner les 30'));
    await person.click(inBar('Ajouter aux destinataires d’une campagne…'));
    const ask = await dialog();
    expect(ask.getByText(/tous les utilisateurs seraient destinataires/)).toBeDefined();
    await choose(person, ask);
    expect(go(ask).disabled).toBe(true);
    await person.type(ask.getByRole('textbox', { name: /Pour confirmer/ }), '30');
    await waitFor(() => expect(go(ask).disabled).toBe(false));
  });

  test('asks and sends hitchhikers as hitchhikers', async () => {
    const { person } = await openUsers({}, HitchhikersListPage);
    await person.click(screen.getByRole('checkbox', { name: 'Sélectionner la page' }));
    await person.click(inBar('Sélectionner les 30'));
    await person.click(inBar('Ajouter aux destinataires d’une campagne…'));
    const ask = await dialog();
    await choose(person, ask);
    await waitFor(() => expect(go(ask).disabled).toBe(false));
    await person.click(go(ask));
    await waitFor(() => expect(asked()).toMatchObject([{ list: 'hitchhikers', recipients: { kind: 'query' } }]));
    expect(bridge.requests('users.list')).toEqual([]);
  });
});

test.each<[string, Associated, RegExp]>([
  ['nobody', { outcome: 'nobody' }, /Personne n’a été retenu/],
  [
    'another number',
    { outcome: 'different', count: 40, announced: 15 },
    /40 destinataires ont été retenus, alors que 15 étaient prévus/,
  ],
  [
    'an uncertain end',
    { outcome: 'uncertain', count: 2, deliveryCount: 9 },
    /Destinataires non confirmés.*la campagne compte 9 destinataires/,
  ],
  [
    'no answer',
    {
      outcome: 'unknown',
      error: { kind: 'network', reason: 'timeout' },
      now: { filterType: 1, deliveryCount: 7 },
      isGone: false,
    },
    /Ajout non confirmé\..*compte maintenant 7 destinataires/,
  ],
])('%s is reported, and nothing is sent again', async (_, given, text) => {
  answer = given;
  const { person } = await openUsers();
  await tick(person, 1);
  await person.click(inBar('Ajouter aux destinataires d’une campagne…'));
  const ask = await dialog();
  await choose(person, ask);
  await person.click(go(ask));
  const told = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toMatch(text));
  expect(told.getByRole('button', { name: 'Fermer' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ajouter les destinataires' })).toBeNull();
  expect(asked()).toHaveLength(1);
});

describe('the right to add people to a campaign', () => {
  test('is required, with the switch on and a selection', async () => {
    const { unmount } = await openUsers();
    expect(screen.queryByRole('button', { name: /Ajouter les destinataires/ })).toBeNull();
    unmount();
    for (const options of [{ rights: ['user_list', 'user_delete'] }, { modules: [] }] as const) {
      const opened = await openUsers({ rights: ['user_list', 'user_delete', 'campaign_update'], ...options });
      await tick(opened.person, 1);
      expect(screen.queryByRole('button', { name: /Ajouter les destinataires/ })).toBeNull();
      opened.unmount();
    }
  });

  test.each([
    [7, true],
    [8, false],
  ])('the page of person %i offers it: %s, only for a person who accepts news', async (id, isOffered) => {
    const at = `/users/show/${id}`;
    await openListPage(() => null, { at, elsewhere: () => <UserShowPage id={id} /> });
    await screen.findByRole('link', { name: 'Modifier' });
    expect(screen.queryByRole('button', { name: 'Ajouter aux destinataires d’une campagne…' }) !== null).toBe(
      isOffered,
    );
  });
});
