import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ImportWizard } from '#renderer/features/import/ImportWizard.tsx';
import { SendingWatch } from '#renderer/features/import/sending/SendingWatch.tsx';
import { AppFailure } from '#shared/failure.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import { type FakeBridge, type FakeCall, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { detectionOf, reportOf } from '#tests/support/import-detection.ts';
import { openScreen } from '#tests/support/screen.tsx';

const detection = detectionOf();
const clean = reportOf({ records: 450, valid: 450 });

const none = { added: 0, existing: 0, updated: 0, refused: 0, uncertain: 0, notSent: 0 };
const whole: ImportResult = {
  counts: { ...none, added: 450 },
  batches: 3,
  lines: [],
};

let bridge: FakeBridge;
let sending: FakeCall;
let answer: PromiseWithResolvers<ImportResult>;

beforeEach(() => {
  answer = Promise.withResolvers();
  bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'app.announce': () => undefined,
    'app.copyText': () => undefined,
    'files.choose': () => ({ selectionId: 's1', name: 'personnes.csv', size: 2048 }),
    'import.inspect': () => detection,
    'import.unfinished': () => [],
    'import.check': () => clean,
    'import.pause': () => undefined,
    'import.saveLines': () => ({ fileName: 'personnes-escale.csv' }),
    'import.send': (_, call) => {
      sending = call;
      return answer.promise;
    },
  });
});

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const button = (name: string) => screen.queryByRole('button', { name });

async function startSending() {
  await openScreen(
    <>
      <ImportWizard kind="users" onShowList={() => {}} />
      <SendingWatch />
    </>,
  );
  await click('Choisir un fichier…');
  await click('Vérifier toutes les lignes');
  await click('Continuer');
  fireEvent.click(await screen.findByRole('checkbox'));
  await click('Envoyer maintenant');
  await screen.findByText('Préparation du fichier…');
}

async function report(result: Partial<ImportResult>) {
  await startSending();
  answer.resolve({ ...whole, ...result });
  await screen.findByRole('heading', { name: 'Bilan de l’import' });
}

const goTo = (number: number, of = 3) => {
  const { callId } = sending;
  const done = (number - 1) * 200;
  bridge.emit('call.progress', { callId, phase: 'send', done, total: 450, batch: { number, of } });
};

test('can be cancelled before the first batch', async () => {
  await startSending();
  expect(button('Arrêter après ce lot')).toBeNull();
  await click('Annuler avant l’envoi');
  expect(sending.signal.aborted).toBe(true);
  answer.reject(new AppFailure({ kind: 'cancelled' }));
  expect(await screen.findByRole('button', { name: 'Envoyer maintenant' })).toBeDefined();
});

