import { Button } from '@fluentui/react-components';
import { MailCheckmarkRegular } from '@fluentui/react-icons';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';

const TrialDialog = lazily(async () => (await import('./TrialDialog.tsx')).TrialDialog);

interface TrialButtonProps {
  /** The draft as it is stored; null while it never was. */
  campaign: Campaign | null;
  /** The form has unsaved changes. */
  hasChanges: boolean;
}

/**
 * Offers the trial beside the message editor. The stored message is sent, so the form must be saved first
 * (docs/screens/04-campaigns.md §10).
 */
export function TrialButton({ campaign, hasChanges }: TrialButtonProps) {
  const { t } = useTranslation('proofreading');
  const can = useCan();
  const why = useId();
  const [tried, setTried] = useState<Campaign | null>(null);
  if (!can('campaign_create')) return null;
  const isOff = campaign === null || hasChanges;
  return (
    <Section title={t('trial.action')}>
      <p id={why} role="status">
        {t(isOff ? 'trial.saveFirst' : 'trial.offer')}
      </p>
      <Button
        icon={<MailCheckmarkRegular />}
        disabledFocusable={isOff}
        aria-describedby={why}
        onClick={isOff ? undefined : () => setTried(campaign)}
      >
        {t('trial.start')}
      </Button>
      <Suspense>{tried !== null && <TrialDialog record={tried} onClose={() => setTried(null)} />}</Suspense>
    </Section>
  );
}
