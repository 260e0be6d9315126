import { WarningRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { FormField, FormFieldsSection, useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { AddressField } from '#renderer/kit/form/fields/AddressField.tsx';
import { useFieldPlace } from '#renderer/kit/form/fields/useFieldPlace.ts';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import type { LatLng } from '#shared/geo.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { useMarkerStyleNames } from '../labels.ts';
import type { RelayPointFormApi } from './fields.ts';
import styles from './form.module.css';
import { Neighbours } from './Neighbours.tsx';
import { useNeighbours } from './useNeighbours.ts';

interface SectionProps {
  form: RelayPointFormApi;
}

/** The address of a relay point, and the points near it. */
export function LocationSection({ form, stored }: SectionProps & { stored: RelayPoint | null }) {
  const { t } = useTranslation('relaypoints');
  const { control: _, ...bound } = useFieldBinding(form)('address');
  const place = usePausedPlace(useFieldPlace(form.record.form.control, 'address'));
  const near = useNeighbours(place, stored?.id ?? null);
  return (
    <FormSection title={t('fields.location')}>
      <AddressField
        form={form.record.form}
        {...bound}
        isRequired
        around={near.points}
        aroundNames={useMarkerStyleNames()}
      >
        <Neighbours near={near} />
      </AddressField>
    </FormSection>
  );
}

/** The fields on the use of a relay point. */
export function UseSection({ form }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  return (
    <FormFieldsSection
      form={form}
      title={t('form.sections.use')}
      names={['places', 'placesDisabled', 'isFree', 'isSecured', 'isOfficial', 'isSuggested']}
      hints={{ placesDisabled: <TooManyDisabled form={form} /> }}
    />
  );
}

/** Warns of more places for disabled people than places, which is allowed and most likely a mistake. */
function TooManyDisabled({ form }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  const [places, disabled] = useWatch({ control: form.record.form.control, name: ['places', 'placesDisabled'] });
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

/** The community and structure of a relay point, and whether only their members see it. */
export function WhoseSection({ form }: SectionProps) {
  const { t } = useTranslation('relaypoints');
  const can = useCan();
  const isOn = useSwitch();
  const [communityId, structureId, isPrivate] = useWatch({
    control: form.record.form.control,
    name: ['communityId', 'structureId', 'isPrivate'],
  });
  const hasStructures = isOn('solidary') && can('structure_list');
  const isOpenToAll = communityId === null && structureId === null;
  return (
    <FormSection title={t('form.sections.whose')}>
      <FormField form={form} name="communityId" alsoCheck={['isPrivate']} />
      {hasStructures && <FormField form={form} name="structureId" alsoCheck={['isPrivate']} />}
      {/* A switch that is on can always be switched off. */}
      <FormField form={form} name="isPrivate" isDisabled={isOpenToAll && isPrivate !== true} />
    </FormSection>
  );
}

/** Milliseconds a place stays unchanged before it is used: a dragged pin passes many. */
const PAUSE_MS = 400;

/** The place as of the last pause; null at once when the place is cleared. */
function usePausedPlace(place: LatLng | null): LatLng | null {
  const [paused, setPaused] = useState(place);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(place), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [place]);
  return place === null ? null : paused;
}
