import { Subtitle2, Text } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { maxPeopleLookups } from '#shared/import/limits.ts';
import type { ImportReport } from '#shared/ipc/transfer.ts';
import styles from '../Import.module.css';
import type { LeavingOutLines } from '../LeaveOutButton.tsx';
import { ExistingRecords } from './ExistingRecords.tsx';
import { useExisting } from './useExisting.ts';

interface PeoplePanelProps {
  report: ImportReport;
  recordPath: (id: number) => string;
  leavingOut: LeavingOutLines;
  /** They become members: of those who have an account the e-mail is enough. */
  kind?: 'people' | 'members';
}

/** Searches on request which people of a checked file have an account: one call each. */
export function PeoplePanel({ report, recordPath, leavingOut, kind = 'people' }: PeoplePanelProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const headingId = useId();
  const search = useExisting(report.checkId);
  // Lines that lack everything but the e-mail are looked up for members.
  const looked = kind === 'members' ? report.records - report.leftOut : report.valid;
  if (looked === 0) return null;
  return (
    <section className={flow.stackM} aria-labelledby={headingId}>
      <Subtitle2 as="h2" id={headingId}>
        {t(`${kind}.title`)}
      </Subtitle2>
      <Text className={styles.hint}>{t(`${kind}.rule`)}</Text>
      {looked > maxPeopleLookups && (
        <Text className={styles.hint}>{t('people.limit', { shown: format.number(maxPeopleLookups) })}</Text>
      )}
      <ExistingRecords {...{ kind, search, recordPath, leavingOut }} />
    </section>
  );
}
