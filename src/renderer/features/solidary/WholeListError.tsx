import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { toAppError } from '#shared/failure.ts';
import { wholeList } from '#shared/resources/solidary/local.ts';

/** Says that the whole list could not be read, or is too long for it: trying again would not change that. */
export function WholeListError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('solidarylists');
  const { number } = useFormat();
  const errorText = useErrorText();
  const known = toAppError(error);
  const isTooLong = known.kind === 'conflict' && known.reason === 'tooManyRows';
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {isTooLong
          ? t('tooLongToRead', { number: number(known.count ?? 0), max: number(wholeList.maxRows) })
          : errorText(known).title}
        <SupportContact error={known} />
      </MessageBarBody>
      {!isTooLong && (
        <MessageBarActions>
          <Button onClick={onRetry}>{t('retry')}</Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
