import { z } from 'zod';
import { memberStatus } from '../resources/communitymembers/index.ts';
import { recordId } from '../resources/filters.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';

/** The status that was read just before; null for one that this version does not know. */
const before = memberStatus.nullable();

/**
 * Writes of memberships (docs/platform/b-communities-content.md §5, docs/screens/03-communities.md §5). There is no
 * item of a membership: it is read in the list of its community, which every request therefore names.
 */
export const memberCalls = {
  /**
   * Makes a person a member, accepted unless `status` says otherwise. The platform notifies nobody; status 2 grants the
   * role of community manager. `alreadyMember`: a membership with any status exists. The platform refuses it to public
   * managers although it lists their right.
   */
  'communitymembers.add': call(
    allOf('community_membership'),
    z.object({ communityId: recordId, userId: recordId, status: memberStatus.default(1) }),
    z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('added'), id: z.int() }),
      z.object({ outcome: z.literal('alreadyMember') }),
    ]),
  ),
  /**
   * Changes the status of a membership, read again just before: the platform notifies the person each time it is set to
   * 1 or 3. `unchanged`: it is so already; `changedMeanwhile`: it is now one that is not in `from`; nothing was sent in
   * either case. `userId`: the person of the membership. Error `notFound` when it has ended.
   */
  'communitymembers.changeStatus': call(
    allOf('community_update'),
    z.object({
      id: recordId,
      communityId: recordId,
      status: memberStatus,
      /** The statuses that may be changed to it; every one if absent. */
      from: z.array(memberStatus).min(1).max(10).optional(),
    }),
    z.object({ outcome: z.enum(['changed', 'unchanged', 'changedMeanwhile']), userId: z.int(), before }),
  ),
  /**
   * Ends a membership. Its person and status, read just before, are what `add` needs to make it anew. Error `notFound`
   * when it has ended already.
   */
  'communitymembers.delete': call(
    allOf('community_update'),
    z.object({ id: recordId, communityId: recordId }),
    z.object({ userId: z.int(), before }),
  ),
};
