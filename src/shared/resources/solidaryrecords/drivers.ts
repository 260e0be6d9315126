import { z } from 'zod';
import { decimalText, flag, integer, oneOf, picture, text } from '../read.ts';
import { userId } from '../solidary/ids.ts';
import { readSlots, wireSlots } from '../solidary/wire-slots.ts';
import { readWindows, wireWindows } from '../solidary/wire-windows.ts';
import { ONCE, REGULAR } from './frequency.ts';
import { journeyKeys, wireDayTimes, wireProposalType } from './solutions.ts';
import { wirePlace } from './wire-place.ts';

/** State of the contact with a driver: asked, refused, pending, searching, to follow up, closed, accepted. */
export const contactStatuses = [0, 1, 2, 3, 4, 5, 6] as const;

const person = {
  /** Id of the solution, which a message names. */
  id: z.int(),
  matchingId: integer,
  givenName: text,
  familyName: text,
  telephone: text,
  avatar: picture,
  userId,
  status: oneOf(contactStatuses),
  contacted: flag.transform((value) => value === true),
};

const way = z
  .object(journeyKeys)
  .nullish()
  .catch(null)
  .transform((wire) => wire ?? null);

const schedules = z
  .object({ outward: wireDayTimes, return: wireDayTimes })
  .nullish()
  .catch(null)
  .transform((wire) => ({ outward: wire?.outward ?? null, back: wire?.return ?? null }));

const carpooler = z
  .object({
    ...person,
    type: z.literal('carpooler'),
    /** 1 one way, 2 outward, 3 return; of the request. */
    way: oneOf([1, 2, 3]),
    frequency: oneOf([ONCE, REGULAR]),
    carpoolerProposalType: wireProposalType,
    proposalType: wireProposalType,
    passenger: flag,
    driver: flag,
    solidaryExclusive: flag,
    origin: wirePlace,
    destination: wirePlace,
    outward: way,
    return: way,
    schedule: schedules,
    carpoolerSchedule: schedules,
  })
  .transform(({ return: back, passenger, driver, solidaryExclusive, ...same }) => ({
    ...same,
    back,
    isPassenger: passenger === true,
    isDriver: driver === true,
    isSolidaryExclusive: solidaryExclusive === true,
  }));

const transporter = z
  .object({
    ...person,
    type: z.literal('transporter'),
    centerPoint: wirePlace,
    maxDistance: decimalText,
    ...wireWindows,
    ...wireSlots,
  })
  .transform((wire) => ({
    id: wire.id,
    matchingId: wire.matchingId,
    givenName: wire.givenName,
    familyName: wire.familyName,
    telephone: wire.telephone,
    avatar: wire.avatar,
    userId: wire.userId,
    status: wire.status,
    contacted: wire.contacted,
    type: wire.type,
    center: wire.centerPoint,
    /** Metres from the centre. */
    maxDistance: wire.maxDistance,
    windows: readWindows(wire),
    declared: readSlots(wire),
  }));

const driver = z.union([carpooler, transporter]);
/** A driver who was chosen for a record: one entry per way; `type` tells a member from a volunteer. */
export type SelectedDriver = z.infer<typeof driver>;

/** Reads `adminsolutions.drivers`. */
export const wireDrivers = z
  .array(driver)
  .nullish()
  .transform((drivers) => drivers ?? []);
