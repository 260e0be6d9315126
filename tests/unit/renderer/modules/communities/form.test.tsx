import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { answerUsers, fakeUser } from '#tests/support/fake-users.ts';
import { createPage, editPage } from '#tests/support/pages.tsx';
import { openScreen } from '#tests/support/screen.tsx';

const CommunityCreatePage = await createPage('communities_create');
const CommunityEditPage = await editPage('communities_edit');

vi.setConfig({ testTimeout: 30_000 });

/** The community as the platform holds it: what the form saves is stored here. */
let wire: Record<string, unknown> = {};
let bridge: FakeBridge;
const noAnswer = () => new AppFailure({ kind: 'server', status: 500, isUnreadable: false });

beforeEach(() => {
  wire = {
    name: 'Vélo Vosges',
    description: 'Texte court',
    fullDescription: '<p>Texte</p>',
    referrer: 'Ada A.',
    referrerId: 12,
    validationType: 0,
    membersHidden: false,
    proposalsHidden: false,
  };
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'files.choose': ({ purpose }) => ({ selectionId: purpose, name: `${purpose}.csv`, size: 2000 }),
    'files.release': () => undefined,
    'images.findDuplicate': () => null,
    'users.list': answerUsers([fakeUser(12), fakeUser(13, { givenName: 'Nina', familyName: 'Neuf' })]),
    'communities.get': ({ id }) => fakeCommunity(id, wire),
    'communities.create': () => ({ id: 50 }),
    'communities.update': ({ id, changes }) => {
      const { domains, ...same } = changes;
      wire = { ...wire, ...same, ...(domains !== undefined && { domain: domains.join(';') }) };
      return { id };
    },
    'communitymembers.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    'communities.checkSecurityFile': () => ({
      outcome: 'ready',
      logins: 2,
      blankLines: 0,
      repeated: { count: 0, lines: [] },
      preview: [],
    }),
    'communities.uploadSecurityFile': () => undefined,
  });
});

const rights = permissions;
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const openEdit = () => openScreen(<CommunityEditPage id={4} />, { rights });
const changes = () => bridge.requests('communities.update').map((request) => request.changes);

async function joinFile() {
  fireEvent.click(await radio(/^Sécurisée/u));
  const group = await screen.findByRole('group', { name: /identifiants/iu });
  fireEvent.click(within(group).getByRole('button', { name: /^Choisir/u }));
  await waitFor(() => expect(bridge.requests('communities.checkSecurityFile')).toHaveLength(1));
  await screen.findByText(/logins\.csv/u);
}

