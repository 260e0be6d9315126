import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteConfig } from '#shared/config.ts';
import { AppFailure } from '#shared/failure.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import type { ImportDetection, ImportReport } from '#shared/ipc/transfer.ts';
import { type Locale, preferences } from '#shared/preferences.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { detectionOf, reportOf } from '#tests/support/import-detection.ts';
import { startTexts } from '../../../../../src/renderer/app/i18n/i18n.ts';
import { ImportWizard } from '../../../../../src/renderer/features/import/ImportWizard.tsx';
import { BootstrapContext, PreferencesContext } from '../../../../../src/renderer/kit/data/session.ts';

const detection = detectionOf({
  columns: [
    { title: 'Courriel', column: 'email', samples: ['lea@example.org'], filled: 3 },
    { title: 'Prénom', column: 'givenName', samples: ['Léa'], filled: 3 },
    { title: 'Remarque', column: null, samples: [], filled: 0 },
  ],
  sampled: 4,
  missing: ['familyName', 'gender'],
  size: 2048,
});

const clean = reportOf();

const wrong: ImportReport = {
  ...clean,
  valid: 1,
  blocked: 2,
  groups: [
    {
      severity: 'error',
      cause: 'email',
      column: 'email',
      count: 12,
      lines: [3, 4, 5, 6, 7, 8, 9, 10],
      samples: ['lea(at)example.org'],
    },
    { severity: 'warning', cause: 'emptyRow', column: null, count: 1, lines: [20], samples: [] },
  ],
};

let bridge: FakeBridge;

beforeEach(() => {
  bridge = installFakeBridge({
    'files.choose': () => ({ selectionId: 's1', name: 'personnes.csv', size: 2048 }),
    'files.release': () => undefined,
    'import.inspect': ({ options }) => ({ ...detection, ...options }),
    'import.unfinished': () => [],
    'import.check': () => clean,
    'import.rows': () => ({ columns: [], total: 0, rows: [] }),
  });
});

async function open(locale: Locale = 'fr', onShowList = vi.fn()) {
  await startTexts(locale);
  const config = siteConfig.parse({ platformName: 'Mobilités 54' });
  const bootstrap = { config, training: null } as Bootstrap; // The wizard reads nothing else of it.
  render(
    <BootstrapContext value={bootstrap}>
      <PreferencesContext value={preferences.parse({ locale, theme: 'light' })}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <FluentProvider theme={webLightTheme}>
            <ImportWizard kind="users" onShowList={onShowList} />
          </FluentProvider>
        </QueryClientProvider>
      </PreferencesContext>
    </BootstrapContext>,
  );
  return { person: userEvent.setup(), onShowList };
}

const click = (person: ReturnType<typeof userEvent.setup>, name: RegExp | string) =>
  screen.findByRole('button', { name }).then((button) => person.click(button));

test('shows what was recognised, and names the required fields that no column fills', async () => {
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  expect(await screen.findByText(/personnes.csv \(2 ko\)/)).toBeDefined();
  expect(screen.getByText(/Données obligatoires sans colonne : Nom, Genre/)).toBeDefined();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Prénom/ }).value).toBe('givenName');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Remarque/ }).value).toBe('');
});

test('two columns chosen within one reading of the file are both kept, and shown at once', async () => {
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  const [email, remark] = await Promise.all(
    [/Courriel/, /Remarque/].map((name) => screen.findByRole<HTMLSelectElement>('combobox', { name })),
  );
  const reading = Promise.withResolvers<ImportDetection>();
  bridge.answer('import.inspect', () => reading.promise);
  fireEvent.change(email as HTMLElement, { target: { value: 'familyName' } });
  fireEvent.change(remark as HTMLElement, { target: { value: 'telephone' } });
  fireEvent.change(screen.getByLabelText('Donnée'), { target: { value: 'addressCountry' } });
  fireEvent.change(screen.getByLabelText('Valeur'), { target: { value: 'France' } });
  const mapping = ['familyName', 'givenName', 'telephone'];
  expect([email?.value, remark?.value]).toEqual(['familyName', 'telephone']);
  expect(bridge.requests('import.inspect').at(-1)?.options?.mapping).toEqual(mapping);
  const columns = detection.columns.map((one, at) => ({ ...one, column: mapping[at] ?? null }));
  reading.resolve({ ...detection, columns });
  await click(person, 'Ajouter');
  await waitFor(() =>
    expect(bridge.requests('import.inspect').at(-1)?.options).toMatchObject({
      mapping,
      constants: { addressCountry: 'France' },
    }),
  );
});

