import { Badge } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { fileText } from '#renderer/kit/ui/show/file-text.ts';
import type { Instant } from '#shared/instant.ts';
import type { IdentityStatus } from '#shared/resources/users/values.ts';
import styles from './proofs.module.css';
import { newestFirst, type Proof } from './proofs.ts';

const colors: Record<IdentityStatus, 'success' | 'warning' | 'danger' | 'informative'> = {
  0: 'informative',
  1: 'warning',
  2: 'success',
  3: 'danger',
  4: 'informative',
};

interface ProofTimelineProps {
  proofs: readonly Proof[];
  /** Renders the actions on one of them. */
  actionsOf?: (proof: Proof) => ReactNode;
}

/** Lists the submitted proofs and their outcome, the newest first (docs/screens/02-users-hitchhikers.md §6). */
export function ProofTimeline({ proofs, actionsOf }: ProofTimelineProps) {
  const { t } = useTranslation('identity');
  return (
    <ol className={styles.timeline} aria-label={t('timeline.label')}>
      {newestFirst(proofs).map((proof) => (
        <TimelineEntry key={proof.id} proof={proof} actions={actionsOf?.(proof)} />
      ))}
    </ol>
  );
}

function TimelineEntry({ proof, actions }: { proof: Proof; actions: ReactNode }) {
  const { t } = useTranslation(['identity', 'users']);
  const { status, createdDate, acceptedDate, refusedDate, validator } = proof;
  const by = validator === null ? {} : { context: 'by', by: validator };
  return (
    <li className={styles.entry} data-status={status}>
      {status !== null && (
        <Badge appearance="tint" color={colors[status]}>
          {t(`users:values.identityStatus.${status}`)}
        </Badge>
      )}
      <p className={styles.file}>{useFileText(proof)}</p>
      <ul className={styles.dates}>
        <TimelineMoment text={t('identity:timeline.created')} at={createdDate} />
        <TimelineMoment text={t('identity:timeline.accepted', by)} at={acceptedDate} />
        <TimelineMoment text={t('identity:timeline.refused', by)} at={refusedDate} />
        {acceptedDate === null && refusedDate === null && validator !== null && (
          <li>{t('identity:timeline.validator', { by: validator })}</li>
        )}
      </ul>
      {actions}
    </li>
  );
}

/** Describes what is left of the document. */
function useFileText({ status, originalName, fileSize, hasFile }: Proof): string {
  const { t } = useTranslation('identity');
  const format = useFormat();
  const name = originalName === null ? '' : fileText(originalName, fileSize, format);
  if (hasFile) return name === '' ? t('timeline.file') : name;
  if (status === 1) return name === '' ? t('timeline.noFile') : t('timeline.missing', { name });
  return name === '' ? t(status === 2 ? 'timeline.without' : 'timeline.deleted') : t('timeline.deletedName', { name });
}

function TimelineMoment({ text, at }: { text: string; at: Instant | null }) {
  if (at === null) return null;
  return (
    <li>
      {text} <Moment value={at} isFocusable />
    </li>
  );
}
