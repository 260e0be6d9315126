import { z } from 'zod';
import { defineResource } from '../define.ts';
import { day, oneOf, text, timestamp } from '../read.ts';
import { userId } from '../solidary/ids.ts';
import { beyondRecords, recordFilters } from './filters.ts';
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
  filters: recordFilters,
  beyond: beyondRecords,
  // The whole list with its closed records: a structure has some thousands.
  wider: { perPage: 500, maxRows: 10_000 },
});
