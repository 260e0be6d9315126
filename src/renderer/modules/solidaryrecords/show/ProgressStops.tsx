import { ProgressBar } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { lifeStatuses, stopOf } from '#shared/resources/solidaryrecords/status.ts';
import styles from './show.module.css';

/** The progress of a record, in percent, with the stops of its life (docs/screens/07-solidary-records.md §2). */
export function ProgressStops({ progression }: { progression: number }) {
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  const { share } = useFormat();
  const percent = share(progression / 100);
  return (
    <div className={styles.progress}>
      <ProgressBar
        aria-label={t('fields.progression')}
        aria-valuetext={percent}
        value={progression}
        max={100}
        thickness="large"
      />
      <ol className={styles.stops} aria-hidden>
        {lifeStatuses.slice(1).map((status) => (
          <li key={status} data-reached={progression >= stopOf[status] || undefined}>
            {translate(recordStatusLabel(status))} <span>{share(stopOf[status] / 100)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
