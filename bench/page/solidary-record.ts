import { knownAction } from '#shared/resources/solidaryrecords/actions.ts';
import { type RecordItem, recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { addressOf } from '#shared/routes.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { openApp, untilThere } from './app.ts';
import { nextFrame } from './frames.ts';

const place = (town: string, at: number) => ({
  addressLocality: town,
  displayLabel: [`${at} rue des Carmes, 54000, ${town}`, 'France'],
  latitude: String(48.6 + at / 100),
  longitude: String(6.1 + at / 100),
});

const carpool = (index: number) => ({
  matchingId: index,
  carpoolerId: 100 + index,
  carpoolerGivenName: 'Ulysse',
  carpoolerFamilyName: `Usager ${index}`,
  frequency: 1,
  type: 'oneway',
  driver: true,
  passenger: false,
  fromDate: '2027-03-02T00:00:00+00:00',
  fromTime: '2026-11-22T09:30:00+00:00',
  carpoolerFromDate: '2027-03-02T00:00:00+00:00',
  carpoolerFromTime: '2026-11-22T09:15:00+00:00',
  origin: place('Nancy', index),
  destination: place('Toul', index),
  detourDuration: 60 * index,
  detourDistance: 500 * index,
});

const names = ['contact_call', 'reminder_sms', 'free', 'link', 'carpool_refusal'];
const entry = (index: number) => ({
  action: `solidary_${names[index % names.length]}`,
  comment: `Appel numéro ${index} :<br />rappeler demain matin`,
  progression: '50.00',
  authorGivenName: 'Yasmine',
  authorFamilyName: 'N’Diaye',
  userId: 100 + (index % 40),
  givenName: 'Ulysse',
  familyName: `Usager ${index % 40}`,
  date: `2026-${String(1 + (index % 11)).padStart(2, '0')}-1${index % 10}T09:30:00+00:00`,
});

const recordOf = (solutions: number, entries: number): RecordItem =>
  recordItem.parse({
    id: 1,
    status: 2,
    progression: 50,
    adminuserId: 11,
    admingivenName: 'Béa',
    adminfamilyName: 'Martin',
    admintelephone: '0611223344',
    adminstructureId: 1,
    adminstructure: 'Association',
    adminorigin: place('Nancy', 1),
    admindestination: place('Toul', 2),
    adminproposalType: 'oneway',
    adminfrequency: 1,
    adminfromDate: '2027-03-02T00:00:00+00:00',
    adminoutwardTime: '2026-11-22T09:30:00+00:00',
    admindiary: Array.from({ length: entries }, (_, index) => entry(index)),
    admincarpools: { outward: Array.from({ length: solutions }, (_, index) => carpool(index + 1)), return: [] },
  });

/** How many actions were sent. */
let sent = 0;
export const actionsSent = (): number => sent;

/**
 * Opens a record several times; the last one stays on screen.
 * @returns milliseconds of each, from the answer of the platform to the frame that shows request, solutions and diary
 */
export async function openRecord(
  container: HTMLElement,
  solutions: number,
  entries: number,
  times: number,
): Promise<number[]> {
  const record = recordOf(solutions, entries);
  let answer: () => void = () => {};
  const { router } = openApp(container, '/', {
    'solidaryrecords.read': async ({ id }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      answer = resolve;
      await promise;
      return { record: { ...record, id } };
    },
    'solidaryrecords.act': () => {
      sent += 1;
      return { outcome: 'done', isSent: true, record: null, row: null, newest: null, meanwhile: [] };
    },
    'solidaryrecords.listActions': () => [knownAction('contact_call'), knownAction('free')],
    'drafts.save': () => ({ isOnDisk: true }),
    'solidary.resolveUser': () => null,
    'drafts.get': () => null,
  });
  await untilThere(container, '#page h2');
  const taken: number[] = [];
  for (let turn = 1; turn <= times; turn += 1) {
    answer = () => {};
    // Each has a number of its own: none is known before its answer.
    await router.navigate({ to: addressOf('solidaryrecords_show', { id: turn }) });
    await untilThere(container, '#page [aria-busy="true"]');
    await nextFrame();
    const start = performance.now();
    answer();
    await untilShown(container);
    taken.push(performance.now() - start);
    if (turn < times) await router.navigate({ to: '/' });
    await nextFrame();
  }
  return taken;
}

/** Opens the form that changes a record with these numbers of solutions and entries of its diary. */
export async function openRecordForm(container: HTMLElement, solutions: number, entries: number): Promise<void> {
  const record = recordOf(solutions, entries);
  const { router } = openApp(container, '/', {
    'solidaryrecords.read': ({ id }) => ({ record: { ...record, id } }),
    'solidarystructures.get': () => fakeStructure(1),
    'solidaryvolunteers.list': () => ({ rows: [], unreadable: [], total: 0, page: 1, perPage: 500 }),
    'solidary.resolveUser': () => null,
  });
  await untilThere(container, '#page h2');
  await router.navigate({ to: addressOf('solidaryrecords_edit', { id: 1 }) });
  await untilThere(container, '#page input[name="identity.familyName"]');
  await nextFrame();
}

/** Waits until each zone shows what it is for. */
async function untilShown(container: HTMLElement): Promise<void> {
  await untilThere(container, '[data-zone="request"] section:nth-child(4)');
  await untilThere(container, '[data-zone="solutions"] tbody [data-index], [data-zone="solutions"] tbody th');
  await untilThere(container, '[data-zone="followUp"] li');
}
