import { type AddressRecord, stopIn } from '../data/addresses.ts';
import { streetNames } from '../data/names.ts';
import { chance, happens, pick } from '../data/random.ts';
import { DAY } from '../data/time.ts';
import { towns } from '../data/towns.ts';
import { drawnPicture, type Pictured } from '../resource/pictures.ts';
import { tableOf } from '../store/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An event as stored, mostly under wire names. */
export interface EventRecord extends Pictured {
  readonly id: number;
  readonly name: string;
  /** 0 pending, 1 active, 2 inactive. */
  readonly status: number;
  readonly private: boolean;
  readonly description: string | null;
  readonly fullDescription: string | null;
  /** Local time, in milliseconds since 1970 as if it were UTC. */
  readonly fromDate: number;
  readonly toDate: number;
  readonly useTime: boolean;
  readonly url: string | null;
  readonly address: AddressRecord;
  readonly creatorId: number;
  readonly communityId: number | null;
  /** Not part of any response. Milliseconds since 1970. */
  readonly createdDate: number;
}

const kinds = [
  'Salon de la mobilité',
  'Marché de producteurs',
  'Fête du vélo',
  'Forum des associations',
  'Journée sans voiture',
  'Festival des arts de la rue',
  'Bourse aux livres',
  'Course des remparts',
] as const;

const eventCount = 420;

function make(id: number, today: number): EventRecord {
  const number = chance(13, id - 1, 1);
  const town = pick(towns, number);
  const name = `${pick(kinds, id - 1)} de ${town.name}`;
  const start = today + ((chance(13, id - 1, 2) % 420) - 200) * DAY;
  const useTime = happens(chance(13, id, 3), 60);
  const hours = 8 + (number % 12);
  const days = number % 6 === 0 ? 1 + (number % 3) : 0;
  const street = number % 3 === 0 ? pick(streetNames, number) : null;
  return {
    id,
    name,
    status: number % 15 === 0 ? 0 : number % 17 === 0 ? 2 : 1,
    private: id % 5 === 1,
    description: number % 4 === 0 ? null : `${name} : venez à plusieurs, le parking est gratuit pour les covoitureurs.`,
    fullDescription: number % 3 === 0 ? `<p>Rendez-vous <strong>à ${town.name}</strong> dès l’ouverture.</p>` : null,
    // Without hours, from the first to the last second of its days.
    fromDate: useTime ? start + hours * HOUR + (number % 4) * 15 * MINUTE : start,
    toDate: start + days * DAY + (useTime ? (hours + 3) * HOUR + 45 * MINUTE : DAY - 1000),
    useTime,
    url: number % 5 === 0 ? `www.example.org/evenements/${id}` : number % 7 === 0 ? 'https://fete.example.org' : null,
    address: { ...stopIn(town), street, streetAddress: street },
    creatorId: 1 + (number % 5),
    communityId: number % 3 === 0 ? 1 + (chance(13, id, 5) % 60) : null,
    createdDate: today - (200 + (chance(13, id, 4) % 300)) * DAY,
    pictures: number % 4 === 1 ? drawnPicture(id, name) : [],
  };
}

/** Events from two hundred days ago to two hundred days ahead, some with equal names. */
export function seededEvents(startedAt: number): EventRecord[] {
  const today = Math.floor(startedAt / DAY) * DAY;
  return Array.from({ length: eventCount }, (_, index) => make(index + 1, today));
}

export const eventTable = tableOf(seededEvents);
