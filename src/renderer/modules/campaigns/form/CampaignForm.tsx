import { Button, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { type ResourceForm, useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { isFixed } from '../labels.ts';
import { contentOfLetter, draftOfLetter } from '../letter/content.ts';
import { LetterBar, ManagerNote } from '../letter/LetterBar.tsx';
import { dropOpened, keepRecipients, openedOf } from '../letter/opened.ts';
import { emptyContent } from '../message/content.ts';
import { MessageStore } from '../message/store.ts';
import { toRecipients } from '../steps/places.ts';
import { Steps } from '../steps/Steps.tsx';
import { TrialButton } from '../trial/TrialButton.tsx';
import { FixedBar } from './FixedBar.tsx';
import { type CampaignDraft, type CampaignValues, campaignForm } from './fields.tsx';
import styles from './form.module.css';
import { useNamedBlock } from './go-to-place.ts';
import { Identity } from './Identity.tsx';
import { LivePreview } from './LivePreview.tsx';
import { MessageField } from './MessageField.tsx';
import { refuseTakenName } from './name.ts';
import { dropPending, pendingOf, type Unfinished } from './pending.ts';
import { useMessageSave } from './useMessageSave.ts';

interface CampaignFormProps {
  /** The campaign to edit; null creates one. */
  stored: Campaign | null;
}

/** Creates or edits a campaign (docs/screens/04-campaigns.md §3). */
export function CampaignForm({ stored }: CampaignFormProps) {
  const { t } = useTranslation(['message', 'campaigns']);
  const client = useQueryClient();
  const isReadOnly = stored !== null && isFixed(stored);
  const { letters } = useBootstrap().config;
  const [letter] = useState(() => (stored === null ? openedOf(client) : undefined));
  const [taken] = useState(() => letter && contentOfLetter(letter.letter.body, letters.picture));
  const [given] = useState(() => letter && taken && draftOfLetter(letter, taken));
  const [pending] = useState(() => (stored === null ? undefined : pendingOf(client, stored.id)));
  const [store] = useState(() => {
    const opened = new MessageStore(
      pending?.content ?? given?.body ?? (stored === null ? emptyContent : campaignForm.draftOf(stored).body),
    );
    if (pending !== undefined) opened.setFailures(pending.failures);
    else if (stored !== null) opened.setCollapsed(opened.keys(), true);
    return opened;
  });
  const { strategyOf, progress } = useMessageSave({
    store,
    idNow: () => stored?.id ?? form.saving.created()?.id ?? null,
    isNew: stored === null,
  });
  const form: CampaignFormState = useResourceForm({
    definition: campaignForm,
    stored,
    strategyOf,
    formerEnd: pending?.end,
    ...(given !== undefined && { given }),
    onSaved: () => {
      const id = form.saving.created()?.id;
      if (id !== undefined && letter?.letter.recipients) keepRecipients(client, id, letter.letter.recipients);
    },
    confirm: async ({ name }, changes): Promise<boolean> => {
      if (changes.name !== undefined) await refuseTakenName(name, stored?.id ?? null);
      return true;
    },
  });
  useNamedBlock(store);
  useEffect(() => {
    // This form holds it now.
    if (letter !== undefined) dropOpened(client);
  }, [client, letter]);
  useEffect(() => {
    // This form and its draft hold it now.
    if (pending !== undefined && stored !== null) dropPending(client, stored.id);
  }, [client, pending, stored]);
  const { end, isDirty } = form.record;
  const refused = useStore({ get: () => store.view().failures.size, subscribe: store.subscribe });

  return (
    <ResourceFormView
      form={form}
      layout="page"
      marks="none"
      isBlocked={isReadOnly}
      causes={[t('form.causes.empty')]}
      next={isReadOnly ? undefined : { label: t('campaigns:recipients.choose'), to: toRecipients }}
      remark={isReadOnly ? undefined : t('campaigns:steps.before')}
      notes={
        <div className={`${flow.column} ${styles.notes}`}>
          <Steps campaign={stored} current="content" isNoted />
          {letter !== undefined && <LetterBar letter={letter} leftOut={taken?.leftOut ?? 0} />}
          {stored === null && letter === undefined && <ManagerNote />}
          {isReadOnly && <FixedBar campaign={stored} />}
          {(end !== null || refused > 0) && isDirty && (
            <AlertBar intent="warning">
              <MessageBarBody>
                {end !== 'message' && refused > 0 ? t('form.partly', { count: refused }) : t('form.unfinished')}
              </MessageBarBody>
              <MessageBarActions>
                <Button onClick={() => void form.record.save()}>{t('form.retry')}</Button>
              </MessageBarActions>
            </AlertBar>
          )}
          <p role="status" className={flow.unlessEmpty}>
            {progress !== null && t('form.sending', { done: progress.done + 1, total: progress.total })}
          </p>
        </div>
      }
    >
      <div className={styles.workspace}>
        <div className={styles.written}>
          <Identity form={form} campaign={stored} isReadOnly={isReadOnly} />
          <MessageField record={form.record} store={store} isReadOnly={isReadOnly} />
          {!isReadOnly && <TrialButton campaign={stored} hasChanges={isDirty} />}
        </div>
        <div className={styles.seen}>
          <LivePreview id={stored?.id ?? null} from={stored?.email ?? null} form={form.record.form} store={store} />
        </div>
      </div>
    </ResourceFormView>
  );
}

type CampaignFormState = ResourceForm<'campaigns', CampaignDraft, CampaignValues, Unfinished>;