test('reports each batch, and can stop after the current one', async () => {
  await startSending();
  goTo(1);
  await screen.findByText(/^Lot 1 sur 3 en cours\. Lignes traitées\s: 0 sur 450\.$/u);
  expect(button('Annuler avant l’envoi')).toBeNull();
  goTo(2);
  await screen.findByText(/^Lot 2 sur 3 en cours\. Lignes traitées\s: 200 sur 450\.$/u);
  expect(sending.signal.aborted).toBe(false);
  await click('Arrêter après ce lot');
  expect(sending.signal.aborted).toBe(true);
  expect(screen.getByText(/^Rien d’autre ne sera envoyé/u)).toBeDefined();
  expect(button('Arrêter après ce lot')?.getAttribute('aria-disabled')).toBe('true');
  answer.resolve({
    ...whole,
    counts: { ...none, added: 400, notSent: 50 },
    stopped: { kind: 'cancelled' },
    notSentFrom: 402,
  });
  expect(await screen.findByText('L’envoi a été arrêté entre deux lots.')).toBeDefined();
  expect(screen.getByText(/Rien n’a été envoyé à partir de la ligne 402\./u)).toBeDefined();
  expect(screen.getByText('50 non envoyés')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([1, 3])('offers no stop during the last of %i batches', async (of) => {
  await startSending();
  goTo(of, of);
  expect(await screen.findByText(/il ne peut plus être arrêté/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Arrêter|Annuler/u })).toBeNull();
});

test('a refusal half-way shows the reason and where to continue, and both are in the copied text', async () => {
  const counts = { ...none, added: 200, notSent: 250 };
  await report({ counts, stopped: { kind: 'denied', right: 'user_create' }, notSentFrom: 202 });
  const said = screen.getByRole('alert').textContent;
  expect(said).toContain('L’envoi s’est arrêté avant la fin.');
  expect(said).toContain('Accès refusé');
  expect(said).toContain('créer des utilisateurs');
  expect(said).toContain('Rien n’a été envoyé à partir de la ligne 202.');
  expect(screen.queryByText('Toutes les lignes envoyées ont été ajoutées.')).toBeNull();
  await click('Copier le bilan');
  await waitFor(() => expect(bridge.requests('app.copyText')[0]?.text).toContain('à partir de la ligne 202'));
});

test('the copied text runs nothing of the file or of the platform as a formula where it is pasted', async () => {
  const counts = { ...none, refused: 1 };
  await report({ counts, lines: [{ line: 3, label: '=1+1', outcome: 'refused', message: '\ufeff@x' }] });
  await click('Copier le bilan');
  await waitFor(() => expect(bridge.requests('app.copyText')[0]?.text).toMatch(/^3\t'=1\+1\t[^\t]+\t\ufeff'@x$/u));
});

test('a platform that stopped answering is never followed by advice to try again', async () => {
  const counts = { ...none, added: 200, uncertain: 200, notSent: 50 };
  await report({ counts, stopped: { kind: 'network', reason: 'timeout' }, notSentFrom: 402 });
  const said = screen.getByRole('alert').textContent;
  expect(said).toContain('La plateforme ne répond pas.');
  expect(said).not.toContain('Réessayez');
  expect(screen.getByText(/Escale cherchera d’abord ces adresses e-mail/u)).toBeDefined();
});

test('a line that the platform refused alone without a word is told as such, in the report and in its file', async () => {
  await report({
    counts: { ...none, added: 199, refused: 1 },
    lines: [{ line: 7, label: 'a@b.fr', outcome: 'refused', message: '' }],
  });
  expect(screen.getByText(/^Cette ligne est refusée, même envoyée seule/u)).toBeDefined();
  await click('Enregistrer ces lignes dans un fichier…');
  await waitFor(() => expect(bridge.requests('import.saveLines')).toHaveLength(1));
  expect(bridge.requests('import.saveLines')[0]?.lines).toEqual([
    { line: 7, field: 'Refusé', error: expect.stringMatching(/^Cette ligne est refusée/u) },
  ]);
});

test('an import that stops is announced outside an unfocused window', async () => {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await report({
    counts: { ...none, added: 200, uncertain: 200, notSent: 50 },
    stopped: { kind: 'network', reason: 'timeout' },
    notSentFrom: 402,
  });
  await waitFor(() => expect(bridge.requests('app.announce')).toHaveLength(1));
  const [{ title, text } = { title: '', text: '' }] = bridge.requests('app.announce');
  expect(title).toBe('Import d’utilisateurs arrêté avant la fin');
  expect(text).toMatch(/^personnes\.csv\s: 200 ajoutés, 200 non confirmés, 50 lignes non envoyées$/u);
  focus.mockRestore();
});

test('while the last batch is looked for on the platform, it says so, and that can be stopped', async () => {
  await startSending();
  goTo(3);
  await screen.findByText(/^Lot 3 sur 3 en cours/u);
  const { callId } = sending;
  bridge.emit('call.progress', { callId, phase: 'verify', done: 20, total: 50, batch: { number: 3, of: 3 } });
  await screen.findByText(/^Recherche des lignes non confirmées\s: 20 sur 50/u);
  expect(button('Mettre en pause après ce lot')).toBeNull();
  expect(button('Annuler avant l’envoi')).toBeNull();
  await click('Arrêter ici');
  expect(sending.signal.aborted).toBe(true);
});

const pauseTo = (line: number) => {
  const { callId } = sending;
  const batch = { number: 2, of: 3 };
  bridge.emit('call.progress', { callId, phase: 'send', done: 200, total: 450, batch, pausedAfter: line });
};
const pauses = () => bridge.requests('import.pause').map(({ isPaused }) => isPaused);

test('paused after the current batch, it names the line reached and continues on request', async () => {
  await startSending();
  goTo(1);
  await click('Mettre en pause après ce lot');
  expect(pauses()).toEqual([true]);
  await screen.findByText(/^La pause commencera à la fin de ce lot/u);
  pauseTo(201);
  await screen.findByText('En pause après la ligne 201. Rien n’est envoyé en ce moment.');
  await click('Continuer l’envoi');
  expect(pauses()).toEqual([true, false]);
  goTo(2);
  await screen.findByText(/^Lot 2 sur 3 en cours/u);
  expect(screen.queryByText(/^En pause/u)).toBeNull();
});

test('a pause that has not begun can be cancelled, and a paused import ended', async () => {
  await startSending();
  goTo(1);
  await click('Mettre en pause après ce lot');
  await click('Ne pas mettre en pause');
  await click('Mettre en pause après ce lot');
  expect(pauses()).toEqual([true, false, true]);
  pauseTo(201);
  await click('Arrêter ici');
  expect(sending.signal.aborted).toBe(true);
});

test('a window with a running or paused import is not closed without a question', async () => {
  await startSending();
  goTo(1);
  await click('Mettre en pause après ce lot');
  pauseTo(201);
  await screen.findByText(/^En pause/u);
  await waitFor(() => expect(bridge.requests('app.setUnsaved').at(-1)).toEqual({ isUnsaved: true }));
});

const halfway: Partial<ImportResult> = {
  counts: { ...none, added: 200, uncertain: 200, notSent: 50 },
  stopped: { kind: 'network', reason: 'timeout' },
  notSentFrom: 402,
  lines: [
    { line: 3, label: 'b@b.fr', outcome: 'refused', message: '99 community is unknown' },
    { line: 202, label: 'z@b.fr', outcome: 'uncertain', message: '' },
  ],
};

test('uncertain lines can be sent again from the report, which then covers both runs', async () => {
  await report(halfway);
  answer = Promise.withResolvers();
  await click('Reprendre les lignes non confirmées');
  bridge.emit('call.progress', { callId: sending.callId, phase: 'verify', done: 4, total: 200 });
  await screen.findByText(/^Recherche des lignes non confirmées\s: 4 sur 200/u);
  answer.resolve({
    ...whole,
    counts: { ...none, added: 449, existing: 1 },
    earlier: 200,
    lines: [{ line: 202, label: 'z@b.fr', outcome: 'existing', message: '', recordId: 12, isFound: true }],
  });
  expect(await screen.findByText('449 ajoutés')).toBeDefined();
  const told = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(told).toEqual([
    '3b@b.frRefuséCette communauté n’existe pas sur la plateforme',
    expect.stringMatching(/^202z@b\.frDéjà existantTrouvé sur la plateforme\s: non renvoyé\.$/u),
  ]);
  // The run that has just ended does not count as an earlier one.
  expect(screen.queryByText(/envoi précédent/u)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Reprendre/u })).toBeNull();
});

