import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBootstrap, useSwitch } from '#renderer/kit/data/session.ts';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { AddressField } from '#renderer/kit/form/fields/AddressField.tsx';
import { RadioField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { knownRecord, RecordField } from '#renderer/kit/form/fields/RecordField.tsx';
import { SwitchField } from '#renderer/kit/form/fields/SwitchField.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { RichTextField } from '#renderer/kit/rich-text/RichTextField.tsx';
import type { Event } from '#shared/resources/events/index.ts';
import { useStatusOptions } from '../labels.ts';
import type { EventDraft } from './draft.ts';
import type { EventValues } from './schema.ts';

export type EventFormApi = UseFormReturn<EventDraft, unknown, EventValues>;

interface SectionProps {
  form: EventFormApi;
}
interface OfRecordProps extends SectionProps {
  /** What the record, or the one it is a copy of, names already. */
  named: Event | null;
}

/** Letters of the full description that the public form takes. */
const PUBLIC_LIMIT = 2500;

/** What it is. */
export function AboutSection({ form: { control } }: SectionProps) {
  const { t } = useTranslation('events');
  const { config } = useBootstrap();
  const description = useWatch({ control, name: 'description' });
  return (
    <FormSection title={t('form.sections.about')}>
      <TextField control={control} name="name" label={t('fields.name')} isRequired isWide />
      <TextField
        control={control}
        name="description"
        label={t('fields.description')}
        hint={t('form.hints.description', { count: description?.length ?? 0 })}
        lines={3}
        isRequired={config.eventDescriptionRequired}
        isWide
      />
      <RichTextField
        control={control}
        name="fullDescription"
        label={t('fields.fullDescription')}
        adviceAbove={PUBLIC_LIMIT}
        lines={8}
      />
    </FormSection>
  );
}

/** Where it takes place. */
export function PlaceSection({ form }: SectionProps) {
  const { t } = useTranslation('events');
  return (
    <FormSection title={t('fields.place')}>
      <AddressField form={form} name="address" label={t('fields.place')} isRequired />
    </FormSection>
  );
}

/** Who sees it, whose it is, where more is said. */
export function PublicationSection({ form: { control }, named }: OfRecordProps) {
  const { t } = useTranslation('events');
  const { config } = useBootstrap();
  const isOn = useSwitch();
  const options = useStatusOptions();
  return (
    <FormSection title={t('form.sections.publication')}>
      <RadioField control={control} name="status" label={t('fields.status')} options={options} isRequired />
      <SwitchField control={control} name="isPrivate" label={t('fields.isPrivate')} isRequired />
      {(isOn('community') || config.eventCommunityRequired) && (
        <RecordField
          control={control}
          name="communityId"
          resource="communities"
          label={t('fields.community')}
          known={knownRecord(named?.communityId ?? null, named?.communityName ?? null)}
          isRequired={config.eventCommunityRequired}
        />
      )}
      <RecordField
        control={control}
        name="creatorId"
        resource="users"
        label={t('fields.creator')}
        known={knownRecord(named?.creatorId ?? null, named?.creator ?? null)}
        isRequired
      />
      <TextField
        control={control}
        name="url"
        type="url"
        label={t('fields.website')}
        hint={t('form.hints.url')}
        isWide
      />
    </FormSection>
  );
}
