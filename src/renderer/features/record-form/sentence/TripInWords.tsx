import { ArrowSwapRegular } from '@fluentui/react-icons';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { distanceBetween } from '#shared/geo.ts';
import type { FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { RecordForm } from '../fields.ts';
import { hasTimes } from '../script/done.ts';
import { useTimesInWords } from '../useTimesInWords.ts';
import styles from './sentence.module.css';

/**
 * What the sentence comes to, to be read out: days and times in full, and the distance as the crow flies, which is all
 * that is known before the platform searches.
 */
export function TripInWords({ form, structure }: { form: RecordForm; structure: FormStructure }) {
  const { t } = useTranslation('recordForm');
  const format = useFormat();
  const { control } = form.record.form;
  const [times, journey] = useWatch({ control, name: ['times', 'journey'] });
  const words = useTimesInWords(times, structure);
  const { origin, destination, goesAnywhere } = journey;
  const metres = origin === null || destination === null || goesAnywhere ? null : distanceBetween(origin, destination);
  const parts = [
    ...(hasTimes(times) ? words : []),
    ...(metres === null ? [] : [t('sentence.distance', { distance: format.distance(metres) })]),
  ];
  return (
    <span className={styles.words}>
      {parts.length > 0 && (
        <>
          <ArrowSwapRegular aria-hidden /> {parts.join(' · ')}
        </>
      )}
    </span>
  );
}
