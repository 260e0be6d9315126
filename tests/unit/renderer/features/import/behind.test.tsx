import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import type { FakeCall } from '#tests/support/fake-bridge.ts';
import { detectionOf, reportOf } from '#tests/support/import-detection.ts';
import { openApp } from '#tests/support/shell-app.tsx';

const none = { added: 0, existing: 0, updated: 0, refused: 0, uncertain: 0, notSent: 0 };
const whole: ImportResult = { counts: { ...none, added: 450 }, batches: 3, lines: [] };

let sending: FakeCall;
let answer: PromiseWithResolvers<ImportResult>;

beforeEach(() => {
  window.localStorage.clear();
  answer = Promise.withResolvers();
});

/** Opens the application and sends a file of people. */
async function startSending() {
  let files = 0;
  const app = await openApp({
    at: '/users/import',
    handlers: {
      'app.announce': () => undefined,
      'files.choose': () => {
        files += 1;
        return { selectionId: `s${files}`, name: `personnes-${files}.csv`, size: 2048 };
      },
      'files.release': () => undefined,
      'import.inspect': () => detectionOf(),
      'import.unfinished': () => [],
      'import.check': ({ selectionId }) => reportOf({ checkId: `check-${selectionId}`, records: 450, valid: 450 }),
      'import.pause': () => undefined,
      'import.send': (_, call) => {
        sending = call;
        return answer.promise;
      },
    },
  });
  const click = async (name: RegExp | string) => app.person.click(await screen.findByRole('button', { name }));
  const prepare = async () => {
    await click('Choisir un fichier…');
    await click('Vérifier toutes les lignes');
    await click('Continuer');
    await app.person.click(await screen.findByRole('checkbox'));
  };
  await prepare();
  await click('Envoyer maintenant');
  await screen.findByText('Préparation du fichier…');
  const goTo = (number: number, more = {}) =>
    act(() =>
      app.bridge.emit('call.progress', {
        callId: sending.callId,
        phase: 'send',
        done: (number - 1) * 200,
        total: 450,
        batch: { number, of: 3 },
        ...more,
      }),
    );
  const visit = (to: string) => act(() => app.router.navigate({ to }));
  const home = async () => {
    await visit('/');
    return within(await screen.findByRole('region', { name: 'Votre import' }));
  };
  const bell = async () => {
    await click(/^Notifications/u);
    return within(await screen.findByRole('dialog', { name: 'Notifications' }));
  };
  return { ...app, click, prepare, goTo, visit, home, bell };
}

const reported = () => screen.findByRole('heading', { name: 'Bilan de l’import' });
const nameOf = (pattern: string) => new RegExp(pattern.replaceAll(' ', '\\s'), 'u');

test('a sending goes on without its page: home shows how far it is, and its page has it again', async () => {
  const { goTo, home, click, visit, bridge } = await startSending();
  goTo(2);
  const block = await home();
  expect(block.getByText(nameOf('^Envoi de « personnes-1\\.csv » : 200 sur 450$'))).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sending.signal.aborted).toBe(false);
  goTo(3);
  expect(await block.findByText(nameOf('400 sur 450$'))).toBeDefined();

  await visit('/users/import');
  expect(await screen.findByText(nameOf('^Lot 3 sur 3 en cours'))).toBeDefined();
  await visit('/');
  await click('Ouvrir');
  await screen.findByText(nameOf('^Lot 3 sur 3 en cours'));
  answer.resolve(whole);
  expect(await reported()).toBeDefined();
  expect(bridge.requests('files.release')).toEqual([]);
  await visit('/');
  await waitFor(() => expect(bridge.requests('files.release')).toEqual([{ selectionId: 's1' }]));
  expect(screen.queryByRole('region', { name: 'Votre import' })).toBeNull();
});

test('the bell pauses a sending and goes on with it', async () => {
  const { goTo, visit, bell, bridge, person } = await startSending();
  goTo(1);
  await visit('/');
  expect(await screen.findByRole('button', { name: 'Notifications, import en cours d’envoi' })).toBeDefined();
  const panel = await bell();
  await person.click(panel.getByRole('button', { name: 'Mettre en pause après ce lot' }));
  expect(panel.getByText('La pause commencera à la fin de ce lot.')).toBeDefined();
  goTo(2, { pausedAfter: 201 });
  expect(await panel.findByText(nameOf('^Envoi de « personnes-1\\.csv » en pause : 200 sur 450$'))).toBeDefined();
  await person.click(panel.getByRole('button', { name: 'Ouvrir' }));
  expect(await screen.findByText(nameOf('^En pause après la ligne 201'))).toBeDefined();
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Continuer l’envoi' }));
  expect(bridge.requests('import.pause').map(({ isPaused }) => isPaused)).toEqual([true, false]);
});

