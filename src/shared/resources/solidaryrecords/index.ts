import { z } from 'zod';
import { isTelephone, nationalTelephone } from '../../telephone.ts';
import { defineResource, filter } from '../define.ts';
import { partOfName } from '../filters.ts';
import { day, oneOf, text, timestamp } from '../read.ts';
import { userId } from '../solidary/ids.ts';
import { recordFlags } from './flags.ts';
import { solidaryRecordsManifest } from './manifest.ts';
import { samePlace } from './place.ts';
import { wireProposalType } from './solutions.ts';
import { recordStatuses } from './status.ts';
import { wirePlace } from './wire-place.ts';

/** Reads a record of the list (docs/platform/c-solidary.yaml, SolidaryMember): its names begin with `admin`. */
const row = z
  .object({
    id: z.int(),
    status: oneOf(recordStatuses),
    progression: z.number(),
    adminsubject: text,
    adminuserId: userId.nullish(),
    admingivenName: text,
    adminfamilyName: text,
    admintelephone: text,
    adminlastAction: text,
    adminlastActionDate: timestamp,
    adminorigin: wirePlace,
    admindestination: wirePlace,
    adminproposalType: wireProposalType,
    adminfromDate: day,
  })
  .transform((wire) => ({
    id: wire.id,
    status: wire.status,
    /** Percent. */
    progression: wire.progression,
    subject: wire.adminsubject,
    userId: wire.adminuserId ?? null,
    givenName: wire.admingivenName,
    familyName: wire.adminfamilyName,
    telephone: wire.admintelephone,
    origin: wire.adminorigin,
    destination: wire.admindestination,
    goesAnywhere: samePlace(wire.adminorigin, wire.admindestination),
    proposalType: wire.adminproposalType,
    /** First day, YYYY-MM-DD. */
    fromDate: wire.adminfromDate,
    /** Name of the newest action; null for a record whose creation failed halfway. */
    lastAction: wire.adminlastAction,
    lastActionDate: wire.adminlastActionDate,
  }));
export type SolidaryRecordRow = z.infer<typeof row>;

/** Whether a text of the search box is a telephone, by which the platform does not filter records. */
const isNumber = (typed: string | undefined): typed is string => typed !== undefined && isTelephone(typed);

const byName = partOfName('familyName');

export const solidaryRecords = defineResource(solidaryRecordsManifest, {
  row,
  item: row,
  sorts: {
    id: 'id',
    progression: 'progression',
    familyName: 'familyName',
    givenName: 'givenName',
    telephone: 'telephone',
    subject: 'subject',
    fromDate: 'fromDate',
  },
  defaultSort: { field: 'fromDate', direction: 'asc' },
  filters: {
    givenName: partOfName('givenName'),
    /** A family name, or the telephone of the person, in any spelling: operators are called back. */
    familyName: { ...byName, toWire: (typed: string) => (isNumber(typed) ? [[]] : byName.toWire(typed)) },
    /** Progression strictly below this percentage: 100 excludes closed records. */
    progression: filter(z.literal([25, 50, 75, 100]), (below) => [['progression', String(below)]]),
    /** Flags rows on the page only: the platform cannot filter by actions or dates, so nothing is sent. */
    mark: filter(z.enum(recordFlags), () => []),
  },
  beyond: ({ familyName }) => {
    if (!isNumber(familyName)) return null;
    const digits = nationalTelephone(familyName);
    return { includes: ({ telephone }) => telephone !== null && nationalTelephone(telephone).includes(digits) };
  },
  // The whole list with its closed records: a structure has some thousands.
  wider: { perPage: 500, maxRows: 10_000 },
});
