import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { DecisionOutcome } from '#shared/ipc/solidary.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { addressOf } from '#shared/routes.ts';
import { refreshDecided } from '../decision.ts';
import styles from '../solidary.module.css';
import type { DecisionEnd } from './useDecisions.ts';

const texts = {
  doneWithoutRole: 'structures.withoutRole',
  notDone: 'structures.notDone',
  unknown: 'structures.unknown',
} as const satisfies Partial<Record<DecisionOutcome, string>>;

/** The outcome of a decision that is not simply done, and what to do about it; nothing otherwise. */
export function DecisionBar({ end, userId }: { end: DecisionEnd | null; userId: UserId | null }) {
  const { t } = useTranslation('solidary');
  const can = useCan();
  const client = useQueryClient();
  const errorText = useErrorText();
  if (end === null || ('outcome' in end && !(end.outcome in texts))) return null;
  const text = () => {
    if ('outcome' in end) {
      const { outcome } = end;
      return outcome === 'done' || outcome === 'unchanged' ? null : t(texts[outcome]);
    }
    if (end.error.kind === 'notFound' && end.error.isUnsent === true) return t('structures.gone');
    const { title, detail } = errorText(end.error, { isWrite: true });
    return sentences(title, detail);
  };
  const lacksRole = 'outcome' in end && end.outcome === 'doneWithoutRole';
  return (
    <MessageBar intent={lacksRole ? 'warning' : 'error'} layout="multiline" className={styles.bar}>
      <MessageBarBody>
        {text()}{' '}
        {lacksRole && userId !== null && can('user_update') && (
          <RecordLink to={addressOf('users_edit', { id: userId })}>{t('structures.toUser')}</RecordLink>
        )}
        {!lacksRole && <SupportContact error={'error' in end ? end.error : null} />}
      </MessageBarBody>
      {!lacksRole && (
        <MessageBarActions>
          <Button onClick={() => void refreshDecided(client)}>{t('structures.refresh')}</Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
