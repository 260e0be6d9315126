import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';
import { hasContent, isFilled, readBody } from '#shared/resources/campaigns/blocks.ts';
import { BY_FILTER, BY_SELECTION, type Campaign } from '#shared/resources/campaigns/index.ts';
import { placeholdersOf } from '#shared/resources/campaigns/placeholders.ts';
import {
  type Obstacle,
  obstaclesTo,
  type Readiness,
  type Sender,
  TO_AUTHOR,
} from '#shared/resources/campaigns/sending.ts';
import type { PlaceInMessage } from '../check/rules.ts';

/** `waiting`: being read; `unknown`: it could not be, or cannot be known here. */
export type CheckState = 'ok' | 'failed' | 'waiting' | 'unknown';

/** One line of the table of checks (docs/screens/04-campaigns.md §6). */
export interface Check {
  id: 'status' | 'message' | 'images' | 'recipients' | 'filters' | 'consent' | 'right' | 'saved';
  state: CheckState;
  text: TextKey;
  values?: TextValues;
  /** Where in the message it can be put right. */
  place?: PlaceInMessage;
  /** Its result cannot be known here, so it does not block. */
  cannotBeKnown?: true;
}

/** The check that each obstacle belongs to. */
const placeOf: Readonly<Record<Obstacle, Check['id']>> = {
  sending: 'status',
  changed: 'status',
  unknownStatus: 'status',
  sent: 'status',
  notTested: 'status',
  administratorsOnly: 'right',
  missingRight: 'right',
  placeholder: 'message',
  noRecipients: 'recipients',
  communityFilter: 'recipients',
  unreadableFilters: 'filters',
  uncertain: 'recipients',
  withdrawn: 'consent',
  fewer: 'recipients',
  nobody: 'recipients',
};

type MessageProblem = Pick<Check, 'text' | 'values' | 'place'>;

/** The problem of the message itself, with the place that it leads to; null when it can be sent. */
function messageProblem({ subject, body }: Pick<Campaign, 'subject' | 'body'>): MessageProblem | null {
  if (subject.trim() === '') return { text: 'campaigns:checks.message.noSubject', place: 'subject' };
  const read = readBody(body);
  if ('raw' in read) return { text: 'campaigns:checks.message.raw' };
  const { blocks } = read;
  if (!hasContent(blocks)) return { text: 'campaigns:checks.message.empty' };
  const unknown = blocks.findIndex(({ kind }) => kind === 'unknown');
  if (unknown >= 0) return { text: 'campaigns:checks.message.unknown', place: unknown };
  const empty = blocks.findIndex((block) => !isFilled(block));
  if (empty >= 0) return { text: 'campaigns:checks.message.emptyBlock', place: empty };
  const [placeholder] = placeholdersOf({ subject, blocks });
  if (placeholder === undefined) return null;
  const { text, block } = placeholder;
  return block === null
    ? { text: 'campaigns:checks.message.placeholderInSubject', values: { text }, place: 'subject' }
    : { text: 'campaigns:checks.message.placeholder', values: { text, rank: block + 1 }, place: block };
}

interface Inputs {
  campaign: Campaign;
  /** Undefined while it is read, null when it could not be. */
  readiness: Readiness | null | undefined;
  sender: Sender;
  /** Whether the form holds changes that were not saved; undefined while it is read. */
  hasDraft: boolean | undefined;
  /** The results for the images of the message. */
  images: Check;
}

/** Returns the checks before a test; all must be `ok`, or `unknown` where nothing can be known (`blocks`). */
export function checksOf({ campaign, readiness, sender, hasDraft, images }: Inputs): Check[] {
  const problem = messageProblem(campaign);
  const message: Check =
    problem === null
      ? { id: 'message', state: 'ok', text: 'campaigns:checks.message.ok' }
      : { id: 'message', state: 'failed', ...problem };
  const saved: Check = {
    id: 'saved',
    state: hasDraft === undefined ? 'waiting' : hasDraft ? 'failed' : 'ok',
    text: hasDraft === true ? 'campaigns:checks.saved.failed' : 'campaigns:checks.saved.ok',
  };
  return [...readChecks(readiness, sender).toSpliced(1, 0, message, images), saved];
}

const readIds = ['status', 'recipients', 'filters', 'consent', 'right'] as const;

function readChecks(readiness: Readiness | null | undefined, sender: Sender): Check[] {
  if (readiness == null) {
    const state = readiness === null ? 'unknown' : 'waiting';
    return readIds.map((id) => ({ id, state, text: `campaigns:checks.${state}` }));
  }
  const against = obstaclesTo(TO_AUTHOR, readiness, sender);
  const { campaign, withdrawn, live } = readiness;
  return readIds.flatMap((id): Check[] => {
    const [obstacle] = against.filter((one) => placeOf[one] === id);
    if (obstacle !== undefined) {
      return [{ id, state: 'failed', text: `campaigns:obstacles.${obstacle}`, values: { count: withdrawn ?? 0 } }];
    }
    // A selection has no filter to read.
    if (id === 'filters' && campaign.filterType !== BY_FILTER) return [];
    if (id === 'consent' && withdrawn === null) {
      // A filter only matches people who accept news now, and without recipients there is no consent to check.
      return campaign.filterType === BY_SELECTION
        ? [{ id, state: 'unknown', text: 'campaigns:checks.consent.unknown', cannotBeKnown: true }]
        : [];
    }
    return [{ id, state: 'ok', text: `campaigns:checks.${id}.ok`, values: { count: live ?? 0 } }];
  });
}

/** Whether a check prevents a test. */
export const blocks = ({ state, cannotBeKnown }: Check): boolean =>
  state === 'failed' || state === 'waiting' || (state === 'unknown' && cannotBeKnown !== true);
