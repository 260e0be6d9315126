import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import { solidaryUserId, structureId } from '#shared/resources/solidary/ids.ts';
import { fakeStructure, wireStructure } from '#tests/support/fake-structures.ts';
import { readBeneficiary } from '../solidary/person.ts';
import { filled, installBridge, openForm, openPage, rights, setNarrow, vandoeuvre } from './create-harness.tsx';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const createButton = () => button('Créer la demande');
const row = (more: object = {}) => ({ ...readBeneficiary(), ...more });
const listOf = <Row,>(rows: Row[]) => ({ page: 1, perPage: 20, total: rows.length, unreadable: [], rows });

test('somebody who calls is found, chosen, and shown with what the platform holds', async () => {
  const bridge = installBridge({ 'solidarybeneficiaries.list': () => listOf([row()]) });
  const { person } = await openPage();
  await person.type(await screen.findByRole('searchbox'), '0611111111');
  const list = await screen.findByRole('list', { name: 'Personnes trouvées' });
  expect(within(list).getByText('Bénéficiaire')).toBeTruthy();
  await person.click(within(list).getByRole('button', { name: 'Choisir Béa Martin' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Prénom/)).value).toBe('Béa');
  const asked = bridge.requests('solidarybeneficiaries.list').map(({ filters }) => filters);
  expect(asked).toEqual([{ anyTelephone: '0611111111' }]);
});

test('the note pad stands above the form where there is no room beside it, and after it else', async () => {
  const order = async (isNarrow: boolean) => {
    installBridge();
    setNarrow(isNarrow);
    await openPage();
    const notes = await screen.findByRole('textbox', { name: 'Bloc-notes' });
    const search = screen.getByRole('searchbox');
    const isFirst = (notes.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    cleanup();
    return isFirst;
  };
  expect([await order(true), await order(false)]).toEqual([true, false]);
});

test('a new person starts with what was looked for', async () => {
  installBridge();
  const { person } = await openPage();
  await person.type(await screen.findByRole('searchbox'), 'Ada Neuve');
  await person.click(await button('Nouvelle personne'));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Prénom/)).value).toBe('Ada');
  expect(screen.getByLabelText<HTMLInputElement>(/^Nom/).value).toBe('Neuve');
});

test('a step is reached once those before it are met, and says what lacks when it is left', async () => {
  installBridge();
  const { person } = await openPage();
  await person.click(await button('Nouvelle personne'));
  const times = await button('Horaires');
  expect(times.getAttribute('aria-disabled')).toBe('true');
  await person.click(times);
  expect(screen.queryByText('Date de la demande')).toBeNull();
  await person.click(await button('Suivant'));
  expect(await screen.findByText('Choisissez une civilité')).toBeTruthy();
  expect(screen.getByText('Saisissez un téléphone ou un e-mail')).toBeTruthy();
});

test('a mandatory proof that a known person gave to the structure is not wanted again, unless it is unticked', async () => {
  const [proof] = wireStructure(3).structureProofs as object[];
  const structures = [{ structureId: structureId.parse(3), name: 'Structure 3', status: 1 as const }];
  installBridge({
    'solidarystructures.get': () => fakeStructure(3, { structureProofs: [{ ...proof, mandatory: true }] }),
    'solidarybeneficiaries.get': () => ({ ...readBeneficiary(), proofs: [], structures }),
  });
  const wanted = { solidaryUserId: solidaryUserId.parse(6), userId: null };
  const { person } = await openForm({ ...filled(), person: null, step: 'proofs' }, { wanted });
  await screen.findByRole('checkbox', { name: 'Déjà fourni' });
  await person.click(await button('Suivant'));
  expect(await screen.findByText('Motif du déplacement')).toBeTruthy();
  await person.click(await button('Précédent'));
  await person.click(await screen.findByRole('checkbox', { name: 'Déjà fourni' }));
  await person.click(await button('Suivant'));
  expect(screen.queryByText('Motif du déplacement')).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: /Oui/u }));
  await person.click(await button('Suivant'));
  expect(await screen.findByText('Motif du déplacement')).toBeTruthy();
});

