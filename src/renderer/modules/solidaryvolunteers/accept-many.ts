import { decide, decidedResources } from '#renderer/features/solidary/decision.ts';
import { type BulkWork, eachRow, type RowEnd, readFirst } from '#renderer/kit/actions/bulk/work.ts';
import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import type { DecisionOutcome } from '#shared/ipc/solidary.ts';
import { PENDING } from '#shared/resources/solidary/status.ts';

const ends: Readonly<Record<DecisionOutcome, RowEnd>> = {
  done: { outcome: 'done' },
  doneWithoutRole: { outcome: 'partial', reason: { text: 'solidaryvolunteers:acceptMany.withoutRole' } },
  unchanged: { outcome: 'skipped', reason: { text: 'solidaryvolunteers:acceptMany.notPending' } },
  notDone: { outcome: 'failed', reason: { text: 'solidaryvolunteers:acceptMany.notDone' } },
  unknown: { outcome: 'uncertain' },
};

/**
 * Accepts one volunteer in the current structure. The person is read first: a person who is not pending there is
 * skipped.
 */
async function acceptOne(id: number, { session }: ActionTools, signal: AbortSignal): Promise<RowEnd> {
  const person = await readFirst(invoke('solidaryvolunteers.get', { id }, { signal }), signal);
  const structure = person.structures.find(({ structureId }) => structureId === session.currentStructureId);
  if (structure?.userStructureId === undefined) {
    return { outcome: 'skipped', reason: { text: 'solidaryvolunteers:acceptMany.notThere' } };
  }
  if (structure.status !== PENDING) return ends.unchanged;
  const { userStructureId } = structure;
  return ends[await decide({ role: 'volunteer', id: person.id, userStructureId, accept: true }, { signal })];
}

/**
 * Accepts volunteers one after another, never in parallel: each acceptance makes the platform match every record of the
 * structure again (docs/screens/08-solidary-people.md §6).
 */
export const acceptMany: BulkWork = {
  confirm: {
    level: 'confirm',
    title: 'solidaryvolunteers:acceptMany.title',
    text: 'solidaryvolunteers:acceptMany.text',
    button: 'solidary:structures.accept',
    values: ({ count }) => ({ count }),
  },
  invalidates: decidedResources,
  perform: eachRow(acceptOne),
};
