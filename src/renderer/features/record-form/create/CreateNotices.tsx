import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ReadStructure } from '#renderer/features/solidary/records/record-structure.ts';
import styles from './create.module.css';

interface CreateNoticesProps {
  /** Name of the structure for which the record is made. */
  structure: string;
  read: ReadStructure;
  /** What the form is filled with, in words; null for nothing. */
  note: string | null;
}

/** For which structure a record is made, what the form starts with, and what may not be read. */
export function CreateNotices({ structure, read, note }: CreateNoticesProps) {
  const { t } = useTranslation('recordForm');
  return (
    <>
      <p className={styles.title}>{t('steps.title', { structure })}</p>
      {note !== null && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{note}</MessageBarBody>
        </MessageBar>
      )}
      {read.state === 'refused' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('state.refused', { structure })}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}
