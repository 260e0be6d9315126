import { localDay } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import { structureId } from '#shared/resources/solidary/ids.ts';
import { solidaryVolunteers, type VolunteerRow } from '#shared/resources/solidaryvolunteers/index.ts';
import { addressOf } from '#shared/routes.ts';
import { openApp, untilThere } from './app.ts';
import { nextFrame } from './frames.ts';
import { bootstrap } from './person.ts';
import { recordRow } from './record-row.ts';

const NANCY = structureId.parse(1);

/** An operator of one structure that offers transport. */
const operatorOf = (known: Bootstrap): Bootstrap => {
  if (known.session.status !== 'signedIn') throw new Error('nobody is signed in');
  const structure = {
    id: NANCY,
    name: 'Nancy',
    telephone: null,
    signature: null,
    isFullMode: true,
    hasTransport: true,
  };
  return {
    ...known,
    session: {
      ...known.session,
      user: { ...known.session.user, operates: ['Nancy'] },
      structures: [structure],
      currentStructureId: NANCY,
    },
  };
};

/** Records that leave on one of five days from today on, in every status that is open. */
const recordOf = (id: number) =>
  recordRow(id, {
    admintelephone: '0611223344',
    adminfromDate: `${addDays(localDay(Date.now()), id % 5)}T00:00:00+00:00`,
  });

const volunteerOf = (id: number): VolunteerRow =>
  solidaryVolunteers.row.parse({
    id,
    givenName: 'Nina',
    familyName: `Nomade ${id}`,
    email: `nina${id}@example.org`,
    homeAddress: { addressLocality: id % 2 === 0 ? 'Nancy' : 'Toul' },
    mMon: true,
    aTue: id % 3 === 0,
    structures: [{ id: NANCY, userStructureId: id, name: 'Nancy', status: 1 }],
  });

/** What a list answers that is read whole. */
const whole =
  <Row>(rows: readonly Row[]) =>
  ({ page, perPage }: { page: number; perPage: number }) => ({
    rows: rows.slice((page - 1) * perPage, page * perPage),
    unreadable: [],
    total: rows.length,
    page,
    perPage,
  });

export interface DayTimes {
  home: number[];
  planner: number[];
}

/**
 * Goes from the home of an operator to the planner of volunteers and back, with these numbers of records and of
 * volunteers, all of them read before.
 * @returns milliseconds of each, from the press to the frame that shows it
 */
export async function openDay(
  container: HTMLElement,
  records: number,
  volunteers: number,
  times: number,
): Promise<DayTimes> {
  const rows = Array.from({ length: records }, (_, index) => recordOf(index + 1));
  const people = Array.from({ length: volunteers }, (_, index) => volunteerOf(index + 1));
  const { router } = openApp(
    container,
    '/',
    { 'solidaryrecords.list': whole(rows), 'solidaryvolunteers.list': whole(people) },
    operatorOf(bootstrap),
  );
  const home = () => untilThere(container, '#page [data-day-row], #page section li');
  const planner = () => untilThere(container, '#page [role="grid"] [data-cell]');
  await home();
  const taken: DayTimes = { home: [], planner: [] };
  const go = async (to: string, shown: () => Promise<unknown>) => {
    await nextFrame();
    const start = performance.now();
    void router.navigate({ to });
    await shown();
    return performance.now() - start;
  };
  const toPlanner = addressOf('solidaryvolunteers_planner');
  // Both are loaded, and their lists read.
  await go(toPlanner, planner);
  for (let turn = 0; turn < times; turn += 1) {
    taken.home.push(await go('/', home));
    taken.planner.push(await go(toPlanner, planner));
  }
  return taken;
}
