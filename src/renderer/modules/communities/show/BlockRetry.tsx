import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { toAppError } from '#shared/failure.ts';

/** Why one figure is missing, with a retry. */
export function BlockRetry({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('form');
  const errorText = useErrorText();
  return (
    <span>
      {errorText(toAppError(error)).title}{' '}
      <Button size="small" onClick={onRetry}>
        {t('show.retry')}
      </Button>
    </span>
  );
}
