import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import { type ErrorTextOptions, useErrorText } from '../errors/useErrorText.ts';
import { usePlatformText } from '../errors/usePlatformText.ts';
import { DeniedState } from './DeniedState.tsx';
import { ErrorDetails } from './ErrorDetails.tsx';
import { NotFoundState, type NotFoundStateProps } from './NotFoundState.tsx';
import { StateLayout } from './StateLayout.tsx';
import { SupportContact } from './SupportContact.tsx';
import styles from './states.module.css';

export interface ErrorStateProps extends ErrorTextOptions {
  error: AppError;
  onRetry?: () => void;
  /** Target of the link back in the "not found" state. */
  list?: NotFoundStateProps['list'];
}

/**
 * Replaces content that could not be loaded (state ER): message, likely causes, retry, details to copy. Renders the
 * states DN and NF for a refusal and a missing record.
 */
export function ErrorState({ error, onRetry, list, ...options }: ErrorStateProps) {
  const { t } = useTranslation(['common', 'errors']);
  const errorText = useErrorText();
  const textOf = usePlatformText();

  // Texts of the screen for these two states.
  const own = (platformText: string) => {
    const found = textOf(platformText, options.context);
    return found === textOf(platformText) ? undefined : found;
  };
  if (error.kind === 'denied') return <DeniedState right={error.right} text={own('Access Denied')} />;
  if (error.kind === 'notFound') return <NotFoundState text={own('Not Found')} list={list} />;
  const { title, detail, causes } = errorText(error, options);
  const advice =
    error.kind === 'server' && !error.isUnreadable ? <ServerAdvice isDown={error.status === 503} /> : detail;
  return (
    <StateLayout
      role="alert"
      isError
      icon={<ErrorCircleRegular />}
      title={title}
      text={advice}
      actions={
        onRetry && (
          <Button appearance="primary" onClick={onRetry}>
            {t('states.retry')}
          </Button>
        )
      }
    >
      <KnownCauses causes={causes} />
      <ErrorDetails error={error} />
      <SupportContact error={error} />
    </StateLayout>
  );
}

/** Advice for a failure of the platform: wait and retry, or send the details to the support. */
function ServerAdvice({ isDown }: { isDown: boolean }) {
  const { t } = useTranslation('errors');
  return (
    <>
      {isDown && <p>{t('server.unavailable')}</p>}
      <p>{t('server.support')}</p>
    </>
  );
}

/** Lists likely causes of a refusal without a reason, as the screen knows them. */
export function KnownCauses({ causes }: { causes: readonly string[] }) {
  const { t } = useTranslation();
  if (causes.length === 0) return null;
  return (
    <div>
      <p>{t('states.causes')}</p>
      <ul className={styles.causes}>
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
    </div>
  );
}
