import { z } from 'zod';
import { wireAddress } from '../address.ts';
import { defineResource } from '../define.ts';
import { partOf } from '../filters.ts';
import { day, oneOf, text } from '../read.ts';
import { userId } from '../solidary/ids.ts';
import { solidaryRecordsManifest } from './manifest.ts';

/** 0 created, 1 taken into account, 2 looking for a solution, 3 follow-up, 4 closed, 6 replaced. */
export const recordStatuses = [0, 1, 2, 3, 4, 6] as const;

const place = wireAddress.nullish().transform((address) => address?.locality || address?.lines[0] || null);

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
    adminorigin: place,
    admindestination: place,
    adminfromDate: day,
  })
  .transform((wire) => ({
    id: wire.id,
    status: wire.status,
    progression: wire.progression,
    subject: wire.adminsubject,
    userId: wire.adminuserId ?? null,
    givenName: wire.admingivenName,
    familyName: wire.adminfamilyName,
    origin: wire.adminorigin,
    destination: wire.admindestination,
    /** First day, YYYY-MM-DD. */
    fromDate: wire.adminfromDate,
  }));
export type SolidaryRecordRow = z.infer<typeof row>;

export const solidaryRecords = defineResource(solidaryRecordsManifest, {
  row,
  item: row,
  sorts: { id: 'id', fromDate: 'fromDate' },
  defaultSort: { field: 'fromDate', direction: 'desc' },
  filters: { givenName: partOf('givenName'), familyName: partOf('familyName') },
});
