import { CallRegular, MailRegular } from '@fluentui/react-icons';
import { externalLink, mailtoOf, telOf } from '#renderer/kit/ui/external.ts';
import type { Format } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Contacts } from '../definition.ts';
import styles from './Preview.module.css';

/** Telephone and e-mail of a person as two tiles that act; what is not known has none. */
export function ContactTiles({ contacts: { telephone, email }, format }: { contacts: Contacts; format: Format }) {
  const translate = useTranslate();
  const number = telephone ? telOf(telephone) : null;
  if (number === null && !email) return null;
  return (
    <div className={flow.wrap}>
      {telephone && number !== null && (
        <a {...externalLink(number)} className={styles.tile}>
          <CallRegular aria-hidden />
          <span>
            <span className={styles.label}>{translate('list:preview.telephone')}</span>{' '}
            <span className={styles.contact}>{format.phone(telephone)}</span>
          </span>
        </a>
      )}
      {email && (
        <a {...externalLink(mailtoOf(email))} className={styles.tile}>
          <MailRegular aria-hidden />
          <span>
            <span className={styles.label}>{translate('list:preview.email')}</span>{' '}
            <span className={styles.contact}>{email}</span>
          </span>
        </a>
      )}
    </div>
  );
}
