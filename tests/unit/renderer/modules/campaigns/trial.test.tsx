import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { TrialDialog } from '#renderer/modules/campaigns/trial/TrialDialog.tsx';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { readCampaign } from '#tests/support/campaigns.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

let bridge: FakeBridge;
let answer: ResponseOf<'campaigns.trial'>;
beforeEach(() => {
  bridge = installFakeBridge({ 'campaigns.trial': () => answer });
});
const open = () => openScreen(<TrialDialog record={readCampaign({})} onClose={() => {}} />);
const start = async () => userEvent.click(await screen.findByRole('button', { name: 'M’envoyer l’essai' }));

test('says what stays at the mail provider before anything is sent, then sends once', async () => {
  answer = { outcome: 'sent', email: 'moi@example.org', copy: null };
  open();
  await screen.findByText(/Un brouillon restera dans le service d’envoi/);
  expect(bridge.requests('campaigns.trial')).toEqual([]);
  await start();
  await screen.findByText(/L’essai a été envoyé à moi@example.org/);
  await screen.findByText(/La copie temporaire a été supprimée/);
  expect(screen.queryByRole('button', { name: 'M’envoyer l’essai' })).toBeNull();
  expect(bridge.requests('campaigns.trial')).toHaveLength(1);
});

test('leads a person who refuses news to the own profile', async () => {
  answer = { outcome: 'noConsent', personId: 1 };
  open();
  await start();
  await screen.findByText(/rien n’a été envoyé/);
  await screen.findByRole('button', { name: 'Ouvrir ma fiche' });
});

test('names the copy that stayed, and does not say that nothing has gone when it may have', async () => {
  const copy = { id: 77, name: 'Essai de la rentrée' };
  answer = { outcome: 'stopped', step: 'test', mayHaveLeft: true, error: { kind: 'network', reason: 'timeout' }, copy };
  open();
  await start();
  await screen.findByText(/L’essai a peut-être été envoyé/);
  await screen.findByRole('button', { name: 'Essai de la rentrée' });
  expect(screen.queryByText(/Aucun message n’a été envoyé/)).toBeNull();
});

test('says that nothing has gone where the trial stopped before it was sent', async () => {
  const error = { kind: 'network', reason: 'timeout' } as const;
  answer = { outcome: 'stopped', step: 'recipients', mayHaveLeft: false, error, copy: null };
  open();
  await start();
  await screen.findByText(/Aucun message n’a été envoyé/);
  expect(screen.queryByText(/L’essai a peut-être été envoyé/)).toBeNull();
});
