import { Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { focusField } from '../focus.ts';
import type { RecordForm } from '../useRecordForm.ts';

const DraftBar = lazily(async () => (await import('./DraftBar.tsx')).DraftBar);

/** Offers what was typed in a form that did not end, while it takes input; the focus goes into the form afterwards. */
export function OfferedDraft<Draft extends FieldValues, Values, End>({
  record: { draft, target, phase, element, stored },
}: {
  record: Pick<RecordForm<Draft, Values, End>, 'draft' | 'target' | 'phase' | 'element' | 'stored'>;
}) {
  if (target === undefined || draft.offer === null || phase !== 'open') return null;
  const intoForm = (path?: string) => {
    // The bar disappears with the focused button.
    const first = path ?? element.current?.querySelector<HTMLElement>('[data-field]')?.dataset.field;
    if (element.current !== null && first !== undefined) focusField(element.current, first);
  };
  return (
    <Suspense>
      <DraftBar
        key={draft.offer.savedAt}
        offer={draft.offer}
        further={draft.further}
        fields={target.fields}
        stored={stored()}
        onRestore={() => intoForm(draft.restore()[0])}
        onDiscard={() => {
          draft.discard();
          intoForm();
        }}
      />
    </Suspense>
  );
}
