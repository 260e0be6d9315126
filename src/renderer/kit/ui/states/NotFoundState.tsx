import { Button } from '@fluentui/react-components';
import { DocumentQuestionMarkRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import { ErrorDetails } from './ErrorDetails.tsx';
import { StateLayout } from './StateLayout.tsx';
import { ButtonLink, HomeLink } from './StateLinks.tsx';
import { SupportContact } from './SupportContact.tsx';

export interface NotFoundStateProps {
  /** What may be the reason, where the screen knows more than that it may be deleted. */
  text?: string | undefined;
  /** The list to go back to; home when absent. */
  list?: { to: string; label: string };
  /** Given where the platform answers the same for a missing record and a failure (users): advice for both is shown. */
  failure?: { error: AppError; onRetry: () => void };
}

/** The record does not exist, or not for this user (state NF). */
export function NotFoundState({ text, list, failure }: NotFoundStateProps) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <StateLayout
      role="alert"
      icon={<DocumentQuestionMarkRegular />}
      title={failure === undefined ? t('states.notFound') : t('states.notFoundOrError')}
      text={
        <>
          <p>{text ?? t('states.notFoundText')}</p>
          {failure !== undefined && <p>{t('errors:server.support')}</p>}
        </>
      }
      actions={
        <>
          {failure !== undefined && (
            <Button appearance="primary" onClick={failure.onRetry}>
              {t('states.retry')}
            </Button>
          )}
          {list === undefined ? <HomeLink /> : <ButtonLink to={list.to}>{list.label}</ButtonLink>}
        </>
      }
    >
      {failure !== undefined && (
        <>
          <ErrorDetails error={failure.error} />
          <SupportContact error={failure.error} />
        </>
      )}
    </StateLayout>
  );
}
