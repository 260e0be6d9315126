import { z } from 'zod';
import { AddressField } from '#renderer/kit/form/fields/AddressField.tsx';
import { RadioField, SelectField, TernaryField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { DateField } from '#renderer/kit/form/fields/DateField.tsx';
import { NumberField } from '#renderer/kit/form/fields/NumberField.tsx';
import type { NumberDraft } from '#renderer/kit/form/fields/number.ts';
import { RecordField } from '#renderer/kit/form/fields/RecordField.tsx';
import { RecordsField } from '#renderer/kit/form/fields/RecordsField.tsx';
import { SwitchField } from '#renderer/kit/form/fields/SwitchField.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { TimeField } from '#renderer/kit/form/fields/TimeField.tsx';
import { WallClockField } from '#renderer/kit/form/fields/WallClockField.tsx';
import type { ClockDraft } from '#renderer/kit/form/fields/wall-clock.ts';
import { RecordFormView } from '#renderer/kit/form/RecordFormView.tsx';
import { optionalPastDay, requiredText } from '#renderer/kit/form/rules.ts';
import { recordSave } from '#renderer/kit/form/save.ts';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { useRecordForm } from '#renderer/kit/form/useRecordForm.ts';
import { CopyNote } from '#renderer/kit/resource/CopyNote.tsx';
import { RichTextField } from '#renderer/kit/rich-text/RichTextField.tsx';
import { camille, homeDraft } from '../people.ts';
import { useGalleryTexts } from '../texts.ts';

const initial = {
  name: camille.name as string | null,
  gender: 1 as number | null,
  state: null as number | null,
  isActive: true as boolean | null,
  acceptsNews: null as boolean | null,
  day: null as string | null,
  hour: '09:30' as string | null,
  when: { day: null, time: null } as ClockDraft,
  seats: 3 as NumberDraft,
  friend: null as number | null,
  communities: [] as number[],
  address: homeDraft,
  note: null as string | null,
};
type Draft = typeof initial;

const rules = z.looseObject({ name: requiredText(60), day: optionalPastDay() });
// The rules leave every other field as it is.
const schema = rules as unknown as z.ZodType<Draft, Draft>;

/** A form with every kind of field: index, errors, rule of what is optional, bar at the foot. Nothing is sent. */
export function Form() {
  const texts = useGalleryTexts();
  const record = useRecordForm<Draft, Draft>({ schema, initial, strategy: recordSave<Draft, Draft>(async () => null) });
  const {
    form: { control },
    form,
  } = record;
  const genders = [
    { value: 1, label: texts.women },
    { value: 2, label: texts.men },
  ];
  return (
    <RecordFormView
      record={record}
      context="user"
      aside={<CopyNote name={camille.name} hasPicture />}
      wayOn={() => null}
      onCancel={() => form.reset()}
    >
      <FormSection title={texts.identity}>
        <TextField control={control} name="name" label={texts.name} isRequired />
        <SelectField control={control} name="state" label={texts.status} options={genders} />
        <RadioField control={control} name="gender" label={texts.gender} options={genders} isInline />
        <TernaryField control={control} name="acceptsNews" label={texts.news} />
        <SwitchField control={control} name="isActive" label={texts.active} />
        <NumberField control={control} name="seats" label={texts.seats} />
        <DateField control={control} name="day" label={texts.registered} />
        <TimeField control={control} name="hour" label={texts.hour} />
        <WallClockField control={control} name="when" label={texts.when} timeLabel={texts.hour} hasTime />
      </FormSection>
      <FormSection title={texts.contact}>
        <RecordField control={control} name="friend" label={texts.person} resource="users" />
        <RecordsField control={control} name="communities" label={texts.communities} resource="communities" />
        <AddressField form={form} name="address" label={texts.address} />
        <RichTextField control={control} name="note" label={texts.note} />
      </FormSection>
    </RecordFormView>
  );
}
