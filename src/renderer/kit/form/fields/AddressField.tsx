import { Caption1, useId } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MarkerStyleNames } from '#renderer/kit/map/MarkerLayer.tsx';
import { PinMap } from '#renderer/kit/map/PinMap.tsx';
import type { MapPoint } from '#renderer/kit/map/point.ts';
import type { LatLng } from '#shared/geo.ts';
import type { Address } from '#shared/resources/address.ts';
import { addressOfPoint } from '#shared/resources/point-address.ts';
import { useOwnMessage } from '../messages.ts';
import { PlacePicker } from '../pickers/PlacePicker.tsx';
import { type AddressDraft, addressDraft, placeOfText } from './address.ts';
import styles from './fields.module.css';
import { NumberField } from './NumberField.tsx';
import type { NumberDraft } from './number.ts';
import { TextField } from './TextField.tsx';
import { useFieldPlace } from './useFieldPlace.ts';

interface AddressFieldProps<Draft extends FieldValues, Name, Values> {
  form: UseFormReturn<Draft, unknown, Values>;
  name: Name;
  label: string;
  /** Requires coordinates (`requiredAddress`). */
  isRequired?: boolean;
  /** Points shown on the map around the pin. */
  around?: readonly MapPoint[];
  /** Labels of the marker styles of those points. */
  aroundNames?: MarkerStyleNames;
  /** Shown under the map, e.g. what is near (`useFieldPlace`). */
  children?: ReactNode;
}

/** Edits an address: found by search, positioned by a pin or typed part by part; it is saved as a whole. */
export function AddressField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, AddressDraft>, Values>({
  form,
  name,
  label,
  isRequired = false,
  around,
  aroundNames,
  children,
}: AddressFieldProps<Draft, Name, Values>) {
  const { t } = useTranslation('form');
  const { control, setValue } = form;
  const error = useOwnMessage(control, name);
  const place = useFieldPlace(control, name);
  const coordinatesHint = useId('coordinates-');
  // An address has these parts, of these types, wherever it is in a form.
  const text = (part: keyof Address) => `${name}.${part}` as FieldPathByValue<Draft, string | null>;
  const number = (part: keyof Address) => `${name}.${part}` as FieldPathByValue<Draft, NumberDraft>;

  const put = ({ latitude, longitude }: LatLng) => {
    const how = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    // Both are numbers of the draft: `number` names no other part.
    setValue(number('latitude'), latitude as FieldPathValue<Draft, ReturnType<typeof number>>, how);
    setValue(number('longitude'), longitude as FieldPathValue<Draft, ReturnType<typeof number>>, how);
  };
  const takePair = (text: string): boolean => {
    const pasted = placeOfText(text);
    if (pasted !== null) put(pasted);
    return pasted !== null;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the grid that the parts share.
    <div className={styles.address} role="group" aria-label={label} data-field={name} data-label={label}>
      <div>
        <PlacePicker
          label={t('address.search')}
          hint={t('address.searchHint')}
          text=""
          isRequired={isRequired}
          error={error}
          onPick={(point) => {
            if (point === null) return;
            // The field of this name holds such a draft: its type asks for it.
            const found = addressDraft(addressOfPoint(point)) as FieldPathValue<Draft, Name>;
            setValue(name, found, { shouldDirty: true, shouldValidate: true });
          }}
        />
      </div>
      <div className={styles.parts}>
        <TextField control={control} name={text('houseNumber')} label={t('address.houseNumber')} hasMark={false} />
        <TextField control={control} name={text('street')} label={t('address.street')} hasMark={false} />
        <TextField control={control} name={text('postalCode')} label={t('address.postalCode')} hasMark={false} />
        <TextField control={control} name={text('locality')} label={t('address.locality')} hasMark={false} />
        <TextField control={control} name={text('country')} label={t('address.country')} hasMark={false} />
        <NumberField
          control={control}
          name={number('latitude')}
          label={t('address.latitude')}
          describedBy={coordinatesHint}
          hasMark={false}
          alsoCheck={[number('longitude')]}
          onPaste={takePair}
        />
        <NumberField
          control={control}
          name={number('longitude')}
          label={t('address.longitude')}
          describedBy={coordinatesHint}
          hasMark={false}
          alsoCheck={[number('latitude')]}
          onPaste={takePair}
        />
        <Caption1 id={coordinatesHint} className={styles.hint}>
          {t('address.coordinatesHint')}
        </Caption1>
      </div>
      <div>
        <PinMap label={t('address.map')} place={place} points={around} names={aroundNames} onMove={put} />
      </div>
      {children}
      <Caption1 className={styles.hint}>{t('address.cannotEmpty')}</Caption1>
    </div>
  );
}
