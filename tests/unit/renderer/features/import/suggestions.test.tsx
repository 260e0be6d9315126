import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Suggestions } from '#renderer/features/import/repair/Suggestions.tsx';
import type { ImportGroup, ImportWrong } from '#shared/ipc/transfer.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const group: ImportGroup = {
  severity: 'warning',
  cause: 'suspiciousPhone',
  column: 'telephone',
  count: 12,
  lines: [4],
  samples: ['612345678'],
};
const entry = (value: string, count: number) => ({ value, count, lines: [4], isTooLong: false, read: null });
const wrong: ImportWrong = {
  count: 12,
  values: [entry('612345678', 9), entry('abc', 1), entry('698765432', 2)],
  isComplete: true,
  lines: [],
};

beforeEach(() => {
  installFakeBridge({ 'app.setUnsaved': () => undefined });
});

test('what values plainly mean is shown, and one press corrects their lines and no others', async () => {
  const onRepair = vi.fn();
  const { person } = await openScreen(<Suggestions type="users" {...{ group, wrong, onRepair }} remaining={100} />);
  expect(await screen.findByText(/612345678.* → .*0612345678.* · .*698765432.* → .*0698765432/u)).toBeTruthy();
  expect(onRepair).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Corriger les 11 lignes' }));
  expect(onRepair).toHaveBeenCalledExactlyOnceWith([
    { column: 'telephone', value: '612345678', to: '0612345678' },
    { column: 'telephone', value: '698765432', to: '0698765432' },
  ]);
});

test('nothing is offered where nobody can tell, or no correction can be added', async () => {
  await openScreen(
    <>
      <Suggestions
        type="users"
        group={group}
        wrong={{ ...wrong, values: [entry('abc', 1)] }}
        remaining={100}
        onRepair={vi.fn()}
      />
      <Suggestions type="users" {...{ group, wrong }} remaining={0} onRepair={vi.fn()} />
      <Suggestions type="users" {...{ group, wrong }} remaining={1} onRepair={vi.fn()} />
    </>,
  );
  // One correction can be added: that of nine lines.
  expect(await screen.findByRole('button', { name: 'Corriger les 9 lignes' })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
