import { expect, it } from 'vitest';
import { reportText } from '#renderer/kit/actions/bulk/report.ts';

it('is pasted into a spreadsheet without running a name or a reason as a formula', () => {
  const error = { kind: 'denied', status: 400 } as const;
  const rows = [{ id: 5, name: ' =1+1', state: { outcome: 'failed', error } as const }];
  const text = reportText(
    'Supprimer',
    rows,
    (key) => key,
    () => '+cmd',
  );
  expect(text).toBe("Supprimer\n5\t '=1+1\tactions:bulk.outcomes.failed\t'+cmd");
});
