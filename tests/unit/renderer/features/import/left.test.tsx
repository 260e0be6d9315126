import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useImport } from '#renderer/features/import/useImport.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { detectionOf } from '#tests/support/import-detection.ts';
import { newCache } from '#tests/support/screen.tsx';

const file = { name: 'personnes.csv', size: 2048 };

function open(choose: () => Promise<{ selectionId: string; name: string; size: number }>): {
  bridge: FakeBridge;
  wizard: ReturnType<typeof renderHook<ReturnType<typeof useImport>, unknown>>;
} {
  const bridge = installFakeBridge({
    'files.choose': choose,
    'files.release': () => undefined,
    'import.unfinished': () => [],
    'import.inspect': () => detectionOf(),
  });
  const client = newCache();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { bridge, wizard: renderHook(() => useImport('users'), { wrapper }) };
}

test('an import that is left keeps no file', async () => {
  const { bridge, wizard } = open(async () => ({ selectionId: 's1', ...file }));
  act(() => wizard.result.current.actions.choose());
  await waitFor(() => expect(wizard.result.current.state.step).toBe('columns'));
  expect(bridge.requests('files.release')).toEqual([]);
  wizard.unmount();
  expect(bridge.requests('files.release')).toEqual([{ selectionId: 's1' }]);
});

test('a file that is chosen after the import was left is not kept', async () => {
  const choosing = Promise.withResolvers<{ selectionId: string; name: string; size: number }>();
  const { bridge, wizard } = open(() => choosing.promise);
  act(() => wizard.result.current.actions.choose());
  await waitFor(() => expect(bridge.requests('files.choose')).toHaveLength(1));
  wizard.unmount();
  choosing.resolve({ selectionId: 's2', ...file });
  await waitFor(() => expect(bridge.requests('files.release')).toEqual([{ selectionId: 's2' }]));
});
