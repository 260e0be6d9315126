import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { FormField } from '#renderer/kit/form/definition/FormField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { type ResourceForm, useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { WrittenMessageCheck } from '../check/WrittenMessageCheck.tsx';
import { DuplicateDialog } from '../duplicate/DuplicateDialog.tsx';
import { isFixed } from '../labels.ts';
import { emptyContent } from '../message/content.ts';
import { MessageStore } from '../message/store.ts';
import { Steps } from '../steps/Steps.tsx';
import { TrialButton } from '../trial/TrialButton.tsx';
import { type CampaignDraft, type CampaignValues, campaignForm } from './fields.tsx';
import styles from './form.module.css';
import { LivePreview } from './LivePreview.tsx';
import { MessageField } from './MessageField.tsx';
import { refuseTakenName } from './name.ts';
import { dropPending, pendingOf, type Unfinished } from './pending.ts';
import { useMessageSave } from './useMessageSave.ts';

/** Letters of a subject above which a shorter one is advised (docs/screens/04-campaigns.md §3). */
const ADVISED = 60;

interface CampaignFormProps {
  /** The campaign to edit; null creates one. */
  stored: Campaign | null;
}

/** Creates or edits a campaign (docs/screens/04-campaigns.md §3). */
export function CampaignForm({ stored }: CampaignFormProps) {
  const { t } = useTranslation('message');
  const client = useQueryClient();
  const isReadOnly = stored !== null && isFixed(stored);
  const [pending] = useState(() => (stored === null ? undefined : pendingOf(client, stored.id)));
  const [store] = useState(() => {
    const opened = new MessageStore(
      pending?.content ?? (stored === null ? emptyContent : campaignForm.draftOf(stored).body),
    );
    if (pending !== undefined) opened.setFailures(pending.failures);
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
    confirm: async ({ name }, changes): Promise<boolean> => {
      if (changes.name !== undefined) await refuseTakenName(name, stored?.id ?? null);
      return true;
    },
  });
  useEffect(() => {
    // This form and its draft hold it now.
    if (pending !== undefined && stored !== null) dropPending(client, stored.id);
  }, [client, pending, stored]);
  const { end, isDirty } = form.record;
  const refused = useStore({ get: () => store.view().failures.size, subscribe: store.subscribe });

  return (
    <ResourceFormView
      form={form}
      layout="whole"
      isBlocked={isReadOnly}
      causes={[t('form.causes.empty')]}
      notes={
        <>
          <Steps campaign={stored} current="content" />
          {isReadOnly && <FixedBar campaign={stored} />}
          {(end !== null || refused > 0) && isDirty && (
            <MessageBar intent="warning" layout="multiline" role="alert">
              <MessageBarBody>
                {end !== 'message' && refused > 0 ? t('form.partly', { count: refused }) : t('form.unfinished')}
              </MessageBarBody>
              <MessageBarActions>
                <Button onClick={() => void form.record.save()}>{t('form.retry')}</Button>
              </MessageBarActions>
            </MessageBar>
          )}
          <p role="status" className={styles.progress}>
            {progress !== null && t('form.sending', { done: progress.done + 1, total: progress.total })}
          </p>
        </>
      }
    >
      <div className={styles.workspace}>
        <div className={styles.written}>
          <FormSection title={t('form.identity')}>
            <SubjectField form={form} isReadOnly={isReadOnly} />
            <FormField form={form} name="name" isDisabled={isReadOnly} />
            <div className={styles.wide}>
              <Sender campaign={stored} />
            </div>
          </FormSection>
          <FormSection title={t('form.content')}>
            <MessageField record={form.record} store={store} isReadOnly={isReadOnly} />
          </FormSection>
          <WrittenMessageCheck id={stored?.id ?? null} form={form.record.form} store={store} />
          {!isReadOnly && <TrialButton campaign={stored} hasChanges={isDirty} />}
        </div>
        <div className={styles.seen}>
          <LivePreview form={form.record.form} store={store} />
        </div>
      </div>
    </ResourceFormView>
  );
}

type CampaignFormState = ResourceForm<'campaigns', CampaignDraft, CampaignValues, Unfinished>;

function SubjectField({ form, isReadOnly }: { form: CampaignFormState; isReadOnly: boolean }) {
  const { t } = useTranslation('message');
  const subject = useWatch({ control: form.record.form.control, name: 'subject' });
  const count = [...(subject ?? '')].length;
  return (
    <FormField
      form={form}
      name="subject"
      isDisabled={isReadOnly}
      hint={t(count > ADVISED ? 'form.subjectLong' : 'form.subjectHint', { count })}
    />
  );
}

/** What the platform sets: shown, never offered for change. */
function Sender({ campaign }: { campaign: Campaign | null }) {
  const { t } = useTranslation('message');
  const { email = null, creator = null, creatorEmail = null } = campaign ?? {};
  return (
    <FieldRows>
      <FieldRow label={t('form.sender')}>
        {email === null ? t('form.senderLater') : <MailText address={email} />}
      </FieldRow>
      {campaign !== null && (
        <FieldRow label={t('form.author')}>
          {creator} {creatorEmail !== null && <MailText address={creatorEmail} />}
        </FieldRow>
      )}
    </FieldRows>
  );
}

/** Says that the first test fixed the content, and offers a copy to edit. */
function FixedBar({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('message');
  const format = useFormat();
  const can = useCan();
  const [isDuplicating, setDuplicating] = useState(false);
  const { updatedDate } = campaign;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {updatedDate === null ? t('form.fixedUndated') : t('form.fixed', { date: format.date(updatedDate) })}
      </MessageBarBody>
      <MessageBarActions>
        {can('campaign_create') && <Button onClick={() => setDuplicating(true)}>{t('form.duplicate')}</Button>}
      </MessageBarActions>
      {isDuplicating && <DuplicateDialog record={campaign} onClose={() => setDuplicating(false)} />}
    </MessageBar>
  );
}
