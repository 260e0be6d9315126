import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MembersImportPage } from '#renderer/modules/communities/import/MembersImportPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { asInstant } from '#shared/instant.ts';
import type { JoinResult } from '#shared/ipc/import-members.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import type { UnfinishedImport } from '#shared/ipc/transfer.ts';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { detectionOf, reportOf } from '#tests/support/import-detection.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

const columns = ['email', null].map((column) => ({ title: column ?? 'Communauté', column, samples: ['x'], filled: 1 }));
const detection = detectionOf({ columns, sampled: 1 });
const clean = reportOf({ checkId: 'c1' });
const result: ImportResult = {
  counts: { added: 1, existing: 2, updated: 0, refused: 0, uncertain: 0, notSent: 0 },
  batches: 1,
  lines: [3, 4].map((line) => ({ line, label: `p${line}@b.fr`, outcome: 'existing', message: 'already exists' })),
};
const interrupted: UnfinishedImport = {
  id: 'j1',
  fileName: 'membres.csv',
  startedAt: asInstant('2026-06-15T10:00:00.000Z'),
  records: 3,
  settled: 3,
  uncertain: 0,
  waiting: 2,
  isRunning: false,
  choices: {},
  reading: { encoding: 'utf-8', delimiter: ';', sheet: null, headerLine: 1, mapping: ['email', null] },
  given: { communityId: '4' },
};

let bridge: FakeBridge;
let stored: UnfinishedImport[];
let join: (lines: readonly number[] | undefined) => JoinResult;

const done = (line: number, outcome: JoinResult['lines'][number]['outcome']) => ({
  line,
  label: `p${line}@b.fr`,
  outcome,
  personId: line + 100,
});

beforeEach(() => {
  stored = [];
  join = () => ({ lines: [done(3, 'joined'), done(4, 'already')], waiting: 0 });
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'app.announce': () => undefined,
    'files.choose': () => ({ selectionId: 's1', name: 'membres.csv', size: 20 }),
    'files.release': () => undefined,
    'communities.list': ({ filters, page, perPage }) => {
      const all = [fakeCommunity(4, { name: 'Lycée de Toul' })];
      const rows = filters.ids === undefined ? all : all.filter(({ id }) => filters.ids?.includes(id));
      return { rows, unreadable: [], total: rows.length, page, perPage };
    },
    'import.inspect': () => detection,
    'import.reopen': () => ({ file: { selectionId: 's1', name: 'membres.csv', size: 1 } }),
    'import.unfinished': ({ checkId }) => (checkId === undefined ? stored : []),
    'import.check': () => clean,
    'import.send': () => result,
    'import.waiting': () => ({
      lines: [3, 4].map((line) => ({ line, label: `p${line}@b.fr`, isUncertain: false })),
      total: 2,
      joined: 0,
    }),
    'import.join': ({ lines }) => join(lines),
  });
});

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const open = (community?: number, options: ScreenOptions = {}) =>
  openScreen(<MembersImportPage search={community === undefined ? {} : { community }} onSearch={() => {}} />, {
    rights: permissions,
    ...options,
  });
const row = async (label: string) => {
  const found = (await screen.findByRole('rowheader', { name: label })).closest('tr');
  if (found === null) throw new Error(`no row tells of ${label}`);
  return within(found);
};

/** From the community in the address to the report. */
async function toReport() {
  await open(4);
  await screen.findByDisplayValue('Lycée de Toul');
  await click('Continuer');
  await click('Choisir un fichier…');
  await click('Vérifier toutes les lignes');
  await click('Continuer');
  fireEvent.click(await screen.findByRole('checkbox'));
  await click('Envoyer maintenant');
  await screen.findByRole('heading', { name: 'Bilan de l’import' });
}

