import { Button } from '@fluentui/react-components';
import { ArrowSyncRegular, SendRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { type Campaign, DRAFT, TESTED } from '#shared/resources/campaigns/index.ts';
import {
  obstaclesTo,
  type Readiness,
  recipientCount,
  type Sender,
  type SendMode,
  TO_AUTHOR,
  TO_RECIPIENTS,
} from '#shared/resources/campaigns/sending.ts';
import { anchors } from '../steps/places.ts';
import { blocks, type Check } from './checks.ts';
import { Outcome } from './Outcome.tsx';
import { SendDialog } from './SendDialog.tsx';
import { holdsBack } from './sending.ts';
import { useSend } from './useSend.ts';

interface ActionsProps {
  campaign: Campaign;
  readiness: Readiness | null | undefined;
  checks: readonly Check[];
  sender: Sender;
  isReading: boolean;
}

/** The sendings that the status allows, and the outcome of the last one (docs/screens/04-campaigns.md §6). */
export function ActionsSection({ campaign, readiness, checks, sender, isReading }: ActionsProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const [pendingMode, setPendingMode] = useState<SendMode | null>(null);
  const { sending, send, reread } = useSend(campaign.id);
  const isHeld = holdsBack(sending) || isReading;
  const count = readiness == null ? null : recipientCount(readiness);
  // The page must show the status that was read just before the sending.
  const status = readiness?.campaign.status ?? campaign.status;
  const [obstacle] = readiness == null ? [] : obstaclesTo(TO_RECIPIENTS, readiness, sender);
  const mayTest = !isHeld && readiness != null && count !== null && !checks.some(blocks);
  const maySendAll = !isHeld && readiness != null && count !== null && obstacle === undefined;
  const shown = format.number(count ?? 0);
  return (
    <Section title={t('send.title')} id={anchors.sending}>
      <div className={flow.stackL}>
        <Outcome campaign={campaign} sending={sending} onReread={() => void reread()} isReading={isReading} />
        <div className={flow.rowM}>
          {status === DRAFT && (
            <Button
              appearance="primary"
              icon={<SendRegular />}
              disabled={!mayTest}
              onClick={() => setPendingMode(TO_AUTHOR)}
            >
              {t('send.first.button')}
            </Button>
          )}
          {status === TESTED && (
            <>
              <Button
                appearance="primary"
                icon={<SendRegular />}
                disabled={!maySendAll}
                onClick={() => setPendingMode(TO_RECIPIENTS)}
              >
                {t('send.mass.button', { count: count ?? 0, shown })}
              </Button>
              <Button disabled={!mayTest} onClick={() => setPendingMode(TO_AUTHOR)}>
                {t('send.again.button')}
              </Button>
            </>
          )}
          <Button
            icon={<ArrowSyncRegular />}
            disabled={isReading || sending?.step === 'running'}
            onClick={() => void reread()}
          >
            {t('outcome.reread')}
          </Button>
        </div>
        {status === TESTED && obstacle !== undefined && (
          <p>{t(`obstacles.${obstacle}`, { count: readiness?.withdrawn ?? 0, shown })}</p>
        )}
        {status !== DRAFT && status !== TESTED && <p>{t('send.over')}</p>}
      </div>
      {pendingMode !== null && readiness != null && count !== null && (
        <SendDialog
          mode={pendingMode}
          readiness={readiness}
          count={count}
          onConfirm={() => {
            setPendingMode(null);
            void send(pendingMode, readiness);
          }}
          onClose={() => setPendingMode(null)}
        />
      )}
    </Section>
  );
}