test('a first step that nobody was chosen in says so, and takes the focus', async () => {
  installBridge();
  const { person } = await openPage();
  await person.click(await button('Suivant'));
  expect(await screen.findByText(/^Choisissez une personne, ou/u)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('the way from a home is the origin of the journey, until another one was chosen', async () => {
  const bridge = installBridge();
  const home = { ...emptyAddress, locality: 'Nancy', latitude: 48.69, longitude: 6.18 };
  bridge.answer('solidarybeneficiaries.get', () => ({ ...readBeneficiary(), homeAddress: { ...home, lines: [] } }));
  const { person } = await openForm(
    { ...filled({ journey: { origin: null, destination: vandoeuvre, goesAnywhere: false } }), person: null },
    { wanted: { solidaryUserId: solidaryUserId.parse(6), userId: null } },
  );
  await person.click(await createButton());
  await waitFor(() => expect(bridge.requests('solidaryrecords.create')).toHaveLength(1));
  const [sent] = bridge.requests('solidaryrecords.create');
  expect(sent?.journey.origin).toMatchObject({ town: 'Nancy', latitude: 48.69, longitude: 6.18 });
});

test('the beneficiary of an address is chosen, and named by their user when the record is created', async () => {
  const bridge = installBridge();
  const start = { ...filled(), person: null, step: 'known' as const };
  const { person } = await openForm(start, { wanted: { solidaryUserId: solidaryUserId.parse(6), userId: null } });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Prénom/)).value).toBe('Béa');
  await person.click(await button('Récapitulatif'));
  await person.click(await createButton());
  await waitFor(() => expect(bridge.requests('solidaryrecords.create')).toHaveLength(1));
  const [sent] = bridge.requests('solidaryrecords.create');
  expect(sent).toMatchObject({ structure: 3, person: 16, identity: {}, subject: { id: 1 } });
  expect(await screen.findByText('Address: /solidaryrecords/show/12')).toBeTruthy();
});

test('the summary says so where no proof is given', async () => {
  installBridge();
  await openForm();
  const label = await screen.findByText('Justificatifs', { selector: 'dt, dt *' });
  expect(label.closest('dt')?.nextElementSibling?.textContent).toMatch(/^Aucun\b/);
});

test('a record is created once, and its call is erased', async () => {
  const bridge = installBridge();
  const { person, notices } = await openForm();
  await person.click(await createButton());
  expect(await screen.findByText('Address: /solidaryrecords/show/12')).toBeTruthy();
  const [sent] = bridge.requests('solidaryrecords.create');
  expect(sent).toMatchObject({
    structure: 3,
    person: null,
    identity: { gender: 1, givenName: 'Ada', familyName: 'Neuve', telephone: '0699999999', email: 'ada@example.test' },
    names: { givenName: 'Ada', familyName: 'Neuve' },
    journey: { goesAnywhere: false },
    times: { kind: 'punctual' },
  });
  expect(bridge.requests('solidaryrecords.create')).toHaveLength(1);
  expect(notices).toEqual([expect.objectContaining({ name: 'created', outcome: 'success', values: { id: 12 } })]);
});

test('a record that was found after an error is said to be created in spite of it, and is opened', async () => {
  const bridge = installBridge({
    'solidaryrecords.create': () => ({ outcome: 'created', id: 13, isConfirmed: false }),
  });
  const { person, notices } = await openForm();
  await person.click(await createButton());
  expect(await screen.findByText('Address: /solidaryrecords/show/13')).toBeTruthy();
  expect(bridge.requests('solidaryrecords.create')).toHaveLength(1);
  expect(notices).toEqual([expect.objectContaining({ name: 'found', outcome: 'success', values: { id: 13 } })]);
});

test('a refusal without a reason keeps the form and names the likely causes', async () => {
  installBridge({
    'solidaryrecords.create': () => ({
      outcome: 'notCreated',
      error: { kind: 'server', status: 500, isUnreadable: false, readBack: 'notDone' },
    }),
  });
  const { person } = await openForm();
  await person.click(await createButton());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('La demande a été refusée sans raison indiquée.')).toBeTruthy();
  expect(within(alert).getByText('e-mail déjà utilisé')).toBeTruthy();
  expect(screen.getByText('Ada Neuve', { exact: false })).toBeTruthy();
});

test('an unknown outcome is said, and the record is sent again by somebody who is sure alone', async () => {
  const bridge = installBridge({ 'solidaryrecords.create': () => ({ outcome: 'unknown' }) });
  const { person } = await openForm(filled(), { config: { supportContact: 'Aïcha' } });
  await person.click(await createButton());
  expect(await screen.findByText('Création non confirmée : vérifiez avant de recommencer.')).toBeTruthy();
  expect(screen.getByText(/^Besoin d’aide/u)).toBeTruthy();
  expect(bridge.requests('solidaryrecords.create')).toHaveLength(1);

  await person.click(await createButton());
  const dialog = await screen.findByRole('alertdialog', { name: /Créer quand même/ });
  expect(bridge.requests('solidaryrecords.create').map(({ isSure }) => isSure)).toEqual([undefined, undefined]);
  await person.click(within(dialog).getByRole('button', { name: 'Créer quand même' }));
  await waitFor(() => expect(bridge.requests('solidaryrecords.create')).toHaveLength(3));
  const tries = bridge.requests('solidaryrecords.create');
  expect(tries[2]?.isSure).toBe(true);
  expect(new Set(tries.map(({ attempt }) => attempt)).size).toBe(1);
});

