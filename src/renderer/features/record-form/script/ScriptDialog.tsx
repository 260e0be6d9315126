import { Button, Field, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { longestSentence, scriptMoments } from '#shared/ipc/call-scripts.ts';
import { useOwnSentences, useScriptSaving } from './scripts.ts';
import { type OwnSentences, scriptPlaceholders } from './sentences.ts';

interface ScriptDialogProps {
  structure: CurrentStructure;
  onClose: () => void;
}

/** Writes the sentences of a structure in its own words; a closed dialog loses nothing of them. */
export function ScriptDialog({ structure, onClose }: ScriptDialogProps) {
  const { t } = useTranslation(['recordForm', 'common']);
  const format = useFormat();
  const own = useOwnSentences(structure.id);
  const kept = useKeptStore<OwnSentences | null>(['call-script', structure.id], null);
  const typed = useStore(kept) ?? own;
  const { isPending, error, save } = useScriptSaving(structure.id);
  const [isInMemory, setInMemory] = useState(false);
  const submit = async () => {
    if (isPending) return;
    const sentences = Object.fromEntries(
      Object.entries(typed).flatMap(([moment, text]) => (text.trim() === '' ? [] : [[moment, text.trim()]])),
    );
    const saved = await save(sentences);
    if (saved === undefined) return;
    kept.set(null);
    // That it ends with the application must be read before the dialog closes.
    if (saved.isOnDisk) onClose();
    else setInMemory(true);
  };
  const names = format.list(scriptPlaceholders.map((name) => `{${name}}`));
  return (
    <DialogFrame
      title={t('recordForm:script.edit', { structure: structure.name })}
      isForm
      onDismiss={() => isPending || onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      actions={
        <>
          <Button disabledFocusable={isPending} onClick={() => isPending || onClose()}>
            {t('common:actions.close')}
          </Button>
          <Button type="submit" appearance="primary" disabledFocusable={isPending}>
            {t('recordForm:script.save')}
          </Button>
        </>
      }
    >
      <p>{t('recordForm:script.how', { names })}</p>
      {scriptMoments.map((moment) => (
        <Field key={moment} label={t(`recordForm:script.names.${moment}`)}>
          <Textarea
            rows={3}
            resize="vertical"
            value={typed[moment] ?? ''}
            placeholder={t(`recordForm:script.sentences.${moment}`)}
            maxLength={longestSentence}
            onChange={(_, { value }) => kept.set({ ...typed, [moment]: value })}
          />
        </Field>
      ))}
      {isInMemory && <p role="status">{t('recordForm:script.inMemory')}</p>}
      {error !== null && <MutationError error={error} />}
    </DialogFrame>
  );
}
