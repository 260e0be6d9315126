import { Button } from '@fluentui/react-components';
import { DocumentQuestionMarkRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { StateLayout } from './StateLayout.tsx';
import { ButtonLink, HomeLink } from './StateLinks.tsx';

export interface NotFoundStateProps {
  /** The list to go back to; home when there is none. */
  list?: { to: string; label: string };
  /** Given where the platform answers an unknown record and a failure alike (users): both ways out are offered. */
  onRetry?: () => void;
}

/** The record is not there, or not for this person (state NF). */
export function NotFoundState({ list, onRetry }: NotFoundStateProps) {
  const { t } = useTranslation();
  return (
    <StateLayout
      role="alert"
      icon={<DocumentQuestionMarkRegular />}
      title={onRetry === undefined ? t('states.notFound') : t('states.notFoundOrError')}
      text={t('states.notFoundText')}
      actions={
        <>
          {onRetry !== undefined && (
            <Button appearance="primary" onClick={onRetry}>
              {t('states.retry')}
            </Button>
          )}
          {list === undefined ? <HomeLink /> : <ButtonLink to={list.to}>{list.label}</ButtonLink>}
        </>
      }
    />
  );
}
