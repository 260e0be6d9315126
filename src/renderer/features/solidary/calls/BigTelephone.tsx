import { Button, Caption1, Spinner } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import type { AppError } from '#shared/errors.ts';
import { TelephoneLine } from '../phone/TelephoneLine.tsx';

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
  const { t } = useTranslation('solidarylists');
  if (telephone) return <TelephoneLine telephone={telephone} size="large" />;
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
