import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, FormFieldsSection } from '#renderer/kit/form/definition/FormField.tsx';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { RecordPicture } from '#renderer/kit/resource/RecordPicture.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import { byDomain, type Community, communityTextLimit } from '#shared/resources/communities/index.ts';
import { communityForm } from './fields.ts';

/** Creates a community or edits one (docs/screens/03-communities.md §4). */
export function CommunityForm({ stored }: { stored: Community | null }) {
  const { t } = useTranslation('communities');
  const form = useResourceForm({ definition: communityForm, stored, pictureName: ({ name }) => name });
  const [name, description, validationType] = useWatch({
    control: form.record.form.control,
    name: ['name', 'description', 'validationType'],
  });

  return (
    <ResourceFormView form={form} causes={[t('form.causes.referrer'), t('form.causes.texts'), t('form.causes.name')]}>
      <FormFieldsSection
        form={form}
        title={t('form.sections.about')}
        names={['name', 'description', 'fullDescription']}
        hints={{
          description: t('form.hints.description', { count: description?.length ?? 0, max: communityTextLimit }),
        }}
      />
      <FormFieldsSection form={form} title={t('fields.referrer')} names={['referrerId']} />
      <FormSection title={t('form.sections.joining')}>
        <FormField form={form} name="validationType" alsoCheck={['domains']} />
        {validationType === byDomain && <FormField form={form} name="domains" isRequired />}
        <FormField form={form} name="target" />
      </FormSection>
      <FormFieldsSection
        form={form}
        title={t('form.sections.visibility')}
        names={['membersHidden', 'proposalsHidden', 'freeCarpool']}
      />
      <FormFieldsSection form={form} title={t('fields.address')} names={['address']} />
      <RecordPicture form={form} title={t('fields.image')} name={name} />
    </ResourceFormView>
  );
}
