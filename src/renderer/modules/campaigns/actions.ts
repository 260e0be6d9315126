import { PeopleListRegular, SendRegular } from '@fluentui/react-icons';
import type { Confirm } from '#renderer/kit/actions/confirm/levels.ts';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import type { ActionContext } from '#renderer/kit/actions/tools.ts';
import {
  createAction,
  editAction,
  exportAction,
  openAction,
  plainRemoval,
  removeAction,
} from '#renderer/kit/resource/actions.ts';
import { isAdministrator } from '#shared/administrators.ts';
import { ARCHIVED, type Campaign, FROM_COMMUNITY } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';
import { duplicate } from './duplicate/action.ts';
import { isDraft, isFixed, maySend } from './labels.ts';
import { openLetterAction } from './letter/open.ts';
import { removeDrafts } from './remove-drafts.ts';
import { anchors } from './steps/places.ts';
import { trial } from './trial/trial.ts';

/**
 * Whether the platform accepts a sending of this person: the members of a community are written to by administrators
 * alone, and a refusal comes after the mail has gone (docs/screens/04-campaigns.md §1).
 */
export const isAccepted = ({ source }: Campaign, { session }: Pick<ActionContext, 'session'>): boolean =>
  source !== FROM_COMMUNITY || isAdministrator(session.user);

const send = defineAction<Campaign, unknown>({
  id: 'campaigns.send',
  label: 'campaigns:actions.send',
  icon: SendRegular,
  section: 'change',
  permission: 'campaign_update',
  accepts: 'one',
  isVisible: (campaign, context) => maySend(campaign) && isAccepted(campaign, context),
  perform: ({ id }, { open }) => open(addressOf('campaigns_send', { id })),
});

/** Opens the recipients of a draft, which are on the page that sends it. */
const recipients = defineAction<Campaign, unknown>({
  id: 'campaigns.recipients',
  label: 'campaigns:actions.recipients',
  icon: PeopleListRegular,
  section: 'change',
  permission: 'campaign_update',
  accepts: 'one',
  isVisible: isDraft,
  perform: ({ id }, { open }) => open(`${addressOf('campaigns_send', { id })}#${anchors.recipients}`),
});

/** The question before a deletion: the record of tests and sendings is deleted with it. */
function removal(campaign: Campaign): Confirm<Campaign> {
  const plain = plainRemoval<Campaign>();
  return isFixed(campaign)
    ? { ...plain, text: 'campaigns:remove.text', level: 'acknowledge', sentence: 'campaigns:remove.fixed' }
    : plain;
}

/** The actions on campaigns (docs/screens/04-campaigns.md §2): on the list, then on one campaign or several. */
export const campaignActions: readonly Action<Campaign>[] = [
  exportAction('campaigns'),
  createAction('campaigns', 'campaigns:actions.create'),
  openLetterAction,
  openAction('campaigns'),
  { ...editAction<Campaign>('campaigns'), isVisible: isDraft },
  recipients,
  send,
  trial,
  duplicate,
  removeAction('campaigns', { confirm: removal, isVisible: ({ status }) => status !== ARCHIVED }),
  removeDrafts,
];
