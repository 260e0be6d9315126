import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { toAppError } from '#shared/failure.ts';
import type { PlaceChoice } from './usePlaceChoice.ts';

/** The error of a box of a place, with a retry button where its search failed; null without an error. */
export function usePlaceMessage(
  { isRefused, isUnchosen, failure, retry }: PlaceChoice,
  error: string | undefined,
): ReactNode {
  const { t } = useTranslation('solidary');
  if (isRefused) return t('place.whole');
  if (failure === null) return isUnchosen ? t('place.choose') : (error ?? null);
  return (
    <>
      {t('place.failed')}{' '}
      <Button size="small" onClick={retry}>
        {t('place.retry')}
      </Button>
      <SupportContact error={toAppError(failure)} />
    </>
  );
}
