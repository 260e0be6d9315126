import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { storedText } from '#renderer/kit/ui/translate.ts';
import { lineLimit } from '#shared/text-limits.ts';

/** A campaign that an association can be made with. */
export interface Target {
  id: number;
  name: string;
}

/** The message of a campaign that has nothing but its subject yet: the platform refuses an empty one. */
const firstBody = (subject: string): string => JSON.stringify([{ type: 'title', position: 1, value: subject }]);

/**
 * Creates a draft whose message is written afterwards. @param attempt the same for a retry, which then looks for what
 * the first attempt made. @throws AppFailure
 */
export async function createDraft(
  { name, subject }: { name: string; subject: string },
  attempt: string,
): Promise<Target> {
  const { id } = await invoke('campaigns.create', { name, subject, body: firstBody(subject), attempt });
  return { id, name };
}

/** Returns a text as a name of a campaign, within its length. @param end an ending that is never cut */
export const nameOf = (text: string, end = ''): string => `${text.slice(0, lineLimit - end.length)}${end}`;

interface CopyOptions {
  /** The wanted name, made unique; that of a copy of the original when absent. */
  name?: string;
  /** The same value for a retry, so that no second copy is made. */
  attempt: string;
  tools: Pick<ActionTools, 'translate' | 'notify'>;
}

/**
 * Creates a draft with the subject, the message and own images of another campaign, without its recipients: the one way
 * to copy a campaign (docs/screens/04-campaigns.md §6). Tells which images still are those of the original.
 * @throws AppFailure
 */
export async function copyCampaign(
  { id, name: original }: Target,
  {
    tools,
    attempt,
    name = nameOf(storedText(tools.translate, 'recipients:copy.name', { name: original })),
  }: CopyOptions,
): Promise<Target> {
  const copy = await invoke('campaigns.duplicate', { id, name, attempt });
  if (copy.failedImages > 0) {
    const values = { campaign: copy.name, failed: copy.failedImages };
    const error = copy.error === null ? {} : { error: copy.error };
    tools.notify({ context: 'campaigns', name: 'copiedImages', outcome: 'error', values, ...error });
  }
  return { id: copy.id, name: copy.name };
}