test('the community comes first, and none other than those of the list is taken', async () => {
  await open(9);
  expect(await screen.findByText('Cette communauté n’existe pas, ou vous n’y avez pas accès.')).toBeDefined();
  await click('Continuer');
  expect(screen.queryByRole('button', { name: 'Choisir un fichier…' })).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Communauté',
    'Fichier',
    'Colonnes',
    'Vérification',
    'Envoi',
    'Bilan',
  ]);
});

test('the community of the page before is chosen, goes with every call, and no column leads to another', async () => {
  await open(4);
  await screen.findByDisplayValue('Lycée de Toul');
  await click('Continuer');
  await click('Choisir un fichier…');
  const target = await screen.findByRole('combobox', { name: /Donnée de la plateforme — email/u });
  const offered = within(target).getAllByRole('option');
  expect(offered).toHaveLength(15);
  expect(offered.map(({ textContent }) => textContent)).not.toContain('Identifiant de communauté');
  await click('Vérifier toutes les lignes');
  await waitFor(() => expect(bridge.requests('import.check')).toHaveLength(1));
  expect(bridge.requests('import.inspect')[0]?.options).toEqual({ given: { communityId: '4' } });
  expect(bridge.requests('import.check')[0]?.options).toEqual({ given: { communityId: '4' } });
});

test('before anything is sent the page says who becomes a member, who is written to, and who is not added', async () => {
  await open(4);
  await screen.findByDisplayValue('Lycée de Toul');
  await click('Continuer');
  await click('Choisir un fichier…');
  await click('Vérifier toutes les lignes');
  await click('Continuer');
  const said = await screen.findByText(/deviendra membre de « Lycée de Toul »/u);
  expect(said.textContent).toMatch(/un e-mail et un SMS.*ni ajoutées à la communauté/u);
  expect(bridge.requests('import.send')).toEqual([]);
});

test('the report lists the people who had an account, and adds them one by one on request', async () => {
  await toReport();
  expect(screen.getByText('1 personne créée et membre')).toBeDefined();
  expect(screen.getByText('2 comptes déjà existants')).toBeDefined();
  expect((await row('p3@b.fr')).getByText('N’est pas encore membre')).toBeDefined();
  expect(bridge.requests('import.join')).toEqual([]);
  await click('Ajouter les 2 à la communauté');
  expect(await screen.findByText(/Toutes ces personnes sont maintenant inscrites/u)).toBeDefined();
  expect((await screen.findByRole('link', { name: 'p3@b.fr' })).getAttribute('href')).toBe('/users/show/103');
  expect((await row('p4@b.fr')).getByText(/Faisait déjà partie de la communauté/u)).toBeDefined();
  expect(bridge.requests('import.join')).toEqual([{ checkId: 'c1' }]);
  expect(screen.queryByRole('button', { name: /Ajouter/u })).toBeNull();
});

test('one person can be added alone', async () => {
  join = () => ({ lines: [done(4, 'joined')], waiting: 1 });
  await toReport();
  fireEvent.click((await row('p4@b.fr')).getByRole('button', { name: /^Ajouter à la communauté/u }));
  expect(await screen.findByText(/Une personne n’a pas été ajoutée/u)).toBeDefined();
  expect(bridge.requests('import.join')).toEqual([{ checkId: 'c1', lines: [4] }]);
  expect((await row('p3@b.fr')).getByText('N’est pas encore membre')).toBeDefined();
});

test('the refusal to public managers is told in plain words', async () => {
  const error = { kind: 'denied', right: 'community_membership' } as const;
  join = () => ({ lines: [{ ...done(3, 'refused'), error }], stopped: error, waiting: 2 });
  await toReport();
  await click('Ajouter les 2 à la communauté');
  const refusal = 'Les modérateurs de communauté ne peuvent pas faire cette action';
  expect((await screen.findByRole('alert')).textContent).toContain(refusal);
  expect((await row('p3@b.fr')).getByText(new RegExp(refusal, 'u'))).toBeDefined();
  const buttons = screen.getAllByRole('button', { name: /Ajouter|Réessayer/u });
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
  for (const button of buttons) fireEvent.click(button);
  expect(bridge.requests('import.join')).toHaveLength(1);
});

