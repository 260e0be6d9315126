import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { actionType, PROGRESS_BY_HAND, type RecordAction } from '#shared/resources/solidaryrecords/actions.ts';
import { effectOf } from '#shared/resources/solidaryrecords/effect.ts';
import { stopOf, TAKEN } from '#shared/resources/solidaryrecords/status.ts';
import styles from '../actions.module.css';
import { stateAfter } from '../guards.ts';
import { useStatusTexts } from '../status-texts.ts';
import type { RecordSubject } from '../subject.ts';

interface AfterLineProps {
  subject: RecordSubject;
  action: RecordAction | null;
  isTakingToo: boolean;
}

const byHand = { id: PROGRESS_BY_HAND, type: actionType.automatic, progression: null } as const;

/** Says where the record will be after saving, while it is composed. */
export function AfterLine({ subject, action, isTakingToo }: AfterLineProps) {
  const { t } = useTranslation('recordActions');
  const textsOf = useStatusTexts();
  const after = action === null ? null : stateAfter(subject, action);
  const last = after !== null && isTakingToo ? effectOf(after, byHand, stopOf[TAKEN]) : after;
  return (
    <p role="status" className={`${flow.small} ${styles.after}`}>
      {last !== null && t('composer.after', textsOf(last))}
    </p>
  );
}
