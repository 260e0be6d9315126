import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failureNotice } from '#renderer/kit/data/notify.ts';
import type { AppError } from '#shared/errors.ts';
import { openNotifications } from '#tests/support/notifications.tsx';

const unsure = 'Enregistrement non confirmé : vérifiez avant de recommencer';
const refused = 'Le point relais n’a pas été supprimé';

test.each<[string, AppError, string]>([
  ['no answer came', { kind: 'network', reason: 'timeout' }, unsure],
  ['the answer cannot be read', { kind: 'server', status: 502, isUnreadable: true }, unsure],
  ['nothing was sent', { kind: 'network', reason: 'unreachable', isUnsent: true }, refused],
  ['a 500 proves nothing', { kind: 'server', status: 500, isUnreadable: false }, unsure],
  [
    'a 500 behind which nothing was found',
    { kind: 'server', status: 500, isUnreadable: false, readBack: 'notDone' },
    refused,
  ],
  ['the platform refused', { kind: 'invalid', status: 400, fields: [] }, refused],
])('a deletion is reported as failed only where that is certain: %s', async (_, error, words) => {
  const { notify } = await openNotifications();
  notify(failureNotice({ context: 'relaypoints', name: 'deleted' }, error));
  expect(screen.getByRole('alert').textContent?.replaceAll('\u00a0', ' ')).toContain(words);
});
