import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { ErrorDetails } from './ErrorDetails.tsx';
import { StateLayout } from './StateLayout.tsx';
import { HomeLink } from './StateLinks.tsx';
import { SupportContact } from './SupportContact.tsx';

interface Failure {
  error: Error;
}

/** Error boundary of a page: menu and top bar stay, the error is logged, and the page can be loaded again. */
export class PageBoundary extends Component<{ children: ReactNode }, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(thrown: unknown): { failure: Failure } {
    return { failure: { error: thrown instanceof Error ? thrown : new Error(String(thrown)) } };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const stack = `${error.stack ?? ''}\n${info.componentStack ?? ''}`.slice(0, 20_000);
    invoke('app.report', { message: error.message.slice(0, 2000), stack }).catch(() => {});
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <BrokenState error={failure.error} onAgain={() => this.setState({ failure: null })} />;
  }
}

/** Shown for a page that threw: try again first, then reload the window. */
function BrokenState({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <StateLayout
      role="alert"
      isError
      icon={<ErrorCircleRegular />}
      title={t('states.broken')}
      text={t('states.brokenText')}
      actions={
        <>
          <Button appearance="primary" onClick={onAgain}>
            {t('states.retry')}
          </Button>
          <Button onClick={() => window.location.reload()}>{t('states.reload')}</Button>
          <HomeLink />
        </>
      }
    >
      <ErrorDetails text={error.message} />
      <SupportContact />
    </StateLayout>
  );
}