test('the bell stops a sending after its batch, and tells that it ended before its end', async () => {
  const { goTo, visit, bell, person, bridge } = await startSending();
  await visit('/');
  const panel = await bell();
  expect(panel.getByRole('button', { name: 'Annuler avant l’envoi' })).toBeDefined();
  goTo(1);
  await person.click(await panel.findByRole('button', { name: 'Arrêter après ce lot' }));
  expect(sending.signal.aborted).toBe(true);
  expect(panel.getByText(nameOf('^Rien d’autre ne sera envoyé'))).toBeDefined();
  expect(panel.getByRole('button', { name: 'Arrêter après ce lot' }).getAttribute('aria-disabled')).toBe('true');
  answer.resolve({ ...whole, counts: { ...none, added: 200, notSent: 250 }, stopped: { kind: 'cancelled' } });
  expect(await panel.findByText(nameOf('s’est arrêté avant la fin\\.$'))).toBeDefined();
  expect(bridge.requests('import.send')).toHaveLength(1);
});

test('the report of a sending that ended elsewhere is told, and waits in the bell', async () => {
  const { goTo, visit, bell, person, bridge } = await startSending();
  goTo(3);
  await visit('/');
  answer.resolve(whole);
  expect(await screen.findByText(nameOf('^Import de « personnes-1\\.csv » terminé$'))).toBeDefined();
  await visit('/events');
  const panel = await bell();
  expect(panel.getByText(nameOf('^L’import de « personnes-1\\.csv » est terminé\\.$'))).toBeDefined();
  await person.click(panel.getByRole('button', { name: 'Voir le bilan' }));
  expect(await reported()).toBeDefined();
  expect(screen.getByText('450 ajoutés')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Importer un autre fichier' }));
  await screen.findByRole('button', { name: 'Choisir un fichier…' });
  expect(bridge.requests('files.release')).toEqual([{ selectionId: 's1' }]);
});

test('a sending that stops half-way elsewhere is told as such', async () => {
  const { visit, home } = await startSending();
  await visit('/events');
  answer.resolve({ ...whole, counts: { ...none, added: 200, notSent: 250 }, stopped: { kind: 'denied' } });
  expect(await screen.findByText(nameOf('^Import de « personnes-1\\.csv » arrêté avant la fin$'))).toBeDefined();
  expect((await home()).getByText(nameOf('s’est arrêté avant la fin\\.$'))).toBeDefined();
});

test('a sending that fails elsewhere is told, and its page says why and can send again', async () => {
  const { visit, home, click } = await startSending();
  await visit('/events');
  answer.reject(new AppFailure({ kind: 'denied', right: 'user_create' }));
  expect(await screen.findByText('L’import n’a pas abouti')).toBeDefined();
  await home();
  await click('Ouvrir');
  expect((await screen.findAllByText(nameOf('Accès refusé'))).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Envoyer maintenant' })).toBeDefined();
});

test('the window is not closed over a sending without a question, whichever page is open', async () => {
  const { goTo, visit, click, bridge } = await startSending();
  goTo(1);
  await visit('/');
  act(() => bridge.emit('app.closeRequested', {}));
  await screen.findByRole('alertdialog', { name: nameOf('^Quitter pendant l’envoi') });
  expect(screen.getByText(nameOf('^Un import est en cours d’envoi'))).toBeDefined();
  expect(bridge.requests('app.confirmClose')).toHaveLength(0);
  await click('Quitter quand même');
  await waitFor(() => expect(bridge.requests('app.confirmClose')).toHaveLength(1));
});

test('another import is prepared beside a sending, and sent once that is over', async () => {
  const { goTo, click, prepare, bridge, person } = await startSending();
  goTo(1);
  await click('Préparer un autre import');
  expect(await screen.findByRole('region', { name: 'Votre import' })).toBeDefined();
  await prepare();
  expect(screen.getByText(nameOf('^« personnes-1\\.csv » est en cours d’envoi'))).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer maintenant' }).disabled).toBe(true);

  // Neither takes the place of the other.
  await click('Ouvrir');
  await screen.findByText(nameOf('^Lot 1 sur 3 en cours'));
  await click('Préparer un autre import');
  await screen.findByText(nameOf('^« personnes-1\\.csv » est en cours d’envoi'));

  answer.resolve(whole);
  await screen.findByText(nameOf('^Import de « personnes-1\\.csv » terminé$'));
  answer = Promise.withResolvers();
  await person.click(screen.getByRole('checkbox'));
  await click('Envoyer maintenant');
  await screen.findByText('Préparation du fichier…');
  expect(bridge.requests('import.send').map(({ checkId }) => checkId)).toEqual(['check-s1', 'check-s2']);
  expect(bridge.requests('files.release')).toEqual([{ selectionId: 's1' }]);
});

test('a person who signs out leaves nothing of a sending to the next one', async () => {
  const { goTo, visit, bridge } = await startSending();
  goTo(1);
  await visit('/');
  act(() => bridge.emit('session.changed', { status: 'signedOut', reason: { kind: 'refresh', text: 'gone' } }));
  await waitFor(() => expect(bridge.requests('app.setUnsaved').at(-1)).toEqual({ isUnsaved: false }));
  answer.resolve(whole);
  await waitFor(() => expect(screen.queryByText(nameOf('personnes-1'))).toBeNull());
  expect(bridge.requests('app.announce')).toEqual([]);
});
