import { memo, startTransition, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useField } from '#renderer/kit/form/fields/useField.tsx';
import { isTakingHeldInput } from '#renderer/kit/form/held-input.ts';
import type { RecordForm } from '#renderer/kit/form/useRecordForm.ts';
import { BlockEditor } from '../message/BlockEditor.tsx';
import type { MessageStore } from '../message/store.ts';
import type { CampaignDraft, CampaignValues } from './fields.tsx';
import { StartFrom } from './StartFrom.tsx';

interface MessageFieldProps {
  record: RecordForm<CampaignDraft, CampaignValues>;
  store: MessageStore;
  isReadOnly: boolean;
  /** Whether pictures can be added: not to what is written to a file. */
  hasPictures?: boolean;
}

/** The block editor as a field: the form holds its content as text, and either follows the other. */
export function MessageField({ record: { form }, store, isReadOnly, hasPictures = true }: MessageFieldProps) {
  const { t } = useTranslation('message');
  const { control } = form;
  const { value, onBlur, error } = useField<string, CampaignDraft, 'body', CampaignValues>({ control, name: 'body' });
  useEffect(() => {
    // The form holds the text at once. What it draws again, such as its bar, follows after the key was answered.
    const follow = () => {
      if (store.text === form.getValues('body')) return;
      // A fault that was said is said no longer once the message is without it.
      const shouldValidate = form.getFieldState('body').invalid;
      form.setValue('body', store.text, { shouldDirty: true, shouldValidate });
    };
    const followEdit = () => (isTakingHeldInput() ? follow() : startTransition(follow));
    followEdit();
    return store.onEdit(followEdit);
  }, [store, form]);
  const taken = useRef(value);
  useEffect(() => {
    // The store may start from more than the stored content, such as images that could not be sent.
    if (value === taken.current) return;
    taken.current = value;
    // Set by a draft, a save or somebody else's change; the store holds what was typed here already.
    if (value === form.getValues('body')) store.load(value);
  }, [value, store, form]);
  const { isSubmitted } = form.formState;
  return (
    <Editor
      store={store}
      isReadOnly={isReadOnly}
      showErrors={isSubmitted}
      error={error}
      hasPictures={hasPictures}
      start={<StartFrom store={store} label={t('templates.label')} hasPictures={hasPictures} />}
      onLeave={onBlur}
    />
  );
}

/** Drawn again only when something other than the content changed: the editor follows the content itself. */
const Editor = memo(BlockEditor, (before, after) => {
  const { onLeave: _, start: __, ...now } = after;
  return (
    before.store === now.store &&
    before.isReadOnly === now.isReadOnly &&
    before.showErrors === now.showErrors &&
    before.error === now.error
  );
});