test('a missing right is named, and what was typed stays', async () => {
  installBridge({
    'solidaryrecords.create': () => {
      throw new AppFailure({ kind: 'denied', right: 'solidary_create' });
    },
  });
  const { person } = await openForm();
  await person.click(await createButton());
  expect(within(await screen.findByRole('alert')).getByText(/créer des demandes solidaires/)).toBeTruthy();
});

test('an e-mail that somebody has blocks the creation and leads to their page', async () => {
  const bridge = installBridge({ 'users.findByEmail': () => ({ id: 16, givenName: 'Béa', familyName: 'Martin' }) });
  const { person } = await openForm();
  await person.click(await createButton());
  expect(await screen.findByRole('button', { name: /^E-mail\s: Cette personne existe déjà\./u })).toBeTruthy();
  expect(bridge.requests('solidaryrecords.create')).toEqual([]);
  bridge.answer('users.get', () => {
    throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
  });
  await person.click(screen.getByRole('button', { name: 'Utiliser sa fiche' }));
  await waitFor(() => expect(bridge.requests('users.get')).toEqual([{ id: 16 }]));
});

test('an e-mail that somebody has is told once its field is left', async () => {
  const bridge = installBridge({
    'users.findByEmail': ({ email }) =>
      email === 'bea@example.test' ? { id: 16, givenName: 'Béa', familyName: 'Martin' } : null,
  });
  const { person } = await openForm({ ...filled(), step: 'identity' });
  const asked = () => bridge.requests('users.findByEmail').map(({ email }) => email);
  const field = await screen.findByRole('textbox', { name: /E-mail/i });
  await person.clear(field);
  await person.type(field, 'bea@example.test');
  expect(asked()).not.toContain('bea@example.test');
  await person.tab();
  expect(await screen.findByRole('button', { name: 'Utiliser sa fiche' })).toBeTruthy();
  expect(asked().at(-1)).toBe('bea@example.test');
});

test('an e-mail of somebody else that is given to a known person is told when its field is left', async () => {
  installBridge({ 'users.findByEmail': () => ({ id: 99, givenName: 'Ada', familyName: 'Neuve' }) });
  const wanted = { solidaryUserId: solidaryUserId.parse(6), userId: null };
  const { person } = await openForm({ ...filled(), person: null, step: 'known' }, { wanted });
  const email = await screen.findByLabelText<HTMLInputElement>(/^E-mail/u);
  await person.clear(email);
  await person.type(email, 'ada@example.test');
  expect(screen.queryByText(/Cette personne existe déjà\./)).toBeNull();
  await person.tab();
  expect(await screen.findByText(/Cette personne existe déjà\./)).toBeTruthy();
});

test('a person with the same telephone is offered beside the form', async () => {
  installBridge({ 'solidarybeneficiaries.list': () => listOf([row({ telephone: '06 99 99 99 99' })]) });
  await openForm({ ...filled(), step: 'identity' });
  expect(await screen.findByRole('button', { name: 'Utiliser Béa Martin' })).toBeTruthy();
  expect(screen.getByText('même téléphone')).toBeTruthy();
});

test('a telephone that somebody has blocks the creation, until it is said that this is another person', async () => {
  const bridge = installBridge({
    'solidarybeneficiaries.list': () => listOf([row({ telephone: '+33 6 99 99 99 99' })]),
  });
  const { person } = await openForm();
  await person.click(await createButton());
  expect(
    await screen.findByRole('button', { name: /^Téléphone\s: Une personne déjà connue a ce téléphone/u }),
  ).toBeTruthy();
  expect(bridge.requests('solidaryrecords.create')).toEqual([]);
  expect(await screen.findByRole('button', { name: /^Utiliser cette fiche\s: Béa Martin$/u })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'C’est une autre personne' }));
  expect(screen.queryByText(/Une personne déjà connue a ce téléphone\./)).toBeNull();
});

test('a search that finds nobody says to an operator that people of elsewhere are not listed', async () => {
  const bridge = installBridge({ 'users.findByEmail': () => ({ id: 16, givenName: 'Béa', familyName: 'Martin' }) });
  const { person } = await openForm({ ...filled(), step: 'known', person: null });
  const box = await screen.findByRole('searchbox', { name: 'Rechercher une personne' });
  await person.type(box, '06 00 00 00 09');
  expect(await screen.findByText(/les personnes des territoires de vos structures/)).toBeTruthy();
  await person.clear(box);
  await person.type(box, 'bea@example.test');
  expect(await screen.findByRole('button', { name: 'Choisir Béa Martin' })).toBeTruthy();
  expect(bridge.requests('users.findByEmail').at(-1)).toEqual({ email: 'bea@example.test' });
});

