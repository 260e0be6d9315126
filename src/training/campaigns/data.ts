import { membersOf } from '../communities/memberships.ts';
import { chance, pick } from '../data/random.ts';
import { DAY, wholeSeconds } from '../data/time.ts';
import { fileName, type Picture } from '../resource/pictures.ts';
import { Table } from '../store/table.ts';
import type { World, WorldPart } from '../store/world.ts';
import { brokenBody, foreignBody, fullBody, picturedBody, plainBody, rawBody, unknownBlockBody } from './bodies.ts';
import type { CampaignRecord } from './record.ts';

/** Address of the sender of every new campaign. */
export const sender = 'nouvelles@example.org';

const subjects = [
  'Trois places pour la gare',
  'Votre covoiturage de la semaine',
  'Nouvelle aire de covoiturage',
  'Journée sans voiture',
  'Réunion des conducteurs',
  'Une prime pour vos trajets',
] as const;

/** Every third one is ready to be sent. */
const statuses = [1, 0, 2, 1, 2, 0, 1, 3, 2] as const;

const campaignCount = 40;
const MINUTE = 60_000;

/** Returns the ids of the first users from a row on: those who accept news, or all. */
function peopleFrom(world: World, start: number, count: number, { all = false } = {}): number[] {
  const found: number[] = [];
  for (let id = start; id <= world.users.lastId && found.length < count; id += 1) {
    const user = world.users.get(id);
    if (user !== undefined && user.status !== 4 && (all || user.newsSubscription === true)) found.push(id);
  }
  return found;
}

/** User ids of the accepted members of a community who accept news. */
function membersFrom(world: World, community: number): number[] {
  return [...membersOf(world, community)]
    .filter(({ user, membership: { status } }) => user.newsSubscription === true && (status === 1 || status === 2))
    .map(({ user }) => user.id);
}

const pictured = (id: number, name: string, count: number): Picture[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 600 + id * 10 + index,
    position: index + 1,
    file: fileName(name, index + 1),
  }));

const selected = (deliveries: readonly number[]): Partial<CampaignRecord> => ({ source: 1, filterType: 1, deliveries });
const filtered = (filters: string, counted: number): Partial<CampaignRecord> => ({
  source: 1,
  filterType: 2,
  filters,
  counted,
});

/** Returns what is particular to a campaign. */
function particulars(
  { id, name, subject, status, createdDate }: CampaignRecord,
  world: World,
): Partial<CampaignRecord> {
  const startedAt = wholeSeconds(world.startedAt);
  const [first, second] = pictured(id, name, 2);
  switch (id) {
    case 2:
      return { createdDate: startedAt - 2 * DAY };
    case 6:
      return { body: unknownBlockBody(subject) };
    case 10:
      // Some of these people accept news no more.
      return selected(peopleFrom(world, 6, 30, { all: true }));
    case 11:
      return { body: brokenBody(subject), ...selected(peopleFrom(world, 20, 8)) };
    case 15:
      // As the platform stored them by itself.
      return filtered('homeAddressTerritory=1&homeAddressTerritory=2&givenName=a', 34);
    case 24:
      return { source: 2, sourceId: 1, filterType: 1, deliveries: membersFrom(world, 1) };
    case 29: {
      // The same selection, twice.
      const people = peopleFrom(world, 40, 12);
      const pictures = pictured(id, name, 1);
      const body = first === undefined ? plainBody(subject, id) : picturedBody(subject, first.file, first.id);
      return { ...selected([...people, ...people]), pictures, body };
    }
    case 33:
      return filtered('isHitchHiker=true&preferredLanguage=fr', 18);
    case 37:
      if (first === undefined || second === undefined) return {};
      return {
        pictures: [first, second],
        body: fullBody(subject, [first.file, second.file], [first.id, second.id]),
        ...selected(peopleFrom(world, 6, 25)),
      };
    case 38:
      return { body: foreignBody(subject), source: 2, sourceId: 2, filterType: 2, filters: 'status=1', counted: 21 };
    case 39:
      return { body: rawBody(subject) };
    case 40:
      return {
        status: 1,
        createdDate: startedAt - DAY,
        updatedDate: startedAt - 30 * MINUTE,
        sendingUntil: startedAt + 5 * MINUTE,
        ...selected(peopleFrom(world, 6, 60)),
      };
    default:
      return status === 0 ? {} : { updatedDate: createdDate + DAY, ...selected(peopleFrom(world, 6 + id, 20 + id)) };
  }
}

/** User ids of the authors: mostly the administrator, the community manager, and somebody without administration. */
const authorOf = (index: number) => (index % 4 === 3 ? 3 : index % 10 === 8 ? 6 : 1);

function make(id: number, world: World): CampaignRecord {
  const index = id - 1;
  const subject = pick(subjects, index);
  // Two campaigns of one name share their pictures' files (docs/platform/b-communities-content.md §7).
  const name = `${subject} – envoi ${id === 35 ? 29 : id}`;
  const base: CampaignRecord = {
    id,
    name,
    subject,
    email: sender,
    body: plainBody(subject, id),
    status: id > 36 ? 0 : pick(statuses, index),
    creatorId: authorOf(index),
    createdDate: wholeSeconds(world.startedAt) - (3 + (chance(11, index, 1) % 400)) * DAY,
    updatedDate: null,
    source: null,
    sourceId: null,
    filterType: null,
    filters: null,
    counted: null,
    deliveries: [],
    provided: null,
    sendingUntil: null,
    pictures: [],
  };
  const campaign = { ...base, ...particulars(base, world) };
  const { body, status, deliveries } = campaign;
  return { ...campaign, provided: status === 0 ? null : { subject, body, to: deliveries } };
}

/** Campaigns in every status, of several authors, with every kind of body and of recipients; one is being sent. */
export const campaignTable: WorldPart<Table<CampaignRecord>> = {
  make: (world) => new Table(() => Array.from({ length: campaignCount }, (_, index) => make(index + 1, world))),
};
