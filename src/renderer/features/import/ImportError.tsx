import { MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { AppError } from '#shared/errors.ts';

/** An error inside a step, with its likely causes. */
export function ImportError({ error }: { error: AppError }) {
  const { t } = useTranslation('import');
  const { title, detail, causes } = useErrorText()(error, { context: 'import' });
  const isForeignFile = error.kind === 'file' && error.reason === 'unsupported';
  const advice = isForeignFile ? t('errors.unsupported') : detail;
  return (
    <AlertBar intent="error">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {[advice, ...causes].filter(Boolean).join(' ')}
        <SupportContact error={error} />
      </MessageBarBody>
    </AlertBar>
  );
}
