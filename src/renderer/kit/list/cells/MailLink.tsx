import { mailtoOf, openExternal } from '#renderer/kit/ui/external.ts';
import styles from './cells.module.css';

/** An e-mail address that opens the user's mail application. */
export function MailLink({ address }: { address: string }) {
  return (
    <a
      href={mailtoOf(address)}
      tabIndex={-1}
      className={styles.mail}
      onClick={(event) => {
        event.preventDefault();
        openExternal(mailtoOf(address));
      }}
    >
      {address}
    </a>
  );
}
