import { DocumentEditRegular, MegaphoneRegular } from '@fluentui/react-icons';
import { defineAction } from '#renderer/kit/actions/define.ts';
import type { ActionContext } from '#renderer/kit/actions/tools.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { isAdministrator } from '#shared/administrators.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { addressOf } from '#shared/routes.ts';
import { AssociateCommunity, AssociateMembers } from './MembersDialog.tsx';

/**
 * The platform sets recipients before it checks a right that it refuses to managers of communities: without an
 * administrator role nothing is offered (docs/screens/03-communities.md §1).
 */
export const refusedToManagers = ({ session }: Pick<ActionContext, 'session'>): TextKey | null =>
  isAdministrator(session.user) ? null : 'errors:conflict.administratorsOnly';

const common = {
  label: 'recipients:dialog.action',
  shortLabel: 'recipients:dialog.shortAction',
  icon: MegaphoneRegular,
  section: 'change',
  permission: 'campaign_update',
  switch: 'campaign',
  refusal: refusedToManagers,
} as const;

/** Makes a selection in the members of a community the recipients of a campaign. */
export const associateMembers = defineAction({
  ...common,
  id: 'members.associate',
  accepts: 'query',
  isSelectionOnly: true,
  Dialog: AssociateMembers,
});

/** Prepares a letter to the members of a community for an administrator, where the platform refuses a sending. */
export const prepareLetter = defineAction<Community, unknown>({
  id: 'communities.letter',
  label: 'letters:page.action',
  icon: DocumentEditRegular,
  section: 'change',
  permission: 'community_update',
  switch: 'campaign',
  accepts: 'one',
  isVisible: (_, context) => refusedToManagers(context) !== null,
  perform: ({ id }, { open }) => open(addressOf('campaigns_letter', { communityId: id })),
});

/** Makes all members of a community the recipients of a campaign. */
export const associateCommunity = defineAction<Community, unknown>({
  ...common,
  id: 'communities.associate',
  label: 'recipients:members.action',
  accepts: 'one',
  Dialog: AssociateCommunity,
});