test('cancelling the file dialog leaves the wizard unchanged, without an error', async () => {
  bridge.answer('files.choose', () => {
    throw new AppFailure({ kind: 'cancelled' });
  });
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  expect(await screen.findByRole('button', { name: 'Choisir un fichier…' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a reading that the file dialog interrupts is made again when it is closed without a choice', async () => {
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  const header = await screen.findByRole('radio', { name: 'Aucune ligne de titres' });
  bridge.answer('import.inspect', () => new Promise(() => undefined));
  await person.click(header);
  expect(screen.getByRole('button', { name: 'Vérifier toutes les lignes' }).getAttribute('aria-disabled')).toBe('true');
  bridge.answer('import.inspect', ({ options }) => ({ ...detection, ...options }));
  bridge.answer('files.choose', () => {
    throw new AppFailure({ kind: 'cancelled' });
  });
  await click(person, 'Choisir un autre fichier');
  await waitFor(() => expect(bridge.requests('import.inspect')).toHaveLength(3));
  expect(bridge.requests('import.inspect').at(-1)?.options).toEqual({ headerLine: null, joinsTitles: false });
  await click(person, 'Vérifier toutes les lignes');
  expect(await screen.findByText('3 lignes')).toBeDefined();
});

test('a column mapped to one field is freed from the other, and the correction is part of the check', async () => {
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  await person.selectOptions(await screen.findByRole('combobox', { name: /Remarque/ }), 'email');
  await waitFor(() =>
    expect(bridge.requests('import.inspect').at(-1)?.options?.mapping).toEqual([null, 'givenName', 'email']),
  );
  await click(person, 'Vérifier toutes les lignes');
  await waitFor(() =>
    expect(bridge.requests('import.check').at(-1)?.options?.mapping).toEqual([null, 'givenName', 'email']),
  );
});

test('another encoding resets the mapping, which was made for other columns', async () => {
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  await person.selectOptions(await screen.findByRole('combobox', { name: /Remarque/ }), 'email');
  await waitFor(() => expect(bridge.requests('import.inspect')).toHaveLength(2));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Encodage' }), 'windows-1252');
  await waitFor(() => expect(bridge.requests('import.inspect').at(-1)?.options).toEqual({ encoding: 'windows-1252' }));
});

test('problems are grouped by cause with their lines, and block the import', async () => {
  bridge.answer('import.check', () => wrong);
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  await click(person, 'Vérifier toutes les lignes');
  const card = (await screen.findByText('Adresse e-mail non valide')).closest('li');
  if (card === null) throw new Error('no cause');
  expect(within(card).getByText('12')).toBeDefined();
  expect(within(card).getByText('E-mail · lea(at)example.org')).toBeDefined();
  expect(screen.queryByText('Ligne vide')).toBeNull();
  await click(person, 'Rien à faire : Ligne vide (1)');
  expect(screen.getByText('Ligne vide')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull();
  await person.click(within(card).getByRole('button', { name: /^Voir\s:/u }));
  await waitFor(() =>
    expect(bridge.requests('import.rows').at(-1)?.filter).toEqual({ cause: 'email', column: 'email' }),
  );
  await click(person, 'Adresse e-mail non valide (E-mail)');
  expect(screen.queryByRole('button', { name: 'Adresse e-mail non valide (E-mail)' })).toBeNull();
});

test('the lines of a cause are left out and taken back', async () => {
  bridge.answer('import.check', ({ options }) =>
    options?.repairs?.length ? { ...wrong, blocked: 0, leftOut: 2, repaired: [12] } : wrong,
  );
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  await click(person, 'Vérifier toutes les lignes');
  await click(person, /^Laisser de côté\s:/u);
  const leftOut = { leavesOut: 'cause', cause: 'email', column: 'email' };
  await waitFor(() => expect(bridge.requests('import.check').at(-1)?.options?.repairs).toEqual([leftOut]));
  expect(await screen.findByText(/^Plus aucune erreur/u)).toBeDefined();
  expect(screen.getByText(/12 lignes laissées de côté$/u)).toBeDefined();
  await click(person, 'Continuer');
  expect(await screen.findByText('2 lignes laissées de côté ne seront pas envoyées.')).toBeDefined();
  await click(person, 'Revenir à la vérification');
  await click(person, /^Reprendre\s:/u);
  await waitFor(() => expect(bridge.requests('import.check').at(-1)?.options?.repairs).toEqual([]));
  await click(person, 'Annuler la dernière correction');
  await waitFor(() => expect(bridge.requests('import.check').at(-1)?.options?.repairs).toEqual([leftOut]));
  await click(person, 'Rétablir la correction');
  await waitFor(() => expect(bridge.requests('import.check').at(-1)?.options?.repairs).toEqual([]));
});

test('an empty file cannot be sent', async () => {
  bridge.answer('import.check', () => ({ ...clean, records: 0, valid: 0 }));
  const { person } = await open('en');
  await click(person, 'Choose a file…');
  await click(person, 'Check all lines');
  expect(await screen.findByText('This file contains no line to import.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('a check can be stopped and started again', async () => {
  bridge.answer(
    'import.check',
    (_, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new AppFailure({ kind: 'cancelled' })));
      }),
  );
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  await click(person, 'Vérifier toutes les lignes');
  await click(person, 'Arrêter');
  expect(await screen.findByText(/La vérification a été arrêtée/)).toBeDefined();
  bridge.answer('import.check', () => clean);
  await click(person, 'Vérifier de nouveau');
  expect(await screen.findByRole('button', { name: 'Continuer' })).toBeDefined();
});

test('a button keeps the focus while what it started runs', async () => {
  bridge.answer('import.template', () => new Promise(() => {}));
  const { person } = await open();
  await click(person, 'Enregistrer un modèle…');
  const button = screen.getByRole('button', { name: 'Enregistrer un modèle…' });
  await waitFor(() => expect(button.ariaDisabled).toBe('true'));
  expect(document.activeElement).toBe(button);
});

test('nothing is sent before the box is ticked; the report says what became of the lines', async () => {
  bridge.answer('import.send', () => ({
    counts: { added: 1, existing: 1, updated: 0, refused: 0, uncertain: 1, notSent: 0 },
    batches: 1,
    unlisted: 12,
    lines: [
      { line: 3, label: 'lea@example.org', outcome: 'existing', message: 'lea@example.org already exists' },
      { line: 4, label: 'zoe@example.org', outcome: 'uncertain', message: '' },
    ],
  }));
  const { person, onShowList } = await open();
  await click(person, 'Choisir un fichier…');
  await click(person, 'Vérifier toutes les lignes');
  await click(person, 'Continuer');
  expect(await screen.findByText(/3 lignes de «\spersonnes.csv\s» seront envoyées à Mobilités 54/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer maintenant' }).disabled).toBe(true);
  expect(bridge.requests('import.send')).toHaveLength(0);
  await person.click(screen.getByRole('checkbox'));
  await click(person, 'Envoyer maintenant');
  expect(await screen.findByText('lea@example.org already exists')).toBeDefined();
  expect(screen.getByText(/Escale cherchera d’abord ces adresses e-mail/u)).toBeDefined();
  expect(
    screen.getByRole('row', { name: /zoe@example\.org Non confirmé Non confirmé par la plateforme/u }),
  ).toBeDefined();
  expect(screen.getByText('et 12 autres lignes, comptées plus haut')).toBeDefined();
  expect(bridge.requests('import.send')).toEqual([{ checkId: 'check-1', leavesOutErrors: false }]);
  await click(person, 'Voir la liste');
  expect(onShowList).toHaveBeenCalledOnce();
});

test('a refused import stays on its step with the reason, and can be tried again', async () => {
  bridge.answer('import.send', () => {
    throw new AppFailure({ kind: 'denied', right: 'user_create', status: 400, platformText: 'Access Denied.' });
  });
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  await click(person, 'Vérifier toutes les lignes');
  await click(person, 'Continuer');
  await person.click(await screen.findByRole('checkbox'));
  await click(person, 'Envoyer maintenant');
  expect(await screen.findByText(/Accès refusé/)).toBeDefined();
  expect(bridge.requests('import.send')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Envoyer maintenant' })).toBeDefined();
});

test('lines in error can be skipped, which is announced before the rest is sent', async () => {
  bridge.answer('import.check', () => wrong);
  bridge.answer('import.send', () => ({
    counts: { added: 1, existing: 0, updated: 0, refused: 0, uncertain: 0, notSent: 0 },
    batches: 1,
    lines: [],
  }));
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  await click(person, 'Vérifier toutes les lignes');
  await click(person, 'Continuer sans les 2 lignes en erreur');
  expect(await screen.findByText('2 lignes en erreur ne seront pas envoyées.')).toBeDefined();
  expect(screen.getByText(/^1 ligne de «\spersonnes\.csv\s» sera envoyée/u)).toBeDefined();
  await person.click(screen.getByRole('checkbox'));
  await click(person, 'Envoyer maintenant');
  await waitFor(() => expect(bridge.requests('import.send')).toEqual([{ checkId: 'check-1', leavesOutErrors: true }]));
});

test.each([
  ['relayPointTypeId', 'relaypoints', 'Type de point relais non reconnu'],
  ['communityId', 'users', 'Communauté non reconnue'],
  ['places', 'relaypoints', 'Ce n’est pas un nombre entier'],
] as const)('an invalid number in %s is reported as such', async (column, type, words) => {
  const group: ImportReport['groups'][number] = {
    severity: 'error',
    cause: 'integer',
    column,
    count: 1,
    lines: [2],
    samples: ['Aire'],
  };
  bridge.answer('import.check', () => ({ ...wrong, type, groups: [group] }));
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  await click(person, 'Vérifier toutes les lignes');
  expect(await screen.findByText(words)).toBeDefined();
});

async function checkWrong() {
  bridge.answer('import.check', ({ options }) => (options?.values?.email === undefined ? wrong : clean));
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  await click(person, 'Vérifier toutes les lignes');
  await screen.findByText('Adresse e-mail non valide');
  return person;
}

test('the lines in error are saved with a description of each error', async () => {
  bridge.answer('import.saveLines', () => ({ fileName: 'personnes-escale.csv' }));
  const person = await checkWrong();
  await click(person, 'Enregistrer ces lignes dans un fichier…');
  expect(await screen.findByText('Lignes enregistrées : personnes-escale.csv')).toBeDefined();
  bridge.answer('import.saveLines', () => ({ fileName: 'personnes-escale.csv', isInUnicode: true }));
  await click(person, 'Enregistrer ces lignes dans un fichier…');
  expect(await screen.findByText(/ce fichier est en UTF-8\.$/u)).toBeDefined();
  const [saved] = bridge.requests('import.saveLines');
  expect(saved?.titles).toEqual(['Ligne', 'Donnée concernée', 'Ce qui ne va pas']);
  expect(saved?.causes?.map(({ cause, column, field }) => [cause, column, field])).toEqual([
    ['email', 'email', 'E-mail'],
  ]);
  expect(saved?.causes?.[0]?.error).toMatch(/^Adresse e-mail non valide\. Écrivez une adresse/u);
});

test('a field without a column can be given one value for all lines', async () => {
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  fireEvent.change(await screen.findByLabelText('Donnée'), { target: { value: 'gender' } });
  fireEvent.change(screen.getByLabelText('Valeur'), { target: { value: '0' } });
  await click(person, 'Ajouter');
  await waitFor(() => expect(bridge.requests('import.inspect').at(-1)?.options?.constants).toEqual({ gender: '0' }));
  await click(person, 'Retirer Genre');
  await waitFor(() => expect(bridge.requests('import.inspect').at(-1)?.options?.constants).toEqual({}));
});

test('columns mapped as in the last import are marked as such, and keep that mapping for the check', async () => {
  bridge.answer('import.inspect', () => ({ ...detection, isRemembered: true }));
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  expect(await screen.findByText(/reliées comme pour votre dernier fichier/u)).toBeDefined();
  await click(person, 'Vérifier toutes les lignes');
  await waitFor(() =>
    expect(bridge.requests('import.check')[0]?.options?.mapping).toEqual(['email', 'givenName', null]),
  );
});

test('a line with too many or too few cells cannot be corrected by another value', async () => {
  const group: ImportReport['groups'][number] = {
    severity: 'error',
    cause: 'fieldCount',
    column: null,
    count: 1,
    lines: [3],
    samples: [],
  };
  bridge.answer('import.check', () => ({ ...wrong, groups: [group] }));
  const { person } = await open();
  await click(person, 'Choisir un fichier…');
  await click(person, 'Vérifier toutes les lignes');
  await screen.findByText('Trop ou pas assez de cases sur la ligne');
  expect(screen.queryByRole('button', { name: /^Corriger ici/u })).toBeNull();
});