describe('the form of a community', () => {
  it('checks here what the platform would answer with a blind 500', async () => {
    await openScreen(<CommunityCreatePage />, { rights });
    await box(/^Nom/u);
    save();
    const refused = await screen.findAllByRole('button', { name: /\s: /u });
    expect(refused.map(({ textContent }) => textContent?.split(/\s:/u)[0])).toEqual([
      'Nom',
      'Résumé',
      'Description',
      'Référent',
    ]);
    expect(bridge.requests('communities.create')).toEqual([]);
  });

  it('sends changed keys only, and no address that was not touched', async () => {
    await openEdit();
    fireEvent.change(await box(/^Résumé/u), { target: { value: 'Autre texte' } });
    save();
    await waitFor(() => expect(changes()).toEqual([{ description: 'Autre texte' }]));
  });

  it('looks for another community of the same name on leaving the field, and before saving', async () => {
    bridge.answer('images.findDuplicate', ({ name }) =>
      name === 'Velo vosges' ? { id: 9, name: 'Vélo Vosges' } : null,
    );
    await openScreen(<CommunityCreatePage />, { rights });
    const name = await box(/^Nom/u);
    fireEvent.change(name, { target: { value: 'Velo vosges' } });
    fireEvent.blur(name);
    expect(await screen.findByText(/s’appelle déjà «\sVélo Vosges\s»/u)).toBeDefined();
    expect(bridge.requests('communities.create')).toEqual([]);
  });

  it('asks for domains in their mode, drops a typed @, and takes them away with the mode', async () => {
    await openEdit();
    fireEvent.click(await radio(/^Par domaine/u));
    save();
    expect((await screen.findAllByText(/Ajoutez au moins un domaine/u)).length).toBeGreaterThan(0);
    const domains = await box(/^Domaines/u);
    fireEvent.change(domains, { target: { value: '@Exemple.fr, mairie.fr' } });
    fireEvent.blur(domains);
    save();
    await waitFor(() => expect(changes()).toEqual([{ validationType: 2, domains: ['exemple.fr', 'mairie.fr'] }]));
    fireEvent.click(await radio(/^Manuelle/u));
    save();
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]).toEqual({ validationType: 1, domains: [] });
  });

  it('refuses what is no domain by its name', async () => {
    await openEdit();
    fireEvent.click(await radio(/^Par domaine/u));
    const domains = await box(/^Domaines/u);
    fireEvent.change(domains, { target: { value: 'exemple' } });
    fireEvent.blur(domains);
    save();
    expect((await screen.findAllByText(/«\sexemple\s» n’est pas un domaine/u)).length).toBeGreaterThan(0);
    expect(changes()).toEqual([]);
  });

  it('says what a change of referrer does, and offers to add the new one as moderator once it is saved', async () => {
    await openEdit();
    fireEvent.click(await screen.findByRole('combobox', { name: /^Référent/u }));
    fireEvent.click(await screen.findByRole('option', { name: /Nina Neuf/u, hidden: true }));
    expect(await screen.findByText(/L’ancien perd ce rôle/u)).toBeDefined();
    bridge.answer('communities.update', ({ id }) => {
      wire = { ...wire, referrerId: 13, referrer: 'Nina N.' };
      return { id };
    });
    bridge.answer('communitymembers.add', () => ({ outcome: 'added', id: 77 }));
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Ajouter Nina N. comme modérateur' }));
    await waitFor(() =>
      expect(bridge.requests('communitymembers.add')).toEqual([{ communityId: 4, userId: 13, status: 2 }]),
    );
  });
});

describe('the login file of a community', () => {
  it('is required with its mode while there is none', async () => {
    await openEdit();
    fireEvent.click(await radio(/^Sécurisée/u));
    save();
    expect((await screen.findAllByText(/Choisissez le fichier d’identifiants/u)).length).toBeGreaterThan(0);
    expect(changes()).toEqual([]);
  });

  it('is sent after the community', async () => {
    await openEdit();
    await joinFile();
    save();
    await waitFor(() =>
      expect(bridge.requests('communities.uploadSecurityFile')).toEqual([{ communityId: 4, selectionId: 'logins' }]),
    );
    expect(changes()).toEqual([{ validationType: 3 }]);
    const channels = bridge.calls.map(({ channel }) => channel);
    expect(channels.indexOf('communities.update')).toBeLessThan(channels.indexOf('communities.uploadSecurityFile'));
  });

  it('gives the former mode and its domains back when it is refused, and the secured one with a retry', async () => {
    wire = { ...wire, validationType: 2, domain: 'exemple.fr' };
    bridge.answer('communities.uploadSecurityFile', () => {
      throw noAnswer();
    });
    await openEdit();
    await joinFile();
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer et fermer' }));
    expect(await screen.findByText(/mais pas son fichier d’identifiants/u)).toBeDefined();
    expect(changes()).toEqual([
      { validationType: 3, domains: [] },
      { validationType: 2, domains: ['exemple.fr'] },
    ]);
    // The person stays with the form, which shows what is stored.
    expect(screen.queryByText(/^Address:/u)).toBeNull();
    expect(screen.getByText(/son mode de validation est «\sPar domaine d’e-mail\s»/u)).toBeDefined();

    bridge.answer('communities.uploadSecurityFile', () => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Renvoyer le fichier' }));
    await waitFor(() => expect(screen.queryByText(/mais pas son fichier d’identifiants/u)).toBeNull());
    expect(changes()[2]).toEqual({ validationType: 3, domains: [] });
  });

  it('says so when the mode cannot be given back', async () => {
    const answers = [
      () => ({ id: 4 }),
      () => {
        throw noAnswer();
      },
    ];
    bridge.answer('communities.update', () => answers.shift()?.() ?? { id: 4 });
    bridge.answer('communities.uploadSecurityFile', () => {
      throw noAnswer();
    });
    await openEdit();
    await joinFile();
    save();
    expect(await screen.findByText(/n’a pas pu être rétabli/u)).toBeDefined();
  });
});
