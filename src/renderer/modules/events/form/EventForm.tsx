import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useBootstrap, useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { FormFieldsSection } from '#renderer/kit/form/definition/FormField.tsx';
import { CopyNote } from '#renderer/kit/resource/CopyNote.tsx';
import { RecordPicture } from '#renderer/kit/resource/RecordPicture.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import type { Event } from '#shared/resources/events/index.ts';
import { eventForm } from './fields.ts';
import { PeriodSection } from './PeriodSection.tsx';

interface EventFormProps {
  /** The event to edit; null creates one. */
  stored: Event | null;
  /** The event to duplicate, for a new one. */
  source?: Event | null;
}

/** Creates an event or edits one (docs/screens/05-content.md A2). */
export function EventForm({ stored, source = null }: EventFormProps) {
  const { t } = useTranslation('events');
  const { config } = useBootstrap();
  const { user } = useSignedIn();
  const isOn = useSwitch();
  const { eventDescriptionRequired: isDescriptionRequired, eventCommunityRequired: isCommunityRequired } = config;
  const definition = useMemo(
    () => eventForm({ isDescriptionRequired, isCommunityRequired }),
    [isDescriptionRequired, isCommunityRequired],
  );
  const form = useResourceForm({
    definition,
    stored,
    source,
    given: { creatorId: user.id },
    pictureName: ({ name }) => name,
  });
  const [name, description] = useWatch({ control: form.record.form.control, name: ['name', 'description'] });
  const community = isOn('community') || isCommunityRequired ? (['communityId'] as const) : [];

  return (
    <ResourceFormView
      form={form}
      causes={[t('form.causes.creator'), t('form.causes.community')]}
      notes={source !== null && <CopyNote name={recordName(source)} hasPicture also={t('form.copy')} />}
    >
      <FormFieldsSection
        form={form}
        title={t('form.sections.about')}
        names={['name', 'description', 'fullDescription']}
        hints={{ description: t('form.hints.description', { count: description?.length ?? 0 }) }}
      />
      <PeriodSection form={form} stored={stored} />
      <FormFieldsSection form={form} title={t('fields.place')} names={['address']} />
      <FormFieldsSection
        form={form}
        title={t('form.sections.publication')}
        names={['status', 'isPrivate', ...community, 'creatorId', 'url']}
      />
      <RecordPicture form={form} title={t('fields.image')} name={name} />
    </ResourceFormView>
  );
}
