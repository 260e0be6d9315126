import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { UserWrite } from '#shared/resources/users/write.ts';
import { type FakeBridge, type FakeHandlers, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { HitchhikerCreatePage } from '../../../../../src/renderer/modules/hitchhikers/HitchhikerCreatePage.tsx';
import { HitchhikerEditPage } from '../../../../../src/renderer/modules/hitchhikers/HitchhikerEditPage.tsx';
import { HitchhikerShowPage } from '../../../../../src/renderer/modules/hitchhikers/HitchhikerShowPage.tsx';
import { readUser } from '../users/form/user.ts';

const hitchhiker = { hitchHikeDriver: true, hitchHikePassenger: null, rezoKit: null, verifiedIdentity: false };

function install(wire: Record<string, unknown> = hitchhiker, handlers: FakeHandlers = {}): FakeBridge {
  let user = readUser(wire);
  return installFakeBridge({
    'users.get': () => user,
    'users.update': ({ changes }) => {
      // Only flags are changed in these tests: they read as they are written.
      user = { ...user, ...(changes as Partial<typeof user>) };
      return { id: 12 };
    },
    'users.create': () => ({ id: 12 }),
    'session.grantableRoles': () => [3],
    'communities.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    ...handlers,
  });
}

const rights = ['user_list', 'user_read', 'user_create', 'user_update', 'hitchhiking_administrator'] as const;
const options: ScreenOptions = { rights, config: { modules: { hitchhiking: true } } };
const toggle = (name: string) => screen.findByRole('switch', { name });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });

describe('editing a hitchhiker', () => {
  test('only changed fields are sent, not one switched on and off again', async () => {
    const bridge = install();
    const { person } = await openScreen(<HitchhikerEditPage id={12} />, options);
    await person.click(await toggle('Kit remis'));
    await person.click(await toggle('Courrier imprimé'));
    await person.click(await toggle('Courrier imprimé'));
    await person.click(save());
    await waitFor(() => expect(bridge.requests('users.update')).toEqual([{ id: 12, changes: { isKitGiven: true } }]));
  });

  test('a missing role is refused at the field, before anything is sent', async () => {
    const bridge = install();
    const { person } = await openScreen(<HitchhikerEditPage id={12} />, options);
    await person.click(await toggle('Conducteur'));
    await person.click(save());
    expect((await screen.findAllByText(/Choisissez au moins un rôle/)).length).toBeGreaterThan(0);
    expect(bridge.requests('users.update')).toEqual([]);
    await person.click(await toggle('Passager'));
    await person.click(save());
    await waitFor(() =>
      expect(bridge.requests('users.update')).toEqual([
        { id: 12, changes: { isHitchhikingDriver: false, isHitchhikingPassenger: true } },
      ]),
    );
  });

  test('the identity status is asked where it can change, and sent as chosen', async () => {
    const bridge = install();
    const { person } = await openScreen(<HitchhikerEditPage id={12} />, options);
    await person.click(await toggle('Identité vérifiée'));
    await person.click(save());
    await waitFor(() =>
      expect(bridge.requests('users.update')).toEqual([{ id: 12, changes: { verifiedIdentity: true } }]),
    );
  });

  test('the identity status is not asked where it is unknown', async () => {
    install({ ...hitchhiker, verifiedIdentity: null });
    await openScreen(<HitchhikerEditPage id={12} />, options);
    await toggle('Kit remis');
    expect(screen.queryByRole('switch', { name: 'Identité vérifiée' })).toBeNull();
  });

  test('a missing right of the platform is named before anything is typed', async () => {
    install();
    await openScreen(<HitchhikerEditPage id={12} />, { ...options, rights: ['hitchhiking_administrator'] });
    await screen.findByText(/pas le droit d’enregistrer ici \(modifier les utilisateurs\)/);
  });
});

test('a new hitchhiker is created with the platform’s default for the telephone, and shown', async () => {
  const bridge = install();
  const { person } = await openScreen(<HitchhikerCreatePage />, options);
  await person.type(await screen.findByRole('textbox', { name: /^Prénom/ }), 'Zoé');
  await person.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Martin');
  await person.selectOptions(screen.getByRole('combobox', { name: /^Genre/ }), '1');
  await person.type(screen.getByRole('textbox', { name: /^Téléphone/ }), '0612345678');
  expect(screen.queryByRole('radio', { name: 'Tous les inscrits' })).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Identité vérifiée' })).toBeNull();
  await person.click(await toggle('Passager'));
  await person.click(await toggle('Courrier posté'));
  await person.click(save());
  await screen.findByText('Address: /hitchhikers/show/12');
  expect(bridge.requests('users.create')).toEqual([
    {
      givenName: 'Zoé',
      familyName: 'Martin',
      gender: 1,
      telephone: '0612345678',
      phoneDisplay: 1,
      status: 1,
      roles: [],
      isHitchhikingPassenger: true,
      isLetterPosted: true,
      attempt: expect.any(String),
    } satisfies UserWrite & { attempt: string },
  ]);
});

describe('the territory status of a hitchhiker', () => {
  const answers = (handler: NonNullable<FakeHandlers['users.territoryStatus']>) =>
    install(hitchhiker, { 'users.territoryStatus': handler });

  test('is requested on demand only, and shown in words', async () => {
    const bridge = answers(() => ({ status: 'ongoing', checkedAt: Date.UTC(2026, 2, 5) }));
    const { person } = await openScreen(<HitchhikerShowPage id={12} />, options);
    const check = await screen.findByRole('button', { name: 'Vérifier' });
    expect(bridge.requests('users.territoryStatus')).toEqual([]);
    await person.click(check);
    await screen.findByText(/En cours d’adhésion/);
    expect(bridge.requests('users.territoryStatus')).toEqual([{ id: 12 }]);
  });

  test('is shown as unknown where the platform does not know it', async () => {
    answers(() => ({ status: null, checkedAt: 0 }));
    const { person } = await openScreen(<HitchhikerShowPage id={12} />, options);
    await person.click(await screen.findByRole('button', { name: 'Vérifier' }));
    await screen.findByText(/Inconnu/);
  });

  test('a failure stays on its line: the record is shown, without a message, and the status can be requested again', async () => {
    const bridge = answers(() => {
      throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
    });
    const { person, notices } = await openScreen(<HitchhikerShowPage id={12} />, options);
    await person.click(await screen.findByRole('button', { name: 'Vérifier' }));
    await screen.findByText(/Vérification impossible/);
    expect(screen.getByText(/courrier imprimé/u)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(notices).toEqual([]);
    bridge.answer('users.territoryStatus', () => ({ status: 'working', checkedAt: 0 }));
    await person.click(screen.getByRole('button', { name: 'Vérifier de nouveau' }));
    await screen.findByText(/^Actif/, { selector: '[role="status"]' });
  });
});
