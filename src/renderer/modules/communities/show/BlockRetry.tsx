import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { toAppError } from '#shared/failure.ts';

/** Why one figure is missing, with a retry. */
export function BlockRetry({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('form');
  return (
    <span>
      <ErrorLine error={toAppError(error)} />{' '}
      <Button size="small" onClick={onRetry}>
        {t('show.retry')}
      </Button>
    </span>
  );
}
