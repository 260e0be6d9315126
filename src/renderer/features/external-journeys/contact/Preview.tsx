import { useTranslation } from 'react-i18next';
import type { ExternalJourney } from '#shared/resources/externaljourneys/journey.ts';
import { storedText } from '#shared/resources/solidaryrecords/stored-text.ts';
import styles from '../external-journeys.module.css';

/** Exactly what leaves for the third party, field by field (docs/screens/10-external-journeys.md §6). */
export function Preview({ journey, text }: { journey: ExternalJourney; text: string }) {
  const { t } = useTranslation('externaljourneys');
  const { provider, carpoolerId, journeyId } = journey;
  const fields = [
    ['provider', provider],
    ['carpooler', carpoolerId ?? ''],
    ['journey', journeyId ?? ''],
    ['content', storedText(text.trim())],
    ['role', t('contact.passenger')],
  ] as const;
  const title = t('contact.preview', { provider });
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <dl className={styles.preview}>
        {fields.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`contact.fields.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('contact.nothingElse')}</p>
    </section>
  );
}
