import { Avatar } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listQuery } from '#renderer/kit/data/queries.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';

/** Shows the community of an event: its name at once, its picture and size once they are read, where they can be. */
export function CommunityCard({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const can = useCan();
  const isOn = useSwitch();
  const { data } = useQuery({
    ...listQuery('communities', { page: 1, perPage: 1, sort: [], filters: { ids: [id] } }),
    enabled: can('community_list'),
  });
  const community = data?.rows.find((row) => row.id === id);
  const avatar = community?.avatar ?? null;
  return (
    <div className={flow.sideM}>
      <Avatar
        aria-hidden
        shape="square"
        size={48}
        name={name}
        image={avatar === null ? undefined : { src: platformImageUrl(avatar), alt: '' }}
      />
      <div>
        {isOn('community') ? <RecordLink to={addressOf('communities_show', { id })}>{name}</RecordLink> : name}
        {community?.nbMembers != null && (
          <p className={flow.quiet}>
            {t('show.members', { count: community.nbMembers, shown: format.number(community.nbMembers) })}
          </p>
        )}
      </div>
    </div>
  );
}
