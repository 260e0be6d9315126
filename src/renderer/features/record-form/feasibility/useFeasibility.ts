import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { useSteady } from '#renderer/kit/data/useSteady.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import type { FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';
import type { RecordForm } from '../fields.ts';
import { volunteersQuery } from '../flexible/useVolunteersThere.ts';
import { type AvailableVolunteer, availableVolunteers, type Wanted, wantedOf } from './availability.ts';

interface FeasibilityOptions {
  form: RecordForm;
  structure: FormStructure;
  id: StructureId;
}

export interface Feasibility {
  /**
   * `hidden`: volunteers may not be seen, or do not drive for this structure. `waiting`: no day is known yet.
   * `partial`: there are more volunteers than one answer holds.
   */
  state: 'hidden' | 'waiting' | 'loading' | 'failed' | 'partial' | 'known';
  wanted: Wanted | null;
  /** Who is available, the nearest first. */
  volunteers: readonly AvailableVolunteer[];
  retry: () => void;
}

/** As many are named, and numbered on the map. */
export const namedVolunteers = 3;

const none: readonly AvailableVolunteer[] = [];

/**
 * Who could drive, by the availabilities that the list of volunteers gives: it is read once a day is known, and neither a
 * record nor the page of a volunteer is read for it.
 */
export function useFeasibility({ form, structure, id }: FeasibilityOptions): Feasibility {
  const can = useCan();
  const isOn = useSwitch();
  const { control } = form.record.form;
  const [times, origin] = useWatch({ control, name: ['times', 'journey.origin'] });
  const windows = structure?.windows ?? null;
  const wanted = useSteady(wantedOf(times, windows));
  const isShown =
    can('solidary_volunteer_list') && isOn('solidary') && isOn('solidaryTransport') && structure?.hasTransport === true;
  const { data, error, isFetching, refetch } = useQuery({
    ...volunteersQuery(id),
    enabled: isShown && wanted !== null,
  });
  const rows = data?.rows;
  const volunteers = useMemo(
    () =>
      rows === undefined || wanted === null
        ? none
        : availableVolunteers(rows, wanted, { structure: id, windows, origin }),
    [rows, wanted, id, windows, origin],
  );
  const state = () => {
    if (!isShown) return 'hidden';
    if (wanted === null) return 'waiting';
    if (data === undefined) return error === null || isFetching ? 'loading' : 'failed';
    return data.rows.length < data.total ? 'partial' : 'known';
  };
  return { state: state(), wanted, volunteers, retry: () => void refetch() };
}
