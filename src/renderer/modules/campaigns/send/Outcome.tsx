import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
} from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { recipientCount, TO_AUTHOR, TO_RECIPIENTS } from '#shared/resources/campaigns/sending.ts';
import type { SendAnswer, Sending } from './sending.ts';

interface OutcomeProps {
  campaign: Campaign;
  sending: Sending | undefined;
  /** Reads the campaign again, which enables the buttons. */
  onReread: () => void;
  isReading: boolean;
}

/** The progress or outcome of the last sending; nothing where there was none. */
export function Outcome({ campaign, sending, onReread, isReading }: OutcomeProps) {
  const { t } = useTranslation('campaigns');
  if (sending === undefined) return null;
  if (sending.step === 'running') {
    const label = sending.isWatched ? t('outcome.watched') : t(`outcome.running.${sending.mode}`);
    return (
      <div role="status">
        <Spinner size="small" labelPosition="after" label={label} />
      </div>
    );
  }
  if (sending.step === 'failed')
    return <MutationError error={sending.error} context="campaigns" advice={t('outcome.nothing')} />;
  return <Ended {...{ campaign, onReread, isReading }} answer={sending.answer} mode={sending.mode} />;
}

type EndedProps = Omit<OutcomeProps, 'sending'> & { answer: SendAnswer; mode: Sending['mode'] };

function Ended({ campaign, answer, mode, onReread, isReading }: EndedProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const email = campaign.creatorEmail ?? t('send.noAddress');
  if (answer.outcome === 'sent') {
    const values = { email, count: answer.count ?? 0, shown: format.number(answer.count ?? 0) };
    const text = answer.count === null ? t(`outcome.sentUncounted.${mode}`, values) : t(`outcome.sent.${mode}`, values);
    return (
      <MessageBar intent={answer.isRefused ? 'warning' : 'success'} layout="multiline" role="status">
        <MessageBarBody>
          {text} {answer.isRefused && t('outcome.refusedAfter')}
        </MessageBarBody>
      </MessageBar>
    );
  }
  const reread = (
    <MessageBarActions>
      <Button disabled={isReading} onClick={onReread}>
        {t('outcome.reread')}
      </Button>
    </MessageBarActions>
  );
  if (answer.outcome === 'refused') {
    const { obstacle, now } = answer;
    const count = now === null ? 0 : obstacle === 'withdrawn' ? (now.withdrawn ?? 0) : (recipientCount(now) ?? 0);
    return (
      <AlertBar intent="warning">
        <MessageBarBody>
          <MessageBarTitle>{t('outcome.nothing')}</MessageBarTitle>
          {t(`obstacles.${obstacle}`, { count, shown: format.number(count) })}
        </MessageBarBody>
        {reread}
      </AlertBar>
    );
  }
  const isRepeated = mode === TO_AUTHOR && (answer.now ?? campaign).status !== 0;
  return (
    <AlertBar intent="error">
      <MessageBarBody>
        <MessageBarTitle>
          {t(isRepeated ? 'outcome.testUnconfirmed' : 'outcome.unconfirmed', { email })}
        </MessageBarTitle>
        {answer.error?.kind === 'server' && t('outcome.causes')}
        {answer.error?.kind === 'denied' && t('outcome.denied')}
        {answer.now === null && ` ${t('outcome.unread')}`}
        {mode === TO_RECIPIENTS && ` ${t('outcome.notAgain')}`}
        <SupportContact error={answer.error} />
      </MessageBarBody>
      {reread}
    </AlertBar>
  );
}
