import { useMemo } from 'react';
import { useKnownTrips } from '#renderer/features/solidary/records/known-trips.ts';
import { useUsersOf } from '#renderer/features/solidary/volunteer-users.ts';
import { useWholeList } from '#renderer/features/solidary/whole-list.ts';
import type { ListResponse } from '#renderer/kit/data/queries.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { addDays, firstOfMonth, lastOfMonth } from '#shared/days.ts';
import { folded } from '#shared/folded.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import { isIn } from '#shared/resources/solidary/local.ts';
import { ACCEPTED } from '#shared/resources/solidary/status.ts';
import { kilometresOf, type Ride, ridesByDriver } from './rides.ts';

export type VolunteerRow = ListResponse<'solidaryvolunteers'>['rows'][number];

/** A volunteer of the planner. */
export interface PlannerRow {
  volunteer: VolunteerRow;
  name: string;
  /** Rides of the week, by day. */
  rides: ReadonlyMap<CalendarDay, readonly Ride[]>;
  /** Kilometres of the month with somebody on board; null where none are known. */
  kilometres: number | null;
}

/** A volunteer with the town where they live, folded. */
interface InTown {
  row: PlannerRow;
  town: string;
}

interface PlannerFilters {
  monday: CalendarDay;
  /** Undefined for every structure of the person. */
  structure: StructureId | undefined;
  /** Part of the name of the town where they live. */
  place: string;
}

const none: readonly VolunteerRow[] = [];
const noRides: readonly Ride[] = [];

/** The accepted volunteers of a structure in the order of their names, with their rides of a week. */
export function usePlannerRows({ monday, structure, place }: PlannerFilters): {
  rows: readonly PlannerRow[] | undefined;
  error: Error | null;
  refetch: () => void;
} {
  const { data, error, refetch } = useWholeList('solidaryvolunteers', true);
  const trips = useKnownTrips();
  const users = useUsersOf(data?.rows ?? none, useNamesOfDrivers());
  // A key in the town leaves all of this as it is.
  const everybody = useMemo(() => {
    if (data === undefined) return undefined;
    const sunday = addDays(monday, 6);
    const inWeek = ridesByDriver(trips.values(), monday, sunday);
    const inMonth = ridesByDriver(trips.values(), firstOfMonth(monday), lastOfMonth(monday));
    return data.rows
      .filter((row) => isIn(row, { structure, status: ACCEPTED }))
      .map((volunteer): InTown => {
        const user = users.get(volunteer.id);
        const rides = (user === undefined ? undefined : inWeek.get(user)) ?? noRides;
        const row: PlannerRow = {
          volunteer,
          name: personNameOf(volunteer),
          rides: Map.groupBy(rides, ({ day }) => day),
          kilometres: kilometresOf((user === undefined ? undefined : inMonth.get(user)) ?? noRides),
        };
        return { row, town: folded(volunteer.homeAddress?.locality ?? '') };
      })
      .toSorted((one, other) => byName.compare(one.row.name, other.row.name));
  }, [data, trips, users, monday, structure]);
  const wanted = folded(place.trim());
  const rows = useMemo(
    () => everybody?.filter(({ town }) => town.includes(wanted)).map(({ row }) => row),
    [everybody, wanted],
  );
  return { rows, error, refetch: () => void refetch() };
}

const byName = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** The names of those whom the known records have as drivers, folded. */
function useNamesOfDrivers(): ReadonlySet<string> {
  const trips = useKnownTrips();
  return useMemo(
    () => new Set([...trips.values()].flatMap(({ drivers }) => drivers.map(({ name }) => folded(name)))),
    [trips],
  );
}
