import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editorial } from '#shared/resources/editorials/index.ts';
import styles from './editorials.module.css';

interface EditorialCardProps {
  /** What is known so far: while somebody types, parts of it are missing. */
  editorial: { [Part in 'title' | 'text' | 'label']: Editorial[Part] | null };
  /** Address of its picture inside the application. */
  picture: string | undefined;
}

/** An editorial about as the public site draws it: picture, title, text, button. */
export function EditorialCard({ editorial: { title, text, label }, picture }: EditorialCardProps) {
  const { t } = useTranslation('editorials');
  const [missing, setMissing] = useState<string>();
  return (
    <figure className={styles.card} aria-label={t('card.label')}>
      {picture === undefined || picture === missing ? (
        <div className={styles.noPicture}>{t('card.noPicture')}</div>
      ) : (
        <img className={styles.picture} src={picture} alt="" onError={() => setMissing(picture)} />
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title?.trim() || <span className={styles.missing}>{t('fields.title')}</span>}</p>
        <p className={styles.text}>{text?.trim() || <span className={styles.missing}>{t('fields.text')}</span>}</p>
        {/* A picture of a button: where it leads stands beside the card. */}
        <span className={styles.button}>{label?.trim() || t('fields.label')}</span>
      </div>
    </figure>
  );
}
