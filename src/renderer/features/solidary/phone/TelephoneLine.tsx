import { Button } from '@fluentui/react-components';
import { CallRegular, CopyRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { externalLink, telOf } from '#renderer/kit/ui/external.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import styles from './phone.module.css';

interface TelephoneLineProps {
  telephone: string;
  /** Small in a line among others; large where it is dialled by hand. */
  size?: 'small' | 'medium' | 'large';
  /** What its button is called; by its number when absent. */
  labelOf?: (phone: string) => string;
}

/** A telephone number as a button that dials, with its copy where it is not small. */
export function TelephoneLine({ telephone, size = 'medium', labelOf }: TelephoneLineProps) {
  const { t } = useTranslation('solidary');
  const { phone } = useFormat();
  const copy = useCopy();
  const address = telOf(telephone);
  const shown = phone(telephone);
  return (
    <span className={`${flow.inline} ${styles.telephone}`} data-size={size}>
      {address === null ? (
        <span className={styles.number}>{shown}</span>
      ) : (
        <Button
          as="a"
          size={size}
          className={styles.call}
          icon={<CallRegular />}
          aria-label={labelOf?.(shown) ?? t('contact.call', { phone: shown })}
          {...externalLink(address)}
        >
          {shown}
        </Button>
      )}
      {size !== 'small' && (
        <Button
          size={size === 'large' ? 'medium' : 'small'}
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
