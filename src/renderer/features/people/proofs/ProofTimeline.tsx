import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import type { Instant } from '#shared/instant.ts';
import type { IdentityStatus } from '#shared/resources/users/values.ts';
import { useProofFile } from './proof-text.ts';
import styles from './proofs.module.css';
import { newestFirst, type Proof } from './proofs.ts';

const colors: Record<IdentityStatus, 'success' | 'warning' | 'danger' | 'informative'> = {
  0: 'informative',
  1: 'warning',
  2: 'success',
  3: 'danger',
  4: 'informative',
};

/** Lists the submitted proofs and their outcome, the newest first (docs/screens/02-users-hitchhikers.md §6). */
export function ProofTimeline({ proofs }: { proofs: readonly Proof[] }) {
  const { t } = useTranslation('identity');
  return (
    <ol className={`${flow.stackM} ${styles.timeline}`} aria-label={t('timeline.label')}>
      {newestFirst(proofs).map((proof) => (
        <TimelineEntry key={proof.id} proof={proof} />
      ))}
    </ol>
  );
}

function TimelineEntry({ proof }: { proof: Proof }) {
  const { t } = useTranslation(['identity', 'users']);
  const fileOf = useProofFile();
  const { status, createdDate, acceptedDate, refusedDate, validator } = proof;
  const by = validator === null ? {} : { context: 'by', by: validator };
  return (
    <li className={`${flow.stackXS} ${styles.entry}`} data-status={status}>
      {status !== null && (
        <Badge appearance="tint" color={colors[status]}>
          {t(`users:values.identityStatus.${status}`)}
        </Badge>
      )}
      <p className={styles.file}>{fileOf(proof)}</p>
      <ul className={`${flow.quiet} ${styles.dates}`}>
        <TimelineMoment text={t('identity:timeline.created')} at={createdDate} />
        <TimelineMoment text={t('identity:timeline.accepted', by)} at={acceptedDate} />
        <TimelineMoment text={t('identity:timeline.refused', by)} at={refusedDate} />
        {acceptedDate === null && refusedDate === null && validator !== null && (
          <li>{t('identity:timeline.validator', { by: validator })}</li>
        )}
      </ul>
    </li>
  );
}

function TimelineMoment({ text, at }: { text: string; at: Instant | null }) {
  if (at === null) return null;
  return (
    <li>
      {text} <Moment value={at} isFocusable />
    </li>
  );
}
