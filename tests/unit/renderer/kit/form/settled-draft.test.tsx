import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DraftOf, defineFields, type ValuesOf } from '#renderer/kit/form/definition/defineForm.ts';
import { FormField } from '#renderer/kit/form/definition/FormField.tsx';
import { text } from '#renderer/kit/form/definition/text-types.tsx';
import { RecordFormView } from '#renderer/kit/form/RecordFormView.tsx';
import { recordSave } from '#renderer/kit/form/save.ts';
import { useRecordForm } from '#renderer/kit/form/useRecordForm.ts';
import { AppFailure } from '#shared/failure.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

interface Stored {
  name: string | null;
}
const stored: Stored = { name: 'Marché' };
const form = defineFields<Stored>()({ name: text({ label: 'editorials:fields.title', max: 10, required: true }) }, {});
type Draft = DraftOf<typeof form>;

let bridge: FakeBridge;
let saved: unknown[];
let failure: Error | null;
let reads: number;
beforeEach(() => {
  saved = [];
  failure = null;
  reads = 0;
  bridge = installFakeBridge({
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.hold': () => undefined,
    'drafts.drop': () => undefined,
    'app.setUnsaved': () => undefined,
  });
});
afterEach(() => void vi.useRealTimers());

const strategy = recordSave<Draft, ValuesOf<typeof form>>(async (_, changed) => {
  if (failure !== null) throw failure;
  saved.push(changed);
  return null;
});

function Screen() {
  const record = useRecordForm({
    schema: form.schema(stored),
    initial: form.draftOf(stored),
    strategy,
    target: {
      resource: 'editorials',
      id: 4,
      fields: form.fields,
      read: async () => {
        reads += 1;
        return form.draftOf(stored);
      },
    },
  });
  return (
    <RecordFormView record={record} context="users" wayOn={() => null} onCancel={() => {}}>
      <FormField form={{ definition: form, record, named: stored }} name="name" />
    </RecordFormView>
  );
}

/** Types, waits until that is stored as a draft, and saves; a tenth of a second later is looked. */
async function typeAndSave(): Promise<void> {
  await openScreen(<Screen />);
  const field = await screen.findByRole('textbox');
  vi.useFakeTimers();
  fireEvent.change(field, { target: { value: 'Foire' } });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(bridge.requests('drafts.save')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await act(() => vi.advanceTimersByTimeAsync(100));
}

test('what is saved is no draft any more, at once', async () => {
  await typeAndSave();
  expect(saved).toEqual([{ name: 'Foire' }]);
  expect(bridge.requests('drafts.drop')).toEqual([{ resource: 'editorials', record: 4 }]);
});

test('what could not be saved stays one', async () => {
  failure = new Error('the platform is down');
  await typeAndSave();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(bridge.requests('drafts.drop')).toEqual([]);
});

test.each([
  ['was carried out in part', 'notDone', 2],
  ['was refused as a whole', undefined, 1],
] as const)('the record is read again after a save that %s', async (_what, readBack, times) => {
  failure = new AppFailure({ kind: 'server', status: 500, isUnreadable: false, ...(readBack && { readBack }) });
  await typeAndSave();
  // Once before the save, to see what others have changed.
  expect(reads).toBe(times);
});
