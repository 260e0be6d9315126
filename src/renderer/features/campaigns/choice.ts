import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import { read } from '#renderer/kit/data/bridge.ts';
import { conflict } from '#shared/failure.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { hasRecipients } from '#shared/resources/campaigns/recipients.ts';
import { copyCampaign, createDraft, type Target } from './copies.ts';

/** The campaign that gets recipients, as it is chosen in a dialog. */
export interface Choice {
  kind: 'draft' | 'new';
  campaign: Campaign | null;
  /** A draft with recipients: whether a copy gets the new ones. */
  isCopied: boolean;
  /** Former recipients may be stored, even if the campaign had none when it was read. */
  isDoubtful: boolean;
  /** Name of a new campaign. */
  name: string;
  subject: string;
}

export const noChoice: Choice = {
  kind: 'draft',
  campaign: null,
  isCopied: true,
  isDoubtful: false,
  name: '',
  subject: '',
};

/** Whether the chosen draft has recipients. */
export const isTaken = ({ campaign, isDoubtful }: Choice): boolean =>
  campaign !== null && (isDoubtful || hasRecipients(campaign));

/**
 * Whether only a copy may get these recipients: the platform removes no former one, so that a selection would be added
 * to them (docs/screens/04-campaigns.md §5).
 */
export const mustCopy = (choice: Choice, isSelection: boolean): boolean =>
  choice.kind === 'draft' && isTaken(choice) && (isSelection || choice.isDoubtful);

/** Whether a copy gets the recipients. */
export const isOnCopy = (choice: Choice, isSelection: boolean): boolean =>
  choice.kind === 'draft' && isTaken(choice) && (mustCopy(choice, isSelection) || choice.isCopied);

export const isChosen = ({ kind, campaign, name, subject }: Choice): boolean =>
  kind === 'draft' ? campaign !== null : name.trim() !== '' && subject.trim() !== '';

/**
 * Returns the campaign to associate with, created first where it is a new one or a copy.
 * @param attempt identifies the creation: a retry with the same one creates nothing twice
 * @throws AppFailure
 */
export async function targetOf(
  choice: Choice,
  { isSelection, attempt, tools }: { isSelection: boolean; attempt: string; tools: ActionTools },
): Promise<Target> {
  const { kind, campaign, name, subject } = choice;
  if (kind === 'new' || campaign === null) {
    const wanted = name.trim();
    const duplicate = await read('campaigns.findDuplicate', { name: wanted });
    if (duplicate !== null) throw conflict('nameTaken', { duplicate });
    return createDraft({ name: wanted, subject: subject.trim() }, attempt);
  }
  if (!isOnCopy(choice, isSelection)) return campaign;
  return copyCampaign(campaign, { attempt, tools });
}
