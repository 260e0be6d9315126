import { z } from 'zod';
import { longestRowName, maxBulkRows, maxNamedRows, maxReportRows } from '../bulk/limits.ts';
import { bulkPhases, bulkReasons, type Outcome, outcomes } from '../bulk/outcomes.ts';
import { appError } from '../errors.ts';
import type { Instant } from '../instant.ts';
import { campaigns } from '../resources/campaigns/index.ts';
import { communityMembers } from '../resources/communitymembers/index.ts';
import { type ListQuery, listQuerySchema, type ResourceContract } from '../resources/define.ts';
import { events } from '../resources/events/index.ts';
import { recordId } from '../resources/filters.ts';
import { hitchhikers } from '../resources/hitchhikers/index.ts';
import { manifests, type ResourceName } from '../resources/manifests.ts';
import { relayPoints } from '../resources/relaypoints/index.ts';
import { solidaryVolunteers } from '../resources/solidaryvolunteers/index.ts';
import { users } from '../resources/users/index.ts';
import { both, type Rights } from './access.ts';
import { type BulkOperation, bulkFacts, bulkOperation, bulkRights } from './bulk-operations.ts';
import { call } from './call.ts';
import { rightsOf } from './resource-rights.ts';

const jobId = z.uuid();
const operationName = z.enum(bulkOperation.options.map(({ shape }) => shape.name.value));

/** All rows that a query finds, but for some. */
export interface BulkQuery {
  kind: 'query';
  list: ResourceName;
  query: ListQuery;
  except: number[];
  /** How many rows the person was told of, `except` left out. */
  announced: number;
}

const lists: readonly Pick<ResourceContract, 'name' | 'filters' | 'sorts' | 'listPath'>[] = [
  campaigns,
  communityMembers,
  events,
  hitchhikers,
  relayPoints,
  solidaryVolunteers,
  users,
];
const queries = lists.map((list) =>
  z.strictObject({
    kind: z.literal('query'),
    list: z.literal(list.name),
    query: listQuerySchema(list),
    except: z.array(recordId).max(maxNamedRows),
    announced: z.int().min(1).max(maxBulkRows),
  }),
);
// Each member of the union has this form, with a query checked by its own resource.
const bulkQuery = z.union(queries) as unknown as z.ZodType<BulkQuery, BulkQuery>;

const bulkIds = z.strictObject({
  kind: z.literal('ids'),
  rows: z
    .array(
      z.strictObject({
        id: recordId,
        name: z.string().max(longestRowName),
        /** Why it is left alone: it stands in the report, and nothing is done to it. */
        setAside: z.enum(bulkReasons).optional(),
      }),
    )
    .min(1)
    .max(maxNamedRows),
});

const target = z.union([bulkIds, bulkQuery]);
export type BulkTarget = z.infer<typeof target>;

const counts = z.object(
  // One number per outcome.
  Object.fromEntries(outcomes.map((outcome) => [outcome, z.int()])) as Record<Outcome, z.ZodInt>,
);

const bulkJob = z.object({
  id: jobId,
  name: operationName,
  /** What the action was called when it was begun. */
  title: z.string(),
  /** It takes back what another one did. */
  isUndo: z.boolean(),
  /** Resources that it changes. */
  changes: z.array(z.custom<ResourceName>()).readonly(),
  startedAt: z.custom<Instant>(),
  phase: z.enum(bulkPhases),
  /** What the person asked for and the row in flight delays. */
  wish: z.enum(['pause', 'stop']).nullable(),
  /** Rows that were found; null while they are looked for. */
  total: z.int().nullable(),
  /** Rows that the person was told of. */
  announced: z.int(),
  /** Rows that have ended; while they are looked for, those that were found so far. */
  done: z.int(),
  counts,
  /** Rows that can be taken back; 0 once that was begun, or its time is over. */
  undoable: z.int(),
  /** Its report was read. */
  isRead: z.boolean(),
  /** Why it waits. */
  error: appError.optional(),
});
export type BulkJobView = z.infer<typeof bulkJob>;

const reportRow = z.object({
  id: z.int(),
  name: z.string(),
  /** Null: not reached yet. */
  outcome: z.enum(outcomes).nullable(),
  reason: z.enum(bulkReasons).optional(),
  /** What the reason is about, such as what a person owns. */
  detail: z.string().optional(),
  error: appError.optional(),
});
export type BulkReportRow = z.infer<typeof reportRow>;

/** Rights to let main write for a job; the job has to be of this operation. */
const named = z.strictObject({ id: jobId, name: operationName, isUndo: z.boolean() });
const namedRights = ({ name, isUndo }: z.infer<typeof named>): Rights | 'signedIn' => bulkRights(name, isUndo);

/** Whoever begins it needs what its rows need, and the list where these are looked for. */
function startRights({ operation, target }: { operation: BulkOperation; target: BulkTarget }): Rights | 'signedIn' {
  const list = target.kind === 'ids' ? 'signedIn' : rightsOf(manifests[target.list], 'list');
  return both(bulkRights(operation.name), list);
}

/**
 * Bulk actions (docs/lists-and-actions.md). One runs at a time, in main, for whoever began it: it outlives the page, and
 * what an end of the application cuts goes on when the person says so. `bulk.changed` tells that something is to be read
 * again.
 */
export const bulkCalls = {
  /**
   * Begins an action, and answers once its journal is on the disk. Of a query the rows are looked for page by page;
   * where their number is another than announced, nothing is written before `bulk.agree`. Error
   * `conflict`/`actionsRunning` while another one runs, `file` when the journal cannot be written.
   */
  'bulk.start': call(
    startRights,
    z
      .strictObject({ operation: bulkOperation, title: z.string().min(1).max(200), target })
      .refine(({ operation, target: of }) => of.kind === 'ids' || bulkFacts[operation.name].lists.includes(of.list)),
    bulkJob,
  ),
  /** The person's actions that run, wait, or whose report was not read, newest first. */
  'bulk.jobs': call('signedIn', z.void(), z.array(bulkJob)),
  /** A part of the rows: in the order of the list while it runs, afterwards those to look at first. */
  'bulk.rows': call(
    'signedIn',
    z.object({ id: jobId, offset: z.int().min(0).max(maxBulkRows), limit: z.int().min(1).max(maxReportRows) }),
    z.object({ rows: z.array(reportRow), total: z.int() }),
  ),
  /** Goes on with the rows that were found, although another number was announced. */
  'bulk.agree': call(namedRights, named, z.void()),
  /** Pauses before the next call, or goes on. */
  'bulk.pause': call('signedIn', z.object({ id: jobId, isPaused: z.boolean() }), z.void()),
  /** Ends before the next call; the rest is not tried. The call in flight is never cut. */
  'bulk.stop': call('signedIn', z.object({ id: jobId }), z.void()),
  /** Goes on with the rows that were not tried, after those that an interruption cut were looked at. */
  'bulk.resume': call(namedRights, named, z.void()),
  /** Tries rows again: those that failed, or, where the person has looked, those whose outcome is unknown. */
  'bulk.retry': call(namedRights, named.extend({ outcome: z.enum(['failed', 'uncertain']) }), z.void()),
  /** Takes back the rows that were done, once, as an action of its own. */
  'bulk.undo': call(({ name }) => bulkRights(name, true), named.omit({ isUndo: true }), bulkJob),
  /** The report was read: the journal goes, once nothing can be undone any more. */
  'bulk.markRead': call('signedIn', z.object({ id: jobId }), z.void()),
};

export const bulkEvents = {
  /** Something changed about the person's actions; a few times a second at most. */
  'bulk.changed': z.void(),
};
