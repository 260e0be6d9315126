import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Drawing, endMarks } from '#renderer/features/journey-map/drawing.ts';
import { JourneyMap } from '#renderer/features/journey-map/JourneyMap.tsx';
import { useVolunteerPlaces, type VolunteerPlaces } from '#renderer/features/solidary/volunteer-places.ts';
import { type Item, keys } from '#renderer/kit/data/queries.ts';
import { useSteady } from '#renderer/kit/data/useSteady.ts';
import type { MapPoint } from '#renderer/kit/map/point.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import type { FormStructure, JourneyDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { placeText } from '#shared/resources/solidaryrecords/form/journey.ts';
import type { RecordForm } from '../fields.ts';
import type { AvailableVolunteer } from './availability.ts';
import styles from './feasibility.module.css';
import { namedVolunteers, useFeasibility } from './useFeasibility.ts';

interface FeasibilityMapProps {
  form: RecordForm;
  structure: FormStructure;
  id: StructureId;
}

/** The ends of the journey and the volunteers who are named beside it; nothing before there are two to be seen. */
export function FeasibilityMap({ form, structure, id }: FeasibilityMapProps) {
  const { t } = useTranslation('recordForm');
  const client = useQueryClient();
  const journey = useWatch({ control: form.record.form.control, name: 'journey' });
  const { volunteers } = useFeasibility({ form, structure, id });
  const places = useVolunteerPlaces();
  const named = volunteers.slice(0, namedVolunteers);
  const ownOf = ({ row }: AvailableVolunteer) => {
    // The list does not name the user of a volunteer: a page that was opened does.
    const read = client.getQueryData<Item<'solidaryvolunteers'>>(keys.item('solidaryvolunteers', row.id));
    return ownPlace(places, read?.userId ?? null);
  };
  const drawing = useSteady(drawingOf(journey, named, ownOf));
  if (drawing.points.length < 2) return null;
  return (
    <div className={styles.map}>
      <JourneyMap label={t('feasibility.map')} drawing={drawing} />
    </div>
  );
}

type OwnPlace = ReturnType<typeof ownPlace>;

const ownPlace = (places: VolunteerPlaces, user: Item<'solidaryvolunteers'>['userId']) =>
  user === null ? undefined : places.get(user);

/**
 * Draws the ends and the volunteers. A circle is drawn around the place that a volunteer drives from, where it was read:
 * around their home it would not be where the platform matches.
 */
export function drawingOf(
  { origin, destination, goesAnywhere }: JourneyDraft,
  volunteers: readonly AvailableVolunteer[],
  ownOf: (volunteer: AvailableVolunteer) => OwnPlace,
): Drawing {
  const ends = (
    [
      ['origin', origin],
      ['destination', goesAnywhere ? null : destination],
    ] as const
  ).flatMap(([end, place], at): MapPoint[] =>
    place === null
      ? []
      : [
          {
            id: -1 - at,
            label: placeText(place),
            latitude: place.latitude,
            longitude: place.longitude,
            markerStyle: end,
            mark: endMarks[end],
          },
        ],
  );
  const placed = volunteers.map((volunteer, at) => ({ volunteer, own: ownOf(volunteer), mark: String(at + 1) }));
  const points = placed.flatMap(({ volunteer: { row }, own, mark }): MapPoint[] => {
    const { latitude = null, longitude = null } = own ?? row.homeAddress ?? {};
    if (latitude === null || longitude === null) return [];
    return [{ id: row.id, label: personNameOf(row), latitude, longitude, markerStyle: 'volunteer', mark }];
  });
  const circles = placed.flatMap(({ own }) =>
    own === undefined || own.maxDistance === null
      ? []
      : [{ centre: own, radius: own.maxDistance, markerStyle: 'volunteer' as const }],
  );
  const [from, to] = ends;
  const lines = from === undefined || to === undefined ? [] : [{ from, to, weight: 'main' as const, isBroken: false }];
  return { points: ends.length === 0 ? [] : [...ends, ...points], lines, circles };
}
