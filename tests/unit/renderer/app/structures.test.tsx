import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SignedInState } from '#shared/ipc/session.ts';
import { camille, openApp } from '#tests/support/shell-app.tsx';

const [vosges] = camille.structures;
if (vosges === undefined) throw new Error('Camille has structures');

/** So many structures that the selector searches. */
const many = (count: number): SignedInState => ({
  ...camille,
  structures: Array.from({ length: count }, (_, index) => ({
    ...vosges,
    id: index + 1,
    name: index === count - 1 ? 'Épinal' : `Relais ${String(index + 1).padStart(2, '0')}`,
  })),
});

const choosing = (session: SignedInState) => ({
  'session.chooseStructure': ({ structureId }: { structureId: number }) => ({
    ...session,
    currentStructureId: structureId,
  }),
});

const selector = () => screen.findByRole('combobox', { name: 'Structure choisie' });

test('up to fifteen structures are a plain list; above it is searched, without regard to case and accents', async () => {
  const few = await openApp({ session: many(15) });
  expect((await selector()).tagName).toBe('SELECT');
  few.unmount();

  const session = many(16);
  const { person, bridge } = await openApp({ session, handlers: choosing(session) });
  const field = await selector();
  expect(field).toHaveProperty('value', 'Relais 01');
  await person.click(field);
  await person.keyboard('epi');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Épinal']);
  expect(bridge.requests('session.chooseStructure')).toEqual([]);
  await person.click(screen.getByRole('option', { name: 'Épinal' }));
  expect(bridge.requests('session.chooseStructure')).toEqual([{ structureId: 16 }]);
  await waitFor(async () => expect(await selector()).toHaveProperty('value', 'Épinal'));
});

test('a text without a choice chooses nothing', async () => {
  const session = many(16);
  const { person, bridge } = await openApp({ session, handlers: choosing(session) });
  const field = await selector();
  await person.click(field);
  await person.keyboard('zzz');
  expect(screen.getByRole('option').getAttribute('aria-disabled')).toBe('true');
  await person.tab();
  expect(field).toHaveProperty('value', 'Relais 01');
  expect(bridge.requests('session.chooseStructure')).toEqual([]);
});

test('in a narrow window many structures are searched in a dialog', async () => {
  const session = many(16);
  const media = ['(max-width: 759px)', '(max-width: 899px)', '(max-width: 1099px)', '(max-width: 1499px)'];
  const { person, bridge } = await openApp({ session, media, handlers: choosing(session) });
  await person.click(await screen.findByRole('button', { name: /Camille M\./ }));
  expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(['Relais 01']);
  await person.click(screen.getByRole('menuitem', { name: 'Changer de structure…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Structure choisie' }));
  await person.click(dialog.getByRole('combobox', { name: 'Structure choisie' }));
  await person.keyboard('epi');
  await person.click(screen.getByRole('option', { name: 'Épinal' }));
  expect(bridge.requests('session.chooseStructure')).toEqual([{ structureId: 16 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** A notice has no full stop, a page has one. */
const noTransport = /^La structure choisie ne propose pas le transport solidaire\.?$/u;

test('choosing a structure without transport leaves the volunteers for home, with the reason', async () => {
  const { person, address } = await openApp({ at: '/solidaryvolunteers', handlers: choosing(camille) });
  await person.selectOptions(await selector(), screen.getByRole('option', { name: /Nancy.*ramène à l’accueil/u }));
  expect(await screen.findByText(noTransport)).toBeDefined();
  expect(address()).toBe('/');
});

test('a typed address of volunteers says the same as a page while the structure offers no transport', async () => {
  await openApp({ at: '/solidaryvolunteers/show/4', session: { ...camille, currentStructureId: 2 } });
  expect(await screen.findByText(noTransport)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
});

test('that page says what to do: another structure, the field that turns it on, records that carpoolers drive', async () => {
  const session = { ...camille, currentStructureId: 2 };
  const { person, bridge, address } = await openApp({
    at: '/solidaryvolunteers/planner',
    session,
    handlers: choosing(session),
  });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByText(/« Nancy » le propose, activez « Propose le transport solidaire »/u);
  expect(hrefOf('Modifier la structure')).toBe('/solidarystructures/2?field=hasTransport');
  expect(hrefOf('Demandes en recherche de solution')).toBe('/solidaryrecords?view=all&status=2&progression=100');
  await person.click(screen.getByRole('button', { name: /^Choisir «.Vosges.»$/u }));
  expect(bridge.requests('session.chooseStructure')).toEqual([{ structureId: 1 }]);
  await waitFor(() => expect(screen.queryByText(noTransport)).toBeNull());
  expect(address()).toBe('/solidaryvolunteers/planner');
});

test('without the right to edit structures it says whom to ask; nothing is offered that the person may not do', async () => {
  const permissions = camille.permissions.filter((right) => !/^(?:structure_|solidary_list)/u.test(right));
  const structures = camille.structures.filter(({ hasTransport }) => !hasTransport);
  const session = { ...camille, permissions, structures, currentStructureId: 2 };
  await openApp({ at: '/solidaryvolunteers/planner', session });
  expect(await screen.findByText(/demandez à votre administrateur d’activer/u)).toBeDefined();
  const state = within((await screen.findByText(noTransport)).closest('section') as HTMLElement);
  expect(state.queryByRole('button')).toBeNull();
  expect(state.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Retour à l’accueil']);
});

test('elsewhere the choice keeps the page, and no list is read again', async () => {
  const page = { rows: [], unreadable: [], total: 0, page: 1, perPage: 25 };
  const handlers = { ...choosing(camille), 'solidarystructures.list': () => page };
  const { person, address, bridge } = await openApp({ at: '/solidarystructures', handlers });
  await screen.findByText('Aucune structure');
  await person.selectOptions(await selector(), 'Nancy');
  expect(await screen.findByText(/^Structure choisie.: Nancy$/u)).toBeDefined();
  expect(address()).toBe('/solidarystructures');
  expect(bridge.requests('solidarystructures.list')).toHaveLength(1);
});

test('without a structure the page of volunteers says that there is none, not that it offers no transport', async () => {
  await openApp({ at: '/solidaryvolunteers', session: { ...camille, structures: [], currentStructureId: null } });
  expect(
    await screen.findByText(
      'Aucune structure choisie. Si aucune n’est proposée, demandez à votre administrateur de vous nommer opérateur.',
    ),
  ).toBeDefined();
  expect(screen.queryByText(/ne propose pas le transport/)).toBeNull();
});
