import { Button } from '@fluentui/react-components';
import { CallRegular, CopyRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { externalLink, telOf } from '#renderer/kit/ui/external.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import styles from './phone.module.css';

interface TelephoneLineProps {
  telephone: string;
  /** In a line among others: without its copy. */
  isSmall?: boolean;
}

/** A telephone number as a button that dials, with its copy. */
export function TelephoneLine({ telephone, isSmall = false }: TelephoneLineProps) {
  const { t } = useTranslation('solidary');
  const { phone } = useFormat();
  const copy = useCopy();
  const address = telOf(telephone);
  const shown = phone(telephone);
  return (
    <span className={styles.telephone}>
      {address === null ? (
        shown
      ) : (
        <Button
          as="a"
          size={isSmall ? 'small' : 'medium'}
          className={styles.call}
          icon={<CallRegular />}
          aria-label={t('contact.call', { phone: shown })}
          {...externalLink(address)}
        >
          {shown}
        </Button>
      )}
      {!isSmall && (
        <Button
          size="small"
          appearance="subtle"
          icon={<CopyRegular />}
          aria-label={t('contact.copyPhoneOf', { phone: shown })}
          title={t('contact.copyPhone')}
          onClick={() => void copy(telephone)}
        />
      )}
    </span>
  );
}
