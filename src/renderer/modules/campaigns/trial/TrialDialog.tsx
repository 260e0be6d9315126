import { Button, Link, Spinner } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#renderer/features/campaigns/copies.ts';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import type { RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { storedText } from '#renderer/kit/ui/translate.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';

type Outcome = ResponseOf<'campaigns.trial'>;

/** Sends a message to the person alone, without fixing its campaign (docs/screens/04-campaigns.md §10). */
export function TrialDialog({ record: campaign, onClose }: Pick<RecordDialogProps<Campaign>, 'record' | 'onClose'>) {
  const { t } = useTranslation('proofreading');
  const { t: common } = useTranslation('common');
  const tools = useActionTools();
  const trial = useActionMutation<Outcome>();
  const { email } = tools.session.user;
  const start = () =>
    trial.run(() =>
      invoke('campaigns.trial', {
        id: campaign.id,
        name: nameOf(storedText(tools.translate, 'proofreading:trial.copyName', { name: campaign.name })),
      }).finally(() => void refresh(tools.client, ['campaigns'])),
    );
  const go = (path: string) => {
    onClose();
    void tools.open(path);
  };
  const isStarted = trial.isPending || trial.data !== undefined || trial.error !== null;
  return (
    <DialogFrame
      title={t('trial.title', { name: campaign.name })}
      isQuestion
      isSending
      onDismiss={() => !trial.isPending && onClose()}
      actions={
        <>
          <Button disabled={trial.isPending} onClick={onClose}>
            {isStarted ? common('actions.close') : common('actions.cancel')}
          </Button>
          {!isStarted && (
            <Button appearance="primary" onClick={() => void start()}>
              {t('trial.button')}
            </Button>
          )}
        </>
      }
    >
      {!isStarted && (
        <>
          <p>{t('trial.about', { email })}</p>
          <p>{t('trial.draftStays')}</p>
        </>
      )}
      {trial.isPending && <Spinner label={t('trial.running')} />}
      <MutationError error={trial.error} context="campaigns" />
      {trial.error !== null && <p>{t('trial.mayStay')}</p>}
      <div role="status">{trial.data !== undefined && <TrialOutcome outcome={trial.data} onGo={go} />}</div>
    </DialogFrame>
  );
}

function TrialOutcome({ outcome, onGo }: { outcome: Outcome; onGo: (path: string) => void }) {
  const { t } = useTranslation('proofreading');
  if (outcome.outcome === 'noConsent') {
    return (
      <>
        <p>{t('trial.noConsent')}</p>
        <Link as="button" onClick={() => onGo(addressOf('users_edit', { id: outcome.personId }))}>
          {t('trial.openProfile')}
        </Link>
      </>
    );
  }
  const { copy } = outcome;
  return (
    <>
      {outcome.outcome === 'sent' ? (
        <p>{t('trial.sent', { email: outcome.email })}</p>
      ) : (
        <>
          <MutationError error={outcome.error} context="campaigns" />
          <p>{t(`trial.steps.${outcome.step}`)}</p>
          <p>{t(outcome.mayHaveLeft ? 'trial.mayHaveLeft' : 'trial.nothingLeft')}</p>
        </>
      )}
      {copy === null ? (
        <p>{t('trial.copyRemoved')}</p>
      ) : (
        <p>
          {t('trial.copyLeft')}{' '}
          <Link as="button" onClick={() => onGo(addressOf('campaigns_show', { id: copy.id }))}>
            {copy.name}
          </Link>
        </p>
      )}
    </>
  );
}
