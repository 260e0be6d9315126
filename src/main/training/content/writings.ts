import type { Hono } from 'hono';
import { demand, type Env } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { chance, pick } from '../data/random.ts';
import { towns } from '../data/towns.ts';
import { stopIn } from '../users/addresses.ts';
import { comparisons, parseDate } from '../users/filters/dates.ts';
import { shortFamilyName, wireAddress, wireDate } from '../users/wire.ts';
import type { World } from '../world.ts';
import { answerList, exactly, type Filter, flagged, partOf } from './listing.ts';

const DAY = 86_400_000;

interface Event {
  readonly id: number;
  readonly name: string;
  readonly town: (typeof towns)[number];
  readonly isPrivate: boolean;
  /** Days from the start of the run, before it where negative. */
  readonly inDays: number;
}

const eventKinds = ['Salon de la mobilité', 'Marché de producteurs', 'Fête du vélo', 'Forum des associations'] as const;

const events: readonly Event[] = Array.from({ length: 30 }, (_, index) => {
  const town = pick(towns, chance(13, index, 1));
  return {
    id: index + 1,
    name: `${pick(eventKinds, index)} de ${town.name}`,
    town,
    isPrivate: index % 5 === 0,
    inDays: (chance(13, index, 2) % 180) - 60,
  };
});

const midnight = (world: World) => Math.floor(world.startedAt / DAY) * DAY;
const starts = ({ inDays }: Event, world: World) => midnight(world) + inDays * DAY;

function wireEvent(event: Event, world: World): Record<string, unknown> {
  const { id, name, town, isPrivate } = event;
  const creator = world.users.get(1);
  return {
    '@id': `/events/${id}`,
    '@type': 'Event',
    id,
    name,
    status: 1,
    private: isPrivate,
    description: `${name} : venez à plusieurs.`,
    fullDescription: null,
    fromDate: wireDate(starts(event, world)),
    toDate: wireDate(starts(event, world) + DAY),
    useTime: false,
    url: null,
    address: wireAddress(stopIn(town), 7_000_000 + id, name),
    community: null,
    communityId: null,
    communityName: '',
    creator: creator === undefined ? '' : `${creator.givenName ?? ''} ${shortFamilyName(creator)}`,
    creatorId: creator?.id ?? null,
    creatorAvatar: null,
    image: null,
    avatar: null,
  };
}

/** Rows whose moment lies in a range. */
const between =
  <Row>(name: string, timeOf: (row: Row) => number): Filter<Row> =>
  (query) =>
    query.keyed(name).flatMap(([key, text]) => {
      const [compare, limit] = [comparisons[key], parseDate(text)];
      return compare === undefined || limit === undefined ? [] : [(row: Row) => compare(timeOf(row), limit)];
    });

interface Writing {
  readonly id: number;
  readonly title: string;
  readonly status: 0 | 1;
}

const writings = (titles: readonly string[], isShown: (index: number) => boolean): readonly Writing[] =>
  titles.map((title, index) => ({ id: index + 1, title, status: isShown(index) ? 1 : 0 }));

const articles = writings(
  [
    'TOOLBOX',
    'Qui sommes-nous ?',
    'Comment covoiturer',
    'Conditions générales',
    'Questions fréquentes',
    'Le covoiturage solidaire',
    'Autostop organisé',
    'Aides et primes',
  ],
  (index) => index !== 7,
);

// One is active at most (contract b §6).
const editorials = writings(
  ['Covoiturez cet été', 'La rentrée à plusieurs', 'Une aire de plus', 'Merci à nos conducteurs'],
  (index) => index === 1,
);

const wireArticle = ({ id, title, status }: Writing): Record<string, unknown> => ({
  '@id': `/pages/${id}`,
  '@type': 'Page',
  id,
  title,
  status,
  sections: [],
});

const wireEditorial = ({ id, title, status }: Writing, world: World): Record<string, unknown> => ({
  '@id': `/editorials/${id}`,
  '@type': 'Editorial',
  id,
  title,
  text: `${title} : trouvez vos trajets en deux minutes.`,
  label: 'Découvrir',
  link: 'https://covoiturage.example.org',
  status,
  createdDate: wireDate(midnight(world) - id * 30 * DAY),
  updatedDate: null,
  image: null,
  avatar: null,
});

const byTitle = {
  id: ({ id }: Writing) => id,
  title: ({ title }: Writing) => fold(title),
  status: ({ status }: Writing) => status,
};
const title = partOf<Writing>('title', (writing) => writing.title);
const status = exactly<Writing>('status', (writing) => writing.status);

/** Lists of events, articles and editorials (contract b §6). */
export function writingRoutes(app: Hono<Env>): void {
  app.get('/admin/events', (call) => {
    demand(call, 'event_list');
    const world = call.get('world');
    return answerList(call, {
      type: 'Event',
      rows: events,
      filters: [
        partOf('name', ({ name }) => name),
        exactly('id', ({ id }) => id),
        flagged('private', ({ isPrivate }) => isPrivate),
        between('fromDate', (event) => starts(event, world)),
        between('toDate', (event) => starts(event, world) + DAY),
      ],
      orders: {
        id: ({ id }) => id,
        name: ({ name }) => fold(name),
        fromDate: (event) => starts(event, world),
        toDate: (event) => starts(event, world),
        createdDate: ({ id }) => id,
      },
      wire: (event) => wireEvent(event, world),
    });
  });

  app.get('/admin/articles', (call) => {
    demand(call, 'article_list');
    return answerList(call, {
      type: 'Page',
      rows: articles,
      filters: [title, status],
      orders: byTitle,
      wire: wireArticle,
    });
  });

  app.get('/admin/editorials', (call) => {
    demand(call, 'editorial_list');
    const world = call.get('world');
    return answerList(call, {
      type: 'Editorial',
      rows: editorials,
      filters: [title, status, exactly('id', ({ id }) => id)],
      orders: byTitle,
      wire: (writing) => wireEditorial(writing, world),
    });
  });
}
