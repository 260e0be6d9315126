import { useMemo } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form';
import type { LatLng } from '#shared/geo.ts';
import { type AddressDraft, placeOfDraft } from './address.ts';

/**
 * Returns the position of a form's address while it is edited; null while it has no coordinates. The same object while
 * the position is the same.
 */
export function useFieldPlace<Draft extends FieldValues, Name extends FieldPathByValue<Draft, AddressDraft>, Values>(
  control: Control<Draft, unknown, Values>,
  name: Name,
): LatLng | null {
  const draft: AddressDraft = useWatch({ control, name });
  const { latitude, longitude } = placeOfDraft(draft) ?? {};
  return useMemo(
    () => (latitude === undefined || longitude === undefined ? null : { latitude, longitude }),
    [latitude, longitude],
  );
}
