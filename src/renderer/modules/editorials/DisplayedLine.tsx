import { useTranslation } from 'react-i18next';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import styles from './editorials.module.css';
import { useDisplayed } from './useDisplayed.ts';

/** Names the editorial that the public site shows, whatever the filters of the list below. */
export function DisplayedLine() {
  const { t } = useTranslation('editorials');
  const can = useCan();
  const { data: displayed } = useDisplayed();
  // The list below reports a failure to read.
  if (displayed === undefined) return null;
  return (
    <p className={styles.displayed} role="status">
      {displayed === null ? (
        t('displayedLine.none')
      ) : (
        <>
          <span>{t('displayedLine.label')}</span>{' '}
          {can('editorial_read') ? (
            <RecordLink to={addressOf('editorials_show', { id: displayed.id })}>{recordName(displayed)}</RecordLink>
          ) : (
            <strong>{recordName(displayed)}</strong>
          )}
        </>
      )}
    </p>
  );
}
