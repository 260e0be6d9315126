import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { Doubt } from './useAssociation.ts';

interface OutcomeDialogProps {
  title: string;
  doubt: Doubt;
  /** Starts again with a copy; absent where the campaign was made for these recipients. */
  onCopy?: () => void;
  onClose: () => void;
}

/** The number that the campaign holds and that the person may keep; null where there is none to keep. */
const keptCount = ({ answer }: Doubt): number | null => {
  if (answer.outcome === 'different') return answer.count;
  return answer.outcome === 'unknown' ? (answer.now?.deliveryCount ?? null) : null;
};

/**
 * Says how an association ended where it was not as announced, and lets the person decide: nothing is sent again by
 * itself, and nothing can be sent to these recipients before (docs/screens/04-campaigns.md §5).
 */
export function OutcomeDialog({ title, doubt, onCopy, onClose }: OutcomeDialogProps) {
  const { t } = useTranslation(['recipients', 'common']);
  const format = useFormat();
  const { client } = useActionTools();
  const mutation = useActionMutation();
  const { answer, target } = doubt;
  const kept = keptCount(doubt);
  const isGone = answer.outcome === 'unknown' && answer.isGone;
  const keep = (count: number) =>
    mutation.run(async () => {
      try {
        await invoke('campaigns.acceptRecipients', { id: target.id, count });
      } finally {
        void refresh(client, ['campaigns']);
      }
      onClose();
    });
  return (
    <DialogFrame
      title={title}
      isQuestion
      onDismiss={() => !mutation.isPending && onClose()}
      actions={
        <>
          {kept !== null && kept > 0 && (
            <Button disabled={mutation.isPending} onClick={() => void keep(kept)}>
              {t('outcome.keep', { count: kept, shown: format.number(kept) })}
            </Button>
          )}
          {onCopy !== undefined && !isGone && answer.outcome !== 'nobody' && (
            <Button disabled={mutation.isPending} onClick={onCopy}>
              {t('copy.start')}
            </Button>
          )}
          <Button appearance="primary" disabled={mutation.isPending} onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </>
      }
    >
      <OutcomeText doubt={doubt} />
      <MutationError error={mutation.error} context="recipients" />
    </DialogFrame>
  );
}

function OutcomeText({ doubt: { answer, target } }: { doubt: Doubt }) {
  const { t } = useTranslation('recipients');
  const format = useFormat();
  const shown = (count: number | null) => format.number(count ?? 0);
  switch (answer.outcome) {
    case 'nobody':
      return <p>{t('outcome.nobody')}</p>;
    case 'different':
      return (
        <p>
          {t('outcome.different', {
            count: answer.count,
            shown: shown(answer.count),
            announced: shown(answer.announced),
          })}
        </p>
      );
    case 'uncertain':
      return (
        <p>
          <strong>{t('doubt.uncertain.title')}</strong>{' '}
          {t('outcome.uncertain', { shown: shown(answer.count), deliveries: shown(answer.deliveryCount) })}
        </p>
      );
    case 'unknown':
      return (
        <>
          <MutationError error={answer.error} context="recipients" />
          {answer.error.kind === 'denied' && <p>{t('outcome.denied')}</p>}
          <p>
            {answer.isGone
              ? t('outcome.gone', { name: target.name })
              : answer.now === null
                ? t('outcome.unread')
                : t('outcome.unknown', {
                    count: answer.now.deliveryCount ?? 0,
                    deliveries: shown(answer.now.deliveryCount),
                  })}
          </p>
        </>
      );
  }
}
