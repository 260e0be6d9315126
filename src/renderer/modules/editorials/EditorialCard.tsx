import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { Editorial } from '#shared/resources/editorials/index.ts';
import styles from './editorials.module.css';

interface EditorialCardProps {
  /** The values known so far; some are missing in a form that is being filled in. */
  editorial: { [Part in 'title' | 'text' | 'label']: Editorial[Part] | null };
  /** Address of its picture inside the application. */
  picture: string | undefined;
}

/** Previews an editorial roughly as the public site shows it: picture, title, text, button. */
export function EditorialCard({ editorial: { title, text, label }, picture }: EditorialCardProps) {
  const { t } = useTranslation('editorials');
  const [missing, setMissing] = useState<string>();
  return (
    <figure className={`${flow.surface} ${styles.card}`} aria-label={t('card.label')}>
      {picture === undefined || picture === missing ? (
        <div className={styles.noPicture}>{t('card.noPicture')}</div>
      ) : (
        <img className={styles.picture} src={picture} alt="" onError={() => setMissing(picture)} />
      )}
      <div className={`${flow.gridS} ${styles.content}`}>
        <p className={`${flow.headingL} ${styles.title}`}>
          {title?.trim() || <span className={styles.missing}>{t('fields.title')}</span>}
        </p>
        <p className={styles.text}>{text?.trim() || <span className={styles.missing}>{t('fields.text')}</span>}</p>
        {/* Only looks like a button: its link is shown beside the card. */}
        <span className={styles.button}>{label?.trim() || t('fields.label')}</span>
      </div>
    </figure>
  );
}