test('an uncertain person is told as such, and can be tried again', async () => {
  const error = { kind: 'network', reason: 'timeout', readBack: 'unseen' } as const;
  join = () => ({ lines: [{ ...done(3, 'uncertain'), error }], stopped: error, waiting: 2 });
  await toReport();
  await click('Ajouter les 2 à la communauté');
  const uncertain = await row('p3@b.fr');
  expect(await uncertain.findByText(/Ajout non confirmé/u)).toBeDefined();
  expect(uncertain.getByRole('button', { name: /^Réessayer/u })).toBeDefined();
});

test('the people who wait can be read again when that failed', async () => {
  bridge.answer('import.waiting', () => {
    throw new AppFailure({ kind: 'file', reason: 'changed' });
  });
  await toReport();
  expect(await screen.findByRole('button', { name: 'Actualiser' })).toBeDefined();
});

test('an interrupted import names its community and who waits, and is resumed in that community', async () => {
  stored = [interrupted, { ...interrupted, id: 'j2', fileName: 'utilisateurs.csv', given: undefined, waiting: 0 }];
  await open();
  const said = (await screen.findByText(/membres\.csv.*n’est pas terminé/u)).closest('[role="status"]');
  await waitFor(() => expect(said?.textContent).toContain('Communauté\u00a0: Lycée de Toul.'));
  expect(said?.textContent).toContain('2 personnes qui avaient déjà un compte n’ont pas été ajoutées');
  expect(screen.queryByText(/utilisateurs\.csv/u)).toBeNull();
  await click('Continuer cet import');
  await waitFor(() =>
    expect(bridge.requests('import.inspect')[0]?.options).toMatchObject({ given: { communityId: '4' } }),
  );
});

test('without user_create nothing can be chosen, and the page says which right is missing', async () => {
  await open(4, { rights: ['community_list'] });
  expect(await screen.findByText(/ne permet pas d’importer des membres.*créer des utilisateurs/u)).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the import speaks English too', async () => {
  await open(4, { locale: 'en' });
  await screen.findByDisplayValue('Lycée de Toul');
  await click('Continue');
  expect(await screen.findByText('Community: Lycée de Toul.')).toBeDefined();
});

test('whoever has an account is looked for by e-mail, and of their lines nothing else is asked or sent', async () => {
  const found = [
    { line: 3, record: 'r3', id: 103, name: 'Léa Martin' },
    { line: 4, record: 'r4', id: 104, name: 'Ana Ruiz' },
  ];
  bridge.answer('import.existing', () => found);
  bridge.answer('import.check', ({ options }) =>
    options?.repairs === undefined
      ? reportOf({ checkId: 'c1', records: 3, valid: 1, blocked: 2 })
      : reportOf({ checkId: 'c2', records: 3, valid: 3, repaired: [1, 1] }),
  );
  await open(4);
  await screen.findByDisplayValue('Lycée de Toul');
  await click('Continuer');
  await click('Choisir un fichier…');
  await click('Vérifier toutes les lignes');
  await click('Rechercher qui a déjà un compte');
  expect(await screen.findByText('2 personnes ont déjà un compte')).toBeDefined();
  await click('Ne lire que leurs adresses');
  await waitFor(() => expect(bridge.requests('import.check')).toHaveLength(2));
  expect(bridge.requests('import.check')[1]?.options?.repairs).toEqual(
    found.map(({ line, record }) => ({ hasAccount: true, line, record })),
  );
  expect(await screen.findByText(/^Ligne 3\s: la personne a un compte/u)).toBeDefined();
  await click('Continuer');
  expect(await screen.findByText(/^2 personnes ont déjà un compte\s: rien de leurs lignes/u)).toBeDefined();
  expect(screen.getByText(/^1 ligne de « membres\.csv » sera envoyée/u)).toBeDefined();
});
