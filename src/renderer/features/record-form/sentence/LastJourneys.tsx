import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { focusField } from '#renderer/kit/form/focus.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { CreateFormState } from '../create/useCreateForm.ts';
import { type LastJourney, useLastJourneys } from './last-journeys.ts';
import styles from './sentence.module.css';

/** Takes the two ends of a journey that the person made before; when and why is asked anew. */
export function LastJourneys({ form: { fields, person, record } }: { form: CreateFormState }) {
  const { t } = useTranslation('recordForm');
  const { shortDay } = useFormat();
  const journeys = useLastJourneys(person.known);
  if (journeys.length === 0) return null;
  const take = ({ journey }: LastJourney) => {
    const { setValue } = fields.record.form;
    const options = { shouldDirty: true, shouldTouch: true };
    setValue('journey.origin', journey.origin, options);
    if (journey.destination !== null) setValue('journey.destination', journey.destination, options);
    setValue('journey.goesAnywhere', journey.goesAnywhere, options);
    if (record.element.current !== null) focusField(record.element.current, 'needs.subjectId');
  };
  return (
    <span className={styles.again}>
      {t('sentence.again')}
      {journeys.map((journey) => (
        <Button key={journey.id} size="small" onClick={() => take(journey)}>
          {[
            t('summary.from', { origin: journey.from, destination: journey.to ?? t('summary.anywhere') }),
            journey.day && shortDay(journey.day),
          ]
            .filter(Boolean)
            .join(', ')}
        </Button>
      ))}
    </span>
  );
}
