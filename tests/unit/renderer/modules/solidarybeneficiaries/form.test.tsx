import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { BeneficiaryForm } from '#renderer/modules/solidarybeneficiaries/form/BeneficiaryForm.tsx';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';
import { readBeneficiary } from '../../features/solidary/person.ts';

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'drafts.get': () => null,
    'drafts.drop': () => undefined,
    'drafts.save': () => ({ isOnDisk: false }),
    'solidarybeneficiaries.get': () => readBeneficiary(),
    'solidarybeneficiaries.update': ({ id }) => ({ id }),
    'users.findByEmail': ({ email }) =>
      email === 'prise@example.test' ? { id: 99, givenName: 'Ada', familyName: 'Autre' } : null,
  });
});
const rights = ['solidary_beneficiary_update', 'solidary_beneficiary_list', 'user_list', 'user_update'] as const;
const open = (options: ScreenOptions = {}, wire: Record<string, unknown> = {}) =>
  openScreen(<BeneficiaryForm stored={readBeneficiary(wire)} />, { rights, ...options });
const retype = async (person: Awaited<ReturnType<typeof open>>['person'], label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await person.clear(field);
  await person.type(field, text);
};
const save = (person: Awaited<ReturnType<typeof open>>['person']) =>
  person.click(screen.getByRole('button', { name: 'Enregistrer' }));

test('only what was changed is sent', async () => {
  const { person } = await open();
  await retype(person, /^Prénom/, 'Béatrice');
  await save(person);
  await waitFor(() =>
    expect(bridge.requests('solidarybeneficiaries.update')).toEqual([{ id: 6, changes: { givenName: 'Béatrice' } }]),
  );
});

test('an e-mail that another account has is refused before it is sent, and stays typed', async () => {
  const { person } = await open();
  await retype(person, /^E-mail/, 'prise@example.test');
  await save(person);
  expect((await screen.findAllByText(/Un compte a déjà cette adresse e-mail : Ada Autre/)).length).toBeGreaterThan(0);
  expect(bridge.requests('solidarybeneficiaries.update')).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('prise@example.test');
});

test('one’s own e-mail is changed after a question only, since it ends the session', async () => {
  const { person } = await open({ selfId: 16 });
  await retype(person, /^E-mail/, 'neuve@example.test');
  await save(person);
  await screen.findByRole('alertdialog');
  expect(bridge.requests('solidarybeneficiaries.update')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Enregistrer et fermer ma session' }));
  await waitFor(() => expect(bridge.requests('solidarybeneficiaries.update')).toHaveLength(1));
});

test('a home address that the platform does not hold is entered with the user', async () => {
  await open({}, { homeAddress: null });
  const link = await screen.findByRole('link', { name: 'À saisir dans la fiche utilisateur' });
  expect(link.getAttribute('href')).toBe('/users/16');
});
