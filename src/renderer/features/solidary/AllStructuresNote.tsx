import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#renderer/kit/data/session.ts';

/** Says that a list holds the people of every structure of the person; the platform narrows none to the current one. */
export function AllStructuresNote() {
  const { t } = useTranslation('solidary');
  const { structures } = useSignedIn();
  return structures.length > 1 ? <p>{t('structures.all')}</p> : null;
}
