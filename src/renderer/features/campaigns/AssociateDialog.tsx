import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleList } from '#renderer/features/people/lists.ts';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import type { QueryDialogProps, RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { toAppError } from '#shared/failure.ts';
import type { User } from '#shared/resources/users/user.ts';
import { type Audience, audienceOf, isSelection, useSubscribers } from './audience.ts';
import { CampaignChoice } from './CampaignChoice.tsx';
import { isChosen } from './choice.ts';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { useAssociation } from './useAssociation.ts';

/** Makes a selection the recipients of a campaign. */
export function AssociateSelection({ resource, chosen, onClose }: QueryDialogProps) {
  if (chosen === undefined) return null;
  return <AssociateDialog audience={audienceOf(peopleList(resource.name), chosen)} onClose={onClose} />;
}

/** Makes one person the recipient of a campaign. */
export function AssociateOne({ record, resource, onClose }: RecordDialogProps<User>) {
  const chosen = { kind: 'ids', ids: [record.id], records: new Map([[record.id, record]]) } as const;
  return <AssociateDialog audience={audienceOf(peopleList(resource), chosen)} onClose={onClose} />;
}

/**
 * Asks for the campaign and shows the recipients: how many, and how many of them accept news
 * (docs/screens/04-campaigns.md §5).
 */
function AssociateDialog({ audience: given, onClose }: { audience: Audience; onClose: () => void }) {
  // Kept from the opening, since the list behind the dialog may be refreshed.
  const [audience] = useState(given);
  const { t } = useTranslation('recipients');
  const format = useFormat();
  const subscribers = useSubscribers(audience);
  const { count, list, recipients, isEverybody } = audience;
  // The platform's number when it refused an outdated one; counting the ticked rows would give the outdated number
  // again.
  const [recounted, setRecounted] = useState<number>();
  const announced = recounted ?? subscribers.count;
  const { choice, setChoice, doubt, onCopy, associate, mutation } = useAssociation({
    who: 'users',
    isSelection: isSelection(audience),
    send: (campaignId) => invoke('campaigns.associate', { campaignId, list, recipients, announced: announced ?? 0 }),
    onClose,
  });
  const title = t('dialog.title', { count, shown: format.number(count) });

  if (doubt !== null) return <OutcomeDialog title={title} doubt={doubt} onCopy={onCopy} onClose={onClose} />;
  return (
    <ConfirmDialog
      isForm
      title={title}
      gate={isEverybody ? { level: 'typeToConfirm', expected: String(count) } : { level: 'confirm' }}
      button={t('dialog.button')}
      isBusy={mutation.isPending}
      canConfirm={isChosen(choice) && announced !== undefined && announced > 0}
      onConfirm={() => void associate()}
      onClose={onClose}
    >
      <CampaignChoice
        choice={choice}
        isSelection={isSelection(audience)}
        isBusy={mutation.isPending}
        onChange={setChoice}
      />
      {isEverybody && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('dialog.everybody')}</MessageBarBody>
        </MessageBar>
      )}
      <div role="status">
        {announced === undefined && subscribers.error === null && (
          <Spinner size="tiny" labelPosition="after" label={t('dialog.counting')} />
        )}
        {announced !== undefined &&
          t('dialog.subscribers', { count: announced, shown: format.number(announced), total: format.number(count) })}
      </div>
      <MutationError error={subscribers.error && toAppError(subscribers.error)} context="users" />
      {subscribers.error !== null && <Button onClick={subscribers.recount}>{t('dialog.recount')}</Button>}
      <p>{t('dialog.text')}</p>
      <MutationError error={mutation.error} context="recipients" advice={adviceOf(mutation.error)} />
      {mutation.error?.kind === 'conflict' && mutation.error.reason === 'recipientsChanged' && (
        <Button onClick={() => recount(mutation.error)}>{t('dialog.recount')}</Button>
      )}
    </ConfirmDialog>
  );

  function recount(error: typeof mutation.error) {
    if (error?.kind === 'conflict') setRecounted(error.count);
    mutation.reset();
  }

  function adviceOf(error: typeof mutation.error): string | undefined {
    const isTooMany = error?.kind === 'conflict' && error.reason === 'tooMany';
    if (!isTooMany) return undefined;
    return t(recipients.kind === 'query' && recipients.except.length > 0 ? 'dialog.tooManyExcept' : 'dialog.tooMany');
  }
}
