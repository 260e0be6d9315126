import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WebLink } from '#renderer/kit/ui/show/WebLink.tsx';
import type { ThirdParty } from '#shared/third-parties.ts';
import styles from './dialogs.module.css';

/** One package: its text is drawn while it is open, as all of them together are hundreds of screens long. */
export function LicenceEntry({ entry: { name, version, within, licence, source, text } }: { entry: ThirdParty }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={styles.licenceName}>
            {name} {version ?? t('licences.within', { within })}
          </span>
          <span>{licence}</span>
        </summary>
        {isOpen && (
          <>
            <WebLink address={source}>{t('licences.source')}</WebLink>
            <pre className={styles.licenceText}>{text}</pre>
          </>
        )}
      </details>
    </li>
  );
}
