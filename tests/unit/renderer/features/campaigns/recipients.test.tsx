import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { DoubtBar } from '#renderer/features/campaigns/DoubtBar.tsx';
import { RecipientsInWords } from '#renderer/features/campaigns/recipients/RecipientsInWords.tsx';
import type { KnownRecipients } from '#shared/resources/campaigns/recipients.ts';
import { readStoredFilters } from '#shared/resources/campaigns/stored-filters.ts';
import { readCampaign } from '#tests/support/campaigns.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { answerUsers, fakeUser } from '#tests/support/fake-users.ts';
import { openListPage } from '#tests/support/list-page.tsx';
import { addressPage } from '#tests/support/pages.tsx';

const UsersListPage = await addressPage('users');

const known: KnownRecipients = {
  list: 'users',
  filterType: 1,
  count: 3,
  announced: 3,
  people: [1, 2, 3],
  isAccepted: false,
  at: 0,
};

describe('filters in words', () => {
  test('are those of the users list, with the way to it', async () => {
    installFakeBridge({
      'territories.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    });
    const stored = readStoredFilters('gender=1&gender=2&createdDate[after]=2025-01-01&newsSubscription=true');
    await openListPage(() => <RecipientsInWords stored={stored} />);
    const chips = within(await screen.findByRole('list', { name: 'Filtres des destinataires' }));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Genre\s: /),
      expect.stringMatching(/^Accepte les actualités\s: oui$/i),
      expect.stringMatching(/1er janv\. 2025/),
    ]);
    const link = screen.getByRole('link', { name: 'Voir la liste' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /\/users\?gender=1,2&acceptsNews=yes&createdDate=2025-01-01\.\.$/,
    );
  });

  test('that cannot be read are named, and nothing is asked', async () => {
    const bridge = installFakeBridge();
    await openListPage(() => <RecipientsInWords stored={readStoredFilters('status=1&givenName=a')} />);
    expect(await screen.findByText(/n’est plus reconnu \(status\)\s: rien ne peut être envoyé/)).toBeDefined();
    expect(bridge.calls).toEqual([]);
  });

  test('without any mean everybody', async () => {
    installFakeBridge();
    await openListPage(() => <RecipientsInWords stored={readStoredFilters('')} />);
    expect(await screen.findByText('Tous les utilisateurs')).toBeDefined();
  });
});

describe('doubtful recipients', () => {
  const open = (wire: Record<string, unknown>, remembered: KnownRecipients | null) => {
    const bridge = installFakeBridge({
      'campaigns.recipients': () => remembered,
      'campaigns.acceptRecipients': () => {},
      'campaigns.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
      'campaigns.get': ({ id }) => readCampaign({ id }),
      'campaigns.duplicate': ({ name }) => ({ id: 90, name, images: 0, failedImages: 0, error: null }),
    });
    const campaign = readCampaign({ filterType: 1, deliveryCount: 3, ...wire });
    return openListPage(() => <DoubtBar campaign={campaign} />).then((view) => ({
      ...view,
      bridge,
      person: userEvent.setup(),
    }));
  };

  test('with former ones among them lead to a copy, and cannot be kept', async () => {
    const { person, bridge, router } = await open({ deliveryCount: 6 }, known);
    expect(await screen.findByText('Destinataires non confirmés')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Garder/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Repartir d’une copie' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns/send/90'));
    expect(bridge.requests('campaigns.duplicate')).toMatchObject([
      { id: 4, name: expect.stringMatching(/^Copie\s: Rentrée$/u) },
    ]);
  });

  test('of another number than announced can be kept', async () => {
    const { person, bridge } = await open({}, { ...known, announced: 5 });
    await person.click(await screen.findByRole('button', { name: 'Garder ces 3 destinataires' }));
    await waitFor(() => expect(bridge.requests('campaigns.acceptRecipients')).toEqual([{ id: 4, count: 3 }]));
  });

  test('are not those that nothing speaks against', async () => {
    const { bridge, container } = await open({}, known);
    await waitFor(() => expect(bridge.requests('campaigns.recipients')).toHaveLength(1));
    expect(container.textContent).not.toMatch(/destinataires/i);
  });
});

describe('the list in which recipients are chosen', () => {
  const open = async (at: string, campaign: Record<string, unknown> = {}) => {
    installFakeBridge({
      'users.list': answerUsers(Array.from({ length: 3 }, (_, index) => fakeUser(index + 1))),
      'campaigns.get': ({ id }) => readCampaign({ id, ...campaign }),
      'communities.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    });
    const view = await openListPage((props) => <UsersListPage {...props} />, { at });
    return { ...view, person: userEvent.setup() };
  };

  test('says whose they are, keeps that while the list changes, and ends when it is closed', async () => {
    const { person, address } = await open('/users?campaign=4');
    expect(await screen.findByText('Destinataires de « Rentrée »')).toBeDefined();
    await person.type(await screen.findByRole('searchbox'), 'Martin');
    await waitFor(() => expect(address()).toMatch(/campaign=4/));
    await waitFor(() => expect(address()).toMatch(/search=Martin/));
    await person.click(screen.getByRole('button', { name: 'Ne plus choisir de destinataires' }));
    await waitFor(() => expect(address()).not.toMatch(/campaign/));
    expect(screen.queryByText(/Destinataires de/)).toBeNull();
  });

  test('offers the campaign in the dialog', async () => {
    const { person } = await open('/users?campaign=4');
    await person.click(await screen.findByRole('checkbox', { name: 'Sélectionner Prénom1 Nom1' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Actions sur la sélection' }));
    await person.click(bar.getByRole('button', { name: 'Ajouter aux destinataires d’une campagne…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /aux destinataires d’une campagne/ }));
    await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('combobox').value).toBe('Rentrée'));
  });

  test('says that a campaign is no longer a draft, and does not offer it', async () => {
    const { person } = await open('/users?campaign=4', { status: 1 });
    expect(await screen.findByText(/n’est plus un brouillon/)).toBeDefined();
    await person.click(await screen.findByRole('checkbox', { name: 'Sélectionner Prénom1 Nom1' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Actions sur la sélection' }));
    await person.click(bar.getByRole('button', { name: 'Ajouter aux destinataires d’une campagne…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /aux destinataires d’une campagne/ }));
    expect(dialog.getByRole<HTMLInputElement>('combobox').value).toBe('');
  });
});
