import { useTranslation } from 'react-i18next';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { FormFieldsSection } from '#renderer/kit/form/definition/FormField.tsx';
import { CopyNote } from '#renderer/kit/resource/CopyNote.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { campaignForm } from './fields.ts';

interface CampaignFormProps {
  /** The campaign to edit; null creates one. */
  stored: Campaign | null;
  /** The campaign to duplicate, for a new one. */
  source?: Campaign | null;
}

/** Creates or edits a campaign (docs/screens/04-campaigns.md §3). */
export function CampaignForm({ stored, source = null }: CampaignFormProps) {
  const { t } = useTranslation('campaigns');
  const form = useResourceForm({ definition: campaignForm, stored, source });
  return (
    <ResourceFormView form={form} notes={source !== null && <CopyNote name={recordName(source)} />}>
      <FormFieldsSection form={form} title={t('form.sections.message')} names={['name', 'subject', 'body']} />
    </ResourceFormView>
  );
}
