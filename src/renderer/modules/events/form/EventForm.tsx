import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBootstrap, useSignedIn } from '#renderer/kit/data/session.ts';
import { CopyNote } from '#renderer/kit/resource/CopyNote.tsx';
import { RecordPicture } from '#renderer/kit/resource/RecordPicture.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import type { Event } from '#shared/resources/events/index.ts';
import { eventName } from '../labels.ts';
import { copiedEventDraft, eventDraft, newEventDraft } from './draft.ts';
import { eventFields } from './fields.ts';
import { PeriodSection } from './PeriodSection.tsx';
import { eventForm } from './schema.ts';
import { AboutSection, PlaceSection, PublicationSection } from './sections.tsx';

interface EventFormProps {
  /** Null creates. */
  stored: Event | null;
  /** The event that a new one starts as a copy of. */
  source?: Event | null;
}

/** Creates an event or edits one (docs/screens/05-content.md A2). */
export function EventForm({ stored, source = null }: EventFormProps) {
  const { t } = useTranslation('events');
  const { config } = useBootstrap();
  const { user } = useSignedIn();
  const { eventDescriptionRequired: isDescriptionRequired, eventCommunityRequired: isCommunityRequired } = config;
  const schema = useMemo(
    () => eventForm({ stored, isDescriptionRequired, isCommunityRequired }),
    [stored, isDescriptionRequired, isCommunityRequired],
  );
  const form = useResourceForm({
    resource: 'events',
    stored,
    start: source === null ? newEventDraft(user.id) : copiedEventDraft(source, user.id),
    draftOf: eventDraft,
    schema,
    fields: eventFields,
    pictureName: ({ name }) => name,
  });
  const { form: fields } = form.record;
  const name = useWatch({ control: fields.control, name: 'name' });

  return (
    <ResourceFormView
      form={form}
      causes={[t('form.causes.creator'), t('form.causes.community')]}
      notes={source !== null && <CopyNote name={eventName(source)} hasPicture also={t('form.copy')} />}
    >
      <AboutSection form={fields} />
      <PeriodSection form={fields} stored={stored} />
      <PlaceSection form={fields} />
      <PublicationSection form={fields} named={stored ?? source} />
      <RecordPicture form={form} title={t('fields.image')} name={name} />
    </ResourceFormView>
  );
}
