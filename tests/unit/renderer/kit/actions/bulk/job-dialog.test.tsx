import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { JobDialog } from '#renderer/kit/actions/bulk/JobDialog.tsx';
import { instantOf } from '#shared/instant.ts';
import type { BulkJobView } from '#shared/ipc/bulk.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const id = '0b0c1c1e-6c1f-4d43-9d3c-0d5a4a6b8f11';

/** An action on six rows: three were done, one was sent when the application ended, two were not. */
const cut: BulkJobView = {
  id,
  name: 'changeMemberStatus',
  title: 'Accepter',
  isUndo: false,
  changes: ['communitymembers'],
  startedAt: instantOf(0),
  phase: 'interrupted',
  wish: null,
  total: 6,
  announced: 6,
  done: 3,
  counts: { done: 3, partial: 0, skipped: 0, failed: 0, denied: 0, uncertain: 1, notTried: 2 },
  undoable: 0,
  isRead: false,
};
const outcomes = ['done', 'done', 'done', 'uncertain', 'notTried', 'notTried'] as const;

test('an interrupted action tells the row in flight from those not tried, and goes on with all of them', async () => {
  const bridge = installFakeBridge({
    'bulk.jobs': () => [cut],
    'bulk.rows': () => ({
      rows: outcomes.map((outcome, index) => ({ id: index + 1, name: `Nom${index + 1}`, outcome })),
      total: 6,
    }),
    'bulk.resume': () => undefined,
  });
  await openScreen(<JobDialog id={id} onClose={() => {}} />);
  const resume = await screen.findByRole('button', { name: 'Reprendre (3 lignes)' });
  expect(screen.getByText('1 non confirmé')).toBeDefined();
  expect(screen.getByText('2 non essayés')).toBeDefined();
  await userEvent.setup().click(resume);
  expect(bridge.calls.filter(({ channel }) => channel === 'bulk.resume')).toEqual([
    { channel: 'bulk.resume', request: { id, name: 'changeMemberStatus', isUndo: false } },
  ]);
});
