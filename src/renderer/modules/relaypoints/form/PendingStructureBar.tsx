import { useTranslation } from 'react-i18next';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useRecordNames } from '#renderer/kit/form/pickers/pickable.ts';
import { useReread } from '#renderer/kit/form/useReread.ts';
import { changeRecord } from '#renderer/kit/resource/calls.ts';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { UnsentBar } from '#renderer/kit/ui/states/UnsentBar.tsx';
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
  const pending = pendingStructures[id];
  const nameOf = useRecordNames('solidarystructures', pending === undefined ? [] : [pending.structureId]);
  if (pending === undefined || structureId !== null) return null;

  const { title, detail } = errorText(pending.error, { context: 'relaypoints' });
  const retry = async () => {
    try {
      await changeRecord('relaypoints', id, { structureId: pending.structureId });
      notify({ context: 'relaypoints', name: 'updated', outcome: 'success' });
      clearStructure(id);
      onSaved?.(pending.structureId);
      await reread(id);
    } catch (thrown) {
      setError(id, toAppError(thrown));
    }
  };
  return (
    <UnsentBar
      title={t('form.left.title')}
      error={pending.error}
      labels={{ retry: t('form.left.retry'), sending: t('form.left.sending'), forget: t('form.left.forget') }}
      onRetry={retry}
      onForget={() => clearStructure(id)}
    >
      {t('form.left.structure', { name: nameOf(pending.structureId) })} {sentences(title, detail)}
    </UnsentBar>
  );
}
