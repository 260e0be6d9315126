import { z } from 'zod';
import { manifests, type ResourceName } from '../resources/manifests.ts';
import { call } from './call.ts';

/** A record of a resource. */
export const recordOf = z.object({
  resource: z.enum(Object.keys(manifests) as [ResourceName, ...ResourceName[]]),
  id: z.int().positive(),
});

/** Fields of one change: more than any form has. */
const MAX_FIELDS = 80;

/** What was done to a record from this computer. */
export const changeKinds = [
  'created',
  'updated',
  'picture',
  'removed',
  'identityAccepted',
  'identityRefused',
  'memberAdded',
  'memberChanged',
  'memberRemoved',
  'recipient',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A change without the record that it is of. It holds names of fields and numbers of records, never a value. */
export const recordChange = z.object({
  /** Milliseconds since 1970. */
  at: z.int().positive(),
  kind: z.enum(changeKinds),
  /** Names of the changed fields, of those that have names. */
  fields: z.array(z.string().max(80)).max(MAX_FIELDS).optional(),
  /** The community or campaign that the change is about. */
  about: z.object({ resource: z.enum(['communities', 'campaigns']), id: recordOf.shape.id }).optional(),
});
export type RecordChange = z.infer<typeof recordChange>;

/**
 * What the signed-in person did to records from this computer, encrypted: the platform tells nobody who changed what.
 */
export const activityCalls = {
  /** The changes of one record, the newest first. `isRead` as in `reminders.list`. */
  'activity.list': call('signedIn', recordOf, z.object({ changes: z.array(recordChange), isRead: z.boolean() })),
};
