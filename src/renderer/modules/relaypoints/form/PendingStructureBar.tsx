import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useRecordNames } from '#renderer/kit/form/pickers/pickable.ts';
import { useReread } from '#renderer/kit/form/useReread.ts';
import { changeRecord } from '#renderer/kit/resource/calls.ts';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { toAppError } from '#shared/failure.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { useSaveOutcome } from './save-outcome.ts';

interface PendingStructureBarProps {
  /** The point as it is stored; where it has a structure by now, nothing is missing. */
  point: RelayPoint;
  /** Called once its structure is saved. */
  onSaved?: (structureId: number) => void;
}

/** Says, with a retry, that a new point is saved without its structure, which the platform accepts only on a change. */
export function PendingStructureBar({ point: { id, structureId }, onSaved }: PendingStructureBarProps) {
  const { t } = useTranslation('relaypoints');
  const errorText = useErrorText();
  const notify = useNotify();
  const reread = useReread('relaypoints');
  const { pendingStructures, clearStructure, setError } = useSaveOutcome();
  const [isSending, setSending] = useState(false);
  const pending = pendingStructures[id];
  const nameOf = useRecordNames('structures', pending === undefined ? [] : [pending.structureId]);
  if (pending === undefined || structureId !== null) return null;

  const { title, detail } = errorText(pending.error, { context: 'relaypoints' });
  const retry = async () => {
    setSending(true);
    try {
      await changeRecord('relaypoints', id, { structureId: pending.structureId });
      notify({ context: 'relaypoints', name: 'updated', outcome: 'success' });
      clearStructure(id);
      onSaved?.(pending.structureId);
      await reread(id);
    } catch (thrown) {
      setError(id, toAppError(thrown));
    } finally {
      setSending(false);
    }
  };
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{t('form.left.title')}</MessageBarTitle>{' '}
        {t('form.left.structure', { name: nameOf(pending.structureId) })} {sentences(title, detail)}
      </MessageBarBody>
      <MessageBarActions>
        <Button disabledFocusable={isSending} onClick={isSending ? undefined : () => void retry()}>
          {t(isSending ? 'form.left.sending' : 'form.left.retry')}
        </Button>
        <Button disabledFocusable={isSending} onClick={() => !isSending && clearStructure(id)}>
          {t('form.left.forget')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
