import { Button, Link } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { externalLink, mailtoOf, telOf } from '../external.ts';
import { useFormat } from '../format.ts';
import { useCopy } from '../useCopy.ts';
import styles from './show.module.css';

/** A button that copies a text; its name says which. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const copy = useCopy();
  return (
    <Button
      size="small"
      appearance="subtle"
      className={styles.copy}
      icon={<CopyRegular />}
      aria-label={label}
      title={label}
      onClick={() => void copy(text)}
    />
  );
}

/** A telephone number to call and to copy. */
export function Phone({ number }: { number: string }) {
  const { t } = useTranslation('form');
  const { phone } = useFormat();
  const address = telOf(number);
  const shown = phone(number);
  return (
    <span className={styles.contact}>
      {address === null ? <span>{shown}</span> : <Link {...externalLink(address)}>{shown}</Link>}
      <CopyButton label={t('show.copyPhone')} text={number} />
    </span>
  );
}

/** An e-mail address to write to and to copy; `isPlain`: nothing reaches it. */
export function Mail({ address, isPlain = false }: { address: string; isPlain?: boolean }) {
  const { t } = useTranslation('form');
  return (
    <span className={styles.contact}>
      {isPlain ? (
        <span className={styles.cut} title={address}>
          {address}
        </span>
      ) : (
        <Link {...externalLink(mailtoOf(address))} className={styles.cut}>
          {address}
        </Link>
      )}
      <CopyButton label={t('show.copyEmail')} text={address} />
    </span>
  );
}
