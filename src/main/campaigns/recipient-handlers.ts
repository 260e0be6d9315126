import { isAdministrator } from '#shared/administrators.ts';
import { conflict } from '#shared/failure.ts';
import type { SessionUser } from '#shared/ipc/session.ts';
import { doubtOf, hasRecipients } from '#shared/resources/campaigns/recipients.ts';
import { users } from '#shared/resources/users/index.ts';
import type { PlatformClient } from '../api/client.ts';
import type { Handlers } from '../ipc/handler.ts';
import { alwaysOf } from '../users/resolve-ids.ts';
import { type AssociationServices, associations } from './association.ts';
import { memberRecipients } from './member-recipients.ts';
import { fitsAddress, recipientsOf } from './recipients.ts';

interface RecipientServices extends AssociationServices {
  session: { readonly signedIn: { readonly user: Pick<SessionUser, 'roles'> } };
}

type Names = 'associate' | 'associateMembers' | 'memberRecipients' | 'recipients' | 'acceptRecipients';

/** Handlers of campaign recipients (docs/platform/a-auth-users.md §6, b §4; docs/screens/04-campaigns.md §5). */
export function recipientHandlers(services: RecipientServices): Pick<Handlers, `campaigns.${Names}`> {
  const { client, recipients: store, session } = services;
  const { read, draft, associate } = associations(services);

  return {
    'campaigns.associate': async ({ campaignId, list, announced, recipients }, { signal, progress, commit }) => {
      const campaign = await draft(campaignId, { signal });
      const source = (params: Parameters<PlatformClient['list']>[1]) =>
        client.list(users.path, [...alwaysOf(list), ...(params ?? [])], { signal, right: users.permissions.list });
      const found = await recipientsOf(source, { list, recipients }, (done, total) =>
        progress({ phase: 'resolve', done, total }),
      );
      const { filterType, params } = found;
      if (filterType === 1 && hasRecipients(campaign)) throw conflict('campaignHasRecipients');
      const people = found.filterType === 1 ? found.people : [];
      const accepting = found.filterType === 1 ? people.length : found.accepting;
      // Somebody stopped the news, or the list changed, since the person read the number.
      if (accepting !== announced) throw conflict('recipientsChanged', { count: accepting });
      commit();
      return associate(
        {
          campaignId,
          path: 'admin/users/associate-campaign',
          filterType,
          params,
          list: list ?? 'users',
          people,
          announced,
          hadRecipients: hasRecipients(campaign),
        },
        { signal },
      );
    },

    'campaigns.associateMembers': async ({ campaignId, communityId, announced, members }, { signal, commit }) => {
      // The platform sets the recipients of others too, and refuses afterwards.
      if (!isAdministrator(session.signedIn.user)) throw conflict('administratorsOnly');
      const params = members.map(({ id }) => ['member[]', String(id)] as const);
      if (!fitsAddress(params)) throw conflict('tooMany');
      if (hasRecipients(await draft(campaignId, { signal }))) throw conflict('campaignHasRecipients');
      commit();
      return associate(
        {
          campaignId,
          path: 'admin/community_members/associate-campaign',
          filterType: 1,
          params: [['communityId', String(communityId)], ...params],
          list: 'communitymembers',
          people: members.map(({ userId }) => userId),
          announced,
          hadRecipients: false,
        },
        { signal },
      );
    },

    'campaigns.memberRecipients': (request, call) => memberRecipients(client, request, call),

    'campaigns.recipients': ({ id }) => store.get(id),

    'campaigns.acceptRecipients': async ({ id, count }, { signal }) => {
      const known = store.get(id);
      const campaign = await read(id, { signal });
      const { filterType, deliveryCount } = campaign;
      if (filterType === null || deliveryCount !== count) {
        throw conflict('recipientsChanged', { count: deliveryCount ?? 0 });
      }
      if (known === null) return;
      if (doubtOf(campaign, known) === 'uncertain') throw conflict('campaignHasRecipients');
      const isSame = filterType === known.filterType && (known.count === null || known.count === count);
      store.set(id, { ...known, filterType, count, people: isSame ? known.people : [], isAccepted: true });
    },
  };
}