test.each<[ImportResult['stopped'], RegExp]>([
  [
    { kind: 'invalid', fields: [], status: 400, platformText: 'Row 12' },
    /a peut-être été importée\. Sa réponse\s: «\sRow 12\s»\./u,
  ],
  [
    { kind: 'server', isUnreadable: false, status: 500 },
    /une partie de ses lignes a peut-être été importée\.\s+Rien n’a été envoyé à partir/u,
  ],
])('an error in the middle of a batch is reported as an error, and not as a refusal: %j', async (stopped, words) => {
  await report({ ...halfway, stopped });
  const said = screen.getByRole('alert').textContent;
  expect(said).toMatch(words);
  expect(said).not.toMatch(/refusé|pas accepté/u);
});

test('while the platform may still be processing, the page says why nothing is sent and can be cancelled', async () => {
  await report(halfway);
  answer = Promise.withResolvers();
  await click('Reprendre les lignes non confirmées');
  const { callId } = sending;
  const arrived = { count: 61, of: 200 };
  bridge.emit('call.progress', { callId, phase: 'wait', done: 15_000, total: 60_000, arrived });
  const said = await screen.findByText(/^Le lot arrêté est peut-être encore en cours de traitement/u);
  expect(said.textContent).toMatch(
    /\(ligne 61 sur 200\)\. Escale attend 60 secondes sans changement.*pour éviter les doublons\.$/u,
  );
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0.25');
  await click('Annuler avant l’envoi');
  expect(sending.signal.aborted).toBe(true);
  answer.reject(new AppFailure({ kind: 'cancelled' }));
  expect(await screen.findByText('200 non confirmés')).toBeDefined();
});

test('the file of lines to correct holds every line that was not imported, reported individually or not', async () => {
  await report({
    counts: { ...none, added: 250, refused: 200 },
    lines: [],
  });
  await click('Enregistrer ces lignes dans un fichier…');
  await waitFor(() => expect(bridge.requests('import.saveLines')).toHaveLength(1));
  expect(bridge.requests('import.saveLines')[0]).toMatchObject({
    lines: [],
    rest: {
      refused: { field: 'Refusé', error: 'Refusé lors d’un envoi précédent' },
      uncertain: { field: 'Non confirmé', error: 'Non confirmé par la plateforme' },
    },
  });
});

test('when continuing fails the report stays, and says why', async () => {
  await report(halfway);
  answer = Promise.withResolvers();
  await click('Reprendre les lignes non confirmées');
  answer.reject(new AppFailure({ kind: 'denied', right: 'user_list' }));
  expect(await screen.findByText(/voir la liste des utilisateurs/u)).toBeDefined();
  expect(screen.getByText('200 non confirmés')).toBeDefined();
  expect(button('Reprendre les lignes non confirmées')).not.toBeNull();
});

test('lines handled by an earlier run are counted and reported as such', async () => {
  await report({ earlier: 200 });
  expect(screen.getByText('200 de ces lignes avaient été traitées lors d’un envoi précédent.')).toBeDefined();
});
