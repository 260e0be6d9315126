import { Button, Link } from '@fluentui/react-components';
import { CallRegular, CopyRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { externalLink, telOf } from '#renderer/kit/ui/external.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import styles from './show.module.css';

/** A telephone number that dials, with its copy. */
export function TelephoneLine({ telephone }: { telephone: string }) {
  const { t } = useTranslation(['solidaryrecords', 'solidary']);
  const { phone } = useFormat();
  const copy = useCopy();
  const address = telOf(telephone);
  const shown = phone(telephone);
  return (
    <span className={styles.telephone}>
      {address === null ? (
        shown
      ) : (
        <Link {...externalLink(address)} aria-label={t('solidaryrecords:show.call', { phone: shown })}>
          <CallRegular aria-hidden /> {shown}
        </Link>
      )}
      <Button
        size="small"
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={t('solidary:contact.copyPhone')}
        title={t('solidary:contact.copyPhone')}
        onClick={() => void copy(telephone)}
      />
    </span>
  );
}
