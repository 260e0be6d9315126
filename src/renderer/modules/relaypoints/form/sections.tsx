import { WarningRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { AddressField } from '#renderer/kit/form/fields/AddressField.tsx';
import { RadioField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { NumberField } from '#renderer/kit/form/fields/NumberField.tsx';
import { knownRecord, RecordField } from '#renderer/kit/form/fields/RecordField.tsx';
import { SwitchField } from '#renderer/kit/form/fields/SwitchField.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { useFieldPlace } from '#renderer/kit/form/fields/useFieldPlace.ts';
import { RichTextField } from '#renderer/kit/rich-text/RichTextField.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { statusOptions, useMarkerStyleNames } from '../labels.ts';
import type { RelayPointDraft, RelayPointValues } from './draft.ts';
import styles from './form.module.css';
import { Neighbours } from './Neighbours.tsx';
import { useNeighbours } from './useNeighbours.ts';
import { usePausedPlace } from './usePausedPlace.ts';

export type RelayPointFormApi = UseFormReturn<RelayPointDraft, unknown, RelayPointValues>;

interface SectionProps {
  form: RelayPointFormApi;
}
interface StoredSectionProps extends SectionProps {
  stored: RelayPoint | null;
}

export function IdentitySection({ form: { control }, stored }: StoredSectionProps) {
  const { t } = useTranslation('relaypoints');
  const translate = useTranslate();
  const options = statusOptions.map(({ value, label }) => ({ value, label: translate(label) }));
  return (
    <FormSection title={t('form.sections.identity')}>
      <TextField control={control} name="name" label={t('fields.name')} isRequired />
      <RecordField
        control={control}
        name="typeId"
        resource="relaypointtypes"
        label={t('fields.type')}
        known={knownRecord(stored?.typeId ?? null, stored?.typeName ?? null)}
      />
      <RadioField control={control} name="status" label={t('fields.status')} options={options} isRequired />
    </FormSection>
  );
}

export function LocationSection({ form, stored }: StoredSectionProps) {
  const { t } = useTranslation('relaypoints');
  const place = usePausedPlace(useFieldPlace(form.control, 'address'));
  const near = useNeighbours(place, stored?.id ?? null);
  return (
    <FormSection title={t('fields.location')}>
      <AddressField
        form={form}
        name="address"
        label={t('fields.location')}
        isRequired
        around={near.points}
        aroundNames={useMarkerStyleNames()}
      >
        <Neighbours near={near} />
      </AddressField>
    </FormSection>
  );
}

export function UseSection({ form: { control } }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  return (
    <FormSection title={t('form.sections.use')}>
      <NumberField control={control} name="places" label={t('fields.places')} />
      <NumberField
        control={control}
        name="placesDisabled"
        label={t('fields.placesDisabled')}
        hint={<TooManyDisabled control={control} />}
      />
      <SwitchField control={control} name="isFree" label={t('fields.isFree')} />
      <SwitchField control={control} name="isSecured" label={t('fields.isSecured')} />
      <SwitchField control={control} name="isOfficial" label={t('fields.isOfficial')} isRequired />
      <SwitchField
        control={control}
        name="isSuggested"
        label={t('fields.isSuggestedLong')}
        hint={t('form.hints.suggested')}
      />
    </FormSection>
  );
}

/** More places for disabled people than places: possible, and most likely a slip. */
function TooManyDisabled({ control }: Pick<RelayPointFormApi, 'control'>) {
  const { t } = useTranslation('relaypoints');
  const [places, disabled] = useWatch({ control, name: ['places', 'placesDisabled'] });
  const isTooMany = typeof disabled === 'number' && disabled > (typeof places === 'number' ? places : 0);
  return (
    <span role="status" className={isTooMany ? styles.caution : undefined}>
      {isTooMany && (
        <>
          <WarningRegular aria-hidden />
          {t('form.hints.tooManyDisabled')}
        </>
      )}
    </span>
  );
}

export function WhoseSection({ form: { control }, stored }: StoredSectionProps) {
  const { t } = useTranslation('relaypoints');
  const can = useCan();
  const isOn = useSwitch();
  const [communityId, structureId, isPrivate] = useWatch({
    control,
    name: ['communityId', 'structureId', 'isPrivate'],
  });
  const hasStructures = isOn('solidary') && can('structure_list');
  const isOpenToAll = communityId === null && structureId === null;
  return (
    <FormSection title={t('form.sections.whose')}>
      <RecordField
        control={control}
        name="communityId"
        resource="communities"
        label={t('fields.community')}
        known={knownRecord(stored?.communityId ?? null, stored?.communityName ?? null)}
        alsoCheck={['isPrivate']}
      />
      {hasStructures && (
        <RecordField
          control={control}
          name="structureId"
          resource="structures"
          label={t('fields.structure')}
          known={knownRecord(stored?.structureId ?? null, stored?.structureName ?? null)}
          alsoCheck={['isPrivate']}
        />
      )}
      <SwitchField
        control={control}
        name="isPrivate"
        label={t('fields.isPrivate')}
        hint={t('form.hints.private')}
        // One that is on can always be taken back.
        isDisabled={isOpenToAll && isPrivate !== true}
      />
    </FormSection>
  );
}

export function TextSection({ form: { control } }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  return (
    <FormSection title={t('form.sections.texts')}>
      <TextField control={control} name="description" label={t('fields.description')} lines={3} isWide />
      <RichTextField
        control={control}
        name="fullDescription"
        kind="text"
        label={t('fields.fullDescription')}
        lines={6}
      />
      <TextField control={control} name="permalink" label={t('fields.permalink')} isWide />
    </FormSection>
  );
}

export function OriginSection({ form: { control }, stored }: StoredSectionProps) {
  const { t } = useTranslation('relaypoints');
  const known = useMemo(() => knownRecord(stored?.creatorId ?? null, stored?.creator ?? null), [stored]);
  return (
    <FormSection title={t('form.sections.origin')}>
      <RecordField
        control={control}
        name="creatorId"
        resource="users"
        label={t('fields.creator')}
        known={known}
        isRequired
      />
    </FormSection>
  );
}
