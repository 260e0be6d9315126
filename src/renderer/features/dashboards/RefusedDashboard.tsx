import { Button } from '@fluentui/react-components';
import {
  DataBarVerticalRegular,
  GlobeProhibitedRegular,
  LockClosedRegular,
  ShieldQuestionRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorDetails } from '#renderer/kit/ui/states/ErrorDetails.tsx';
import { KnownCauses } from '#renderer/kit/ui/states/ErrorState.tsx';
import { StateLayout } from '#renderer/kit/ui/states/StateLayout.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { DashboardSetting } from '#shared/config.ts';
import type { AppError } from '#shared/errors.ts';
import type { DashboardAnswer } from '#shared/ipc/analytics.ts';

export type RefusedAnswer = Exclude<DashboardAnswer, { outcome: 'opened' }>;

export interface RefusedDashboardProps {
  answer: RefusedAnswer;
  /** Name on the platform. */
  view: string;
  setting: DashboardSetting;
  onRetry: () => void;
  onAccept: (host: string) => void;
}

/**
 * Explains why there is no dashboard although the platform, or this application, answered (docs/screens/06-analytics.md
 * §2, §4, §5).
 */
export function RefusedDashboard({ answer, view, setting, onRetry, onAccept }: RefusedDashboardProps) {
  const { t } = useTranslation(['analytics', 'common']);
  const causes = useKnownCauses();
  const retry = (
    <Button appearance="primary" onClick={onRetry}>
      {t('common:states.retry')}
    </Button>
  );
  switch (answer.outcome) {
    case 'unknownView':
      return (
        <StateLayout
          role="alert"
          isError
          icon={<DataBarVerticalRegular />}
          title={t('analytics:unknown.title')}
          text={<p>{t('analytics:unknown.text', { view, key: configKey(setting) })}</p>}
          actions={retry}
        >
          <KnownCauses causes={causes} />
          <SupportContact />
        </StateLayout>
      );
    case 'noPeriodicity':
      return (
        <StateLayout
          role="alert"
          icon={<DataBarVerticalRegular />}
          title={t('analytics:noPeriodicity.title')}
          text={t('analytics:noPeriodicity.text')}
          actions={retry}
        />
      );
    case 'otherHost':
      return (
        <StateLayout
          role="alert"
          icon={<ShieldQuestionRegular />}
          title={t('analytics:otherHost.title', { host: answer.host })}
          text={t('analytics:otherHost.text', { known: answer.known })}
          actions={<Button onClick={() => onAccept(answer.host)}>{t('analytics:otherHost.accept')}</Button>}
        />
      );
    case 'refusedAddress':
      return (
        <StateLayout
          role="alert"
          isError
          icon={<GlobeProhibitedRegular />}
          title={t('analytics:refusedAddress.title')}
          text={t(`analytics:refusedAddress.${answer.reason}`, { host: answer.host })}
          actions={retry}
        >
          <SupportContact />
        </StateLayout>
      );
  }
}

const configKey = (setting: DashboardSetting): string => `analytics.names.${setting}`;

/** Likely causes of a refusal without a reason, the most likely first (docs/screens/06-analytics.md §5). */
export function useKnownCauses(): string[] {
  const { t } = useTranslation('analytics');
  return [t('causes.view'), t('causes.periodicity'), t('causes.community'), t('causes.notSetUp')];
}

/** The configuration has no name for this dashboard: nothing is requested. */
export function NotConfigured({ setting }: { setting: DashboardSetting }) {
  const { t } = useTranslation('analytics');
  return (
    <StateLayout
      icon={<DataBarVerticalRegular />}
      title={t('notConfigured.title')}
      text={t('notConfigured.text', { key: configKey(setting) })}
    >
      <SupportContact />
    </StateLayout>
  );
}

/** A manager asked for a community of others, which the platform answers without a reason. */
export function ForeignCommunity({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const { t } = useTranslation(['analytics', 'common']);
  return (
    <StateLayout
      role="alert"
      icon={<LockClosedRegular />}
      title={t('analytics:foreignCommunity')}
      actions={
        <Button appearance="primary" onClick={onRetry}>
          {t('common:states.retry')}
        </Button>
      }
    >
      <ErrorDetails error={error} />
    </StateLayout>
  );
}

/** The platform gave an address, but its page failed to load: a new address may work. */
export function FrameFailed({ reason, onRetry }: { reason: string | null; onRetry: () => void }) {
  const { t } = useTranslation(['analytics', 'common', 'notifications']);
  const details: ReactNode = reason !== null && <ErrorDetails text={reason} />;
  return (
    <StateLayout
      role="alert"
      isError
      icon={<DataBarVerticalRegular />}
      title={t('notifications:analytic.loaded.error')}
      text={t('analytics:frame.failed')}
      actions={
        <Button appearance="primary" onClick={onRetry}>
          {t('common:states.retry')}
        </Button>
      }
    >
      {details}
      <SupportContact />
    </StateLayout>
  );
}
