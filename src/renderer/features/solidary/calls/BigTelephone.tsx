import { Button, Caption1, Spinner } from '@fluentui/react-components';
import { CallRegular, CopyRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { externalLink, telOf } from '#renderer/kit/ui/external.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import type { AppError } from '#shared/errors.ts';
import styles from './calls.module.css';

interface BigTelephoneProps {
  /** Null for somebody without one; undefined while their page was not read. */
  telephone: string | null | undefined;
  /** Whether their page may be read. */
  canRead: boolean;
  failure: AppError | null;
  onRetry: () => void;
}

/** The telephone of the person who is called, large enough to be dialled by hand; a press dials it. */
export function BigTelephone({ telephone, canRead, failure, onRetry }: BigTelephoneProps) {
  const { t } = useTranslation(['solidarylists', 'solidary']);
  const { phone } = useFormat();
  const copy = useCopy();
  if (telephone) {
    const shown = phone(telephone);
    const address = telOf(telephone);
    return (
      <>
        {address === null ? (
          <span className={styles.big}>{shown}</span>
        ) : (
          <Button
            as="a"
            size="large"
            className={styles.big}
            icon={<CallRegular />}
            aria-label={t('solidary:contact.call', { phone: shown })}
            {...externalLink(address)}
          >
            {shown}
          </Button>
        )}
        <Button
          appearance="subtle"
          icon={<CopyRegular />}
          aria-label={t('solidary:contact.copyPhoneOf', { phone: shown })}
          title={t('solidary:contact.copyPhone')}
          onClick={() => void copy(telephone)}
        />
      </>
    );
  }
  if (telephone === null || telephone === '') return <Caption1>{t('drivers.noTelephone')}</Caption1>;
  if (!canRead) return <Caption1>{t('calls.noRight')}</Caption1>;
  if (failure === null) return <Spinner size="tiny" label={t('calls.reading')} />;
  return (
    <Caption1>
      <ErrorLine error={failure} />{' '}
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Caption1>
  );
}
