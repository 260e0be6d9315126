import { Button, Link } from '@fluentui/react-components';
import { CallRegular, CopyRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { externalLink, telOf } from '#renderer/kit/ui/external.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import styles from './phone.module.css';

interface TelephoneLineProps {
  telephone: string;
  /** In the size of the text around it; larger otherwise. */
  isInText?: boolean;
}

/** A telephone number that dials, with its copy. */
export function TelephoneLine({ telephone, isInText = false }: TelephoneLineProps) {
  const { t } = useTranslation('solidary');
  const { phone } = useFormat();
  const copy = useCopy();
  const address = telOf(telephone);
  const shown = phone(telephone);
  return (
    <span className={styles.telephone} data-in-text={isInText || undefined}>
      {address === null ? (
        shown
      ) : (
        <Link {...externalLink(address)} aria-label={t('contact.call', { phone: shown })}>
          <CallRegular aria-hidden /> {shown}
        </Link>
      )}
      <Button
        size="small"
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={t('contact.copyPhone')}
        title={t('contact.copyPhone')}
        onClick={() => void copy(telephone)}
      />
    </span>
  );
}