test('a structure that may not be read leaves free texts and says so', async () => {
  installBridge({
    'solidarystructures.get': () => {
      throw new AppFailure({ kind: 'notFound' });
    },
  });
  await openForm({ ...filled(), step: 'needs' });
  expect(await screen.findByText(/Votre compte ne permet pas de consulter la structure/)).toBeTruthy();
  expect(screen.getByLabelText('Autre')).toBeTruthy();
  expect(screen.queryByLabelText('Santé')).toBeNull();
});

test('the light form stands on one page, with what is optional folded', async () => {
  installBridge({ 'solidarystructures.get': () => fakeStructure(3, { mode: 1 }) });
  await openForm();
  expect(await screen.findByRole('heading', { name: 'Informations facultatives' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Étapes de la demande' })).toBeNull();
  expect(await createButton()).toBeTruthy();
});

/** The part of the form that tells how to reach somebody who is known. */
const identityOf = () => screen.findByRole('region', { name: 'Coordonnées' });

const light = () => fakeStructure(3, { mode: 1 });

test('the light form asks in the order of a call, beside its index in the line of the screen', async () => {
  installBridge({ 'solidarystructures.get': light });
  await openPage();
  const index = await screen.findByRole('navigation', { name: 'Sections du formulaire' });
  const titles = ['Déjà connu\u00a0?', 'Identité', 'Son trajet', 'Justificatifs'];
  await waitFor(() =>
    expect(
      within(index)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([...titles, 'Informations facultatives']),
  );
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('what is known of a person takes one line of the light form, and the journey comes next', async () => {
  installBridge({
    'solidarystructures.get': light,
    'solidarybeneficiaries.list': () => listOf([row()]),
  });
  const { person } = await openPage();
  await person.type(await screen.findByRole('searchbox'), '0611111111');
  await person.click(await button('Choisir Béa Martin'));
  const identity = await identityOf();
  await waitFor(() => expect(identity.querySelector('details')?.open).toBe(false));
  expect(within(identity).getByText(/06 11 11 11 11 · bea@example\.test · rien n’a changé/u)).toBeTruthy();
  expect(document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field).toBe('journey.destination');
  const index = screen.getByRole('navigation', { name: 'Sections du formulaire' });
  await person.click(within(index).getByRole('button', { name: /^Coordonnées/u }));
  expect(identity.querySelector('details')?.open).toBe(true);
});

test('what is wrong with a person who is known opens their line', async () => {
  installBridge({
    'solidarystructures.get': light,
    'solidarybeneficiaries.list': () => listOf([row()]),
  });
  const { person } = await openPage();
  await person.type(await screen.findByRole('searchbox'), '0611111111');
  await person.click(await button('Choisir Béa Martin'));
  const identity = await identityOf();
  await waitFor(() => expect(identity.querySelector('details')?.open).toBe(false));
  fireEvent.change(within(identity).getByLabelText(/^Prénom/u), { target: { value: '' } });
  await person.click(await createButton());
  await waitFor(() => expect(identity.querySelector('details')?.open).toBe(true));
});

test('the bar says what is left to fill in, and the points to complete once the creation was refused', async () => {
  installBridge({ 'solidarystructures.get': light });
  const { person } = await openPage();
  const bar = await screen.findByRole('group', { name: 'Actions du formulaire' });
  await waitFor(() => expect(bar.textContent).toContain('reste à remplir\u00a0: Rechercher une personne, Civilité'));
  await person.click(await createButton());
  expect(await within(bar).findByText(/points à compléter avant de créer/u)).toBeTruthy();
  expect(bar.textContent).not.toContain('reste à remplir');
});

test.each([
  { wrong: 'above the folded part leaves it closed', identity: { givenName: null }, opens: false },
  { wrong: 'in the folded part opens it', identity: { birthDate: '31/02/1950' }, opens: true },
])('what is wrong $wrong', async ({ identity, opens }) => {
  installBridge({ 'solidarystructures.get': () => fakeStructure(3, { mode: 1 }) });
  const { draft, ...start } = filled();
  const { person } = await openForm({ ...start, draft: { ...draft, identity: { ...draft.identity, ...identity } } });
  const fold = (await screen.findByRole('heading', { name: 'Informations facultatives' })).closest('details');
  await person.click(await createButton());
  expect(await screen.findByText('1 point à compléter avant de créer')).toBeTruthy();
  expect(fold?.open).toBe(opens);
});

test('without a current structure nobody creates a record', async () => {
  installBridge();
  await openPage({}, { structures: [], rights });
  expect(await screen.findByText(/Choisissez d’abord une structure/)).toBeTruthy();
  cleanup();
});
