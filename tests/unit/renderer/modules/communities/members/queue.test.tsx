import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { CommunityMember } from '#shared/resources/communitymembers/index.ts';
import type { FakeBridge } from '#tests/support/fake-bridge.ts';
import { installMembers, member, openMembers } from './support.tsx';

let members: Map<number, CommunityMember>;
let bridge: FakeBridge;
beforeEach(() => {
  members = new Map([member(1, 0), member(2, 0), member(3, 0), member(4, 1)].map((one) => [one.id, one]));
  bridge = installMembers(members);
});

const open = async () => {
  const view = await openMembers({ at: '/users?tab=members&queue=yes' });
  await screen.findByRole('heading', { level: 2, name: 'Prénom1 Nom1' });
  return view;
};
const onScreen = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the queue of requests', () => {
  test('is worked through by keyboard: accept, refuse, later', async () => {
    const { person } = await open();
    await person.keyboard('a');
    await onScreen('Prénom2 Nom2');
    await person.keyboard('r');
    await onScreen('Prénom3 Nom3');
    await person.keyboard('j');
    await onScreen('Il reste une demande');
    expect(bridge.requests('communitymembers.changeStatus')).toEqual([
      { id: 1, communityId: 4, status: 1, from: [0] },
      { id: 2, communityId: 4, status: 3, from: [0] },
    ]);
    expect(screen.getByText(/1 acceptée/)).toBeDefined();
    expect(screen.getByText('En attente (1) · Membres (2) · Modérateurs (0) · Refusés (1)')).toBeDefined();
  });

  test('has a word of welcome ready for whoever was accepted, and not for whoever was refused', async () => {
    const { person } = await open();
    await person.keyboard('r');
    await onScreen('Prénom2 Nom2');
    expect(screen.queryByRole('button', { name: 'Copier un mot de bienvenue' })).toBeNull();
    await person.keyboard('a');
    expect(await screen.findByText(/^Prénom2 Nom2 fait partie de la communauté/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copier un mot de bienvenue' })).toBeDefined();
    const mail = screen.getByRole<HTMLAnchorElement>('link', { name: 'Écrire un e-mail' }).href;
    expect(mail).toMatch(/^mailto:\?subject=/);
    expect(decodeURIComponent(mail)).toContain('Bonjour Prénom2,');
  });

  test('sends nothing where somebody else decided meanwhile, and says so', async () => {
    const { person } = await open();
    members.set(1, member(1, 1));
    await person.keyboard('a');
    expect(
      await screen.findByText('Cette demande a été traitée par quelqu’un d’autre entre-temps : rien n’a été envoyé.'),
    ).toBeDefined();
  });

  test('stays at a request whose decision may have been lost', async () => {
    const { person } = await open();
    bridge.answer('communitymembers.changeStatus', () => {
      throw new AppFailure({ kind: 'network', reason: 'timeout', readBack: 'unseen' });
    });
    await person.keyboard('a');
    expect(await screen.findByText('La décision n’est pas confirmée : vérifiez avant de recommencer.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Prénom1 Nom1' })).toBeDefined();
  });

  test('leads back to the list', async () => {
    const { person, address } = await open();
    await person.click(screen.getByRole('button', { name: 'Revenir à la liste' }));
    await waitFor(() => expect(address()).toBe('/users?tab=members'));
  });
});
