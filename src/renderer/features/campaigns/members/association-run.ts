import { BulkRun, type StepEnd } from '#renderer/kit/actions/bulk/run.ts';
import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { copyCampaign, nameOf, type Target } from '../copies.ts';
import type { FoundMembers } from './useMemberRecipients.ts';

type Batches = FoundMembers['batches'];

interface AssociationRunOptions {
  campaign: Pick<Campaign, 'id' | 'name'>;
  communityId: number;
  batches: Batches;
  tools: ActionTools;
}

/** A copy that was made for a batch, and whether its members were sent to the platform. */
interface Made {
  attempt: string;
  target: Target | null;
  isSent: boolean;
}

/** Name of the copy for a batch: `Rentrée (1/3)`. */
export const batchName = (name: string, number: number, count: number): string => nameOf(name, ` (${number}/${count})`);

/**
 * Associates batches of members, each with a copy of the campaign, one after the other. A batch whose association was sent
 * is never sent again: another try reads its copy and tells what it holds.
 */
export function associationRun({ campaign, communityId, batches, tools }: AssociationRunOptions): BulkRun {
  const made = new Map<number, Made>();
  const makeFor = (number: number): Made => {
    const known = made.get(number) ?? { attempt: crypto.randomUUID(), target: null, isSent: false };
    made.set(number, known);
    return known;
  };

  const associate = async (number: number): Promise<StepEnd> => {
    const members = batches[number - 1] ?? [];
    const copy = makeFor(number);
    copy.target ??= await copyCampaign(campaign, {
      name: batchName(campaign.name, number, batches.length),
      attempt: copy.attempt,
      tools,
    });
    const { id, name } = copy.target;
    if (copy.isSent) return reread(id, members.length);
    copy.isSent = true;
    try {
      const request = { campaignId: id, communityId, announced: members.length, members };
      const answer = await invoke('campaigns.associateMembers', request);
      if (answer.outcome === 'associated') return { outcome: 'done' };
      if (answer.outcome === 'unknown') return { outcome: 'uncertain', error: answer.error };
      const values = { name, ...('count' in answer && { shown: answer.count }), announced: members.length };
      return { outcome: 'skipped', reason: { text: `recipients:batches.${answer.outcome}`, values } };
    } catch (thrown) {
      // Nothing was written: another try may send.
      copy.isSent = false;
      throw thrown;
    }
  };

  /** What the copy of a batch holds, after an association without an answer; kept where it is what was sent. */
  const reread = async (id: number, expected: number): Promise<StepEnd> => {
    const { filterType, deliveryCount } = await read('campaigns.get', { id });
    if (filterType !== 1 || deliveryCount !== expected) return { outcome: 'uncertain' };
    await invoke('campaigns.acceptRecipients', { id, count: expected });
    return { outcome: 'done' };
  };

  return new BulkRun({
    rows: batches.map((_, index) => ({ id: index + 1, name: batchName(campaign.name, index + 1, batches.length) })),
    perform: associate,
  });
}
