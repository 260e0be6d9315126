import { MessageBar, MessageBarBody, MessageBarTitle, Radio, RadioGroup } from '@fluentui/react-components';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useRecord } from '#renderer/kit/data/useRecord.ts';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { RecordFormView } from '#renderer/kit/form/RecordFormView.tsx';
import { useRecordForm } from '#renderer/kit/form/useRecordForm.ts';
import type { RecordPageProps } from '#renderer/kit/resource/RecordEdit.tsx';
import { RecordUnavailable } from '#renderer/kit/resource/RecordUnavailable.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { usePageLabel } from '#renderer/kit/ui/page/context.ts';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { type LetterAudience, letterAudiences } from '#shared/ipc/campaign-letters.ts';
import { letterDraft } from '#shared/record-drafts.ts';
import { addressOf } from '#shared/routes.ts';
import { type CampaignDraft, type CampaignValues, campaignForm } from '../form/fields.tsx';
import styles from '../form/form.module.css';
import { LivePreview } from '../form/LivePreview.tsx';
import { MessageField } from '../form/MessageField.tsx';
import { MessageStore } from '../message/store.ts';

/**
 * `/campaigns/letter/{communityId}`: a message to the members of a community, prepared for an administrator to send
 * (docs/screens/03-communities.md §1). Nothing of it reaches the platform from here.
 */
export function LetterPage({ id }: RecordPageProps) {
  const { data, error, refetch } = useRecord('communities', id);
  usePageLabel(data?.name ?? undefined);
  if (data !== undefined) return <Letter key={id} communityId={id} communityName={recordName(data)} />;
  if (error === null) return <LoadingState />;
  return <RecordUnavailable thrown={error} list="communities" context="communities" onRetry={() => void refetch()} />;
}

function Letter({ communityId, communityName }: { communityId: number; communityName: string }) {
  const { t } = useTranslation('letters');
  const can = useCan();
  const navigate = useNavigate();
  const [audience, setAudience] = useState<LetterAudience>('members');
  const [saved, setSaved] = useState<string | null>(null);
  const [schema] = useState(() => campaignForm.schema(null));
  const [initial] = useState(() => campaignForm.newDraft(null));
  const [store] = useState(() => new MessageStore(initial.body));
  const record = useRecordForm<CampaignDraft, CampaignValues>({
    schema,
    initial,
    strategy: {
      send: async ({ values }) => {
        const recipients = { communityId, communityName, audience };
        const file = { ...values, recipients, fileName: t('page.fileName', { subject: values.subject }) };
        setSaved((await invoke('campaigns.saveLetter', file)).fileName);
        return { isSaved: true, now: null };
      },
    },
    target: { resource: letterDraft, id: communityId, fields: campaignForm.fields },
  });
  const bind = useFieldBinding({ definition: campaignForm, record, named: null });
  const shared = { isRequired: true, isWide: true };
  return (
    <RecordFormView
      record={record}
      context="letters"
      layout="page"
      marks="none"
      saveLabel={t('page.save')}
      wayOn={(closes) =>
        closes ? () => void navigate({ to: addressOf('communities_show', { id: communityId }) }) : null
      }
      onCancel={() => void navigate({ to: addressOf('communities_show', { id: communityId }) })}
      notes={
        <div className={`${flow.column} ${styles.notes}`}>
          {!can('community_update') && <MissingRightBar right="community_update" />}
          <MessageBar intent="info" layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>{t('page.forAdministrator')}</MessageBarTitle>
              {t('page.why')}
            </MessageBarBody>
          </MessageBar>
          <div role="status">
            {saved !== null && (
              <MessageBar intent="success" layout="multiline">
                <MessageBarBody>
                  <MessageBarTitle>{t('page.saved', { name: saved })}</MessageBarTitle>
                  {t('page.handOver')}
                </MessageBarBody>
              </MessageBar>
            )}
          </div>
        </div>
      }
    >
      <div className={styles.workspace}>
        <div className={styles.written}>
          <div className={styles.identity}>
            <RadioGroup
              aria-label={t('audience.label')}
              value={audience}
              onChange={(_, { value }) => setAudience(value === 'moderators' ? 'moderators' : 'members')}
            >
              {letterAudiences.map((one) => (
                <Radio key={one} value={one} label={t(`audience.of.${one}`, { name: communityName })} />
              ))}
            </RadioGroup>
            <TextField {...bind('subject')} {...shared} isSpelled />
            <TextField {...bind('name')} {...shared} />
          </div>
          <MessageField record={record} store={store} isReadOnly={false} hasPictures={false} />
        </div>
        <div className={styles.seen}>
          <LivePreview id={null} from={null} form={record.form} store={store} />
        </div>
      </div>
    </RecordFormView>
  );
}
