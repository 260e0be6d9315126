import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listQuery } from '#renderer/kit/data/queries.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { RelatedList } from '#renderer/kit/ui/show/RelatedList.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import styles from '#renderer/kit/ui/show/show.module.css';
import { communities } from '#shared/resources/communities/index.ts';
import type { Ownership } from '#shared/resources/users/ownership.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';

/** Number of communities shown here; the whole list is that of the communities. */
const SHOWN = 5;

/** Communities that the person belongs to or asked to join: the platform does not distinguish them here. */
export function CommunitiesSection({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const can = useCan();
  const isOn = useSwitch();
  const isAllowed = can('community_list') && isOn('community');
  const query = useQuery({
    ...listQuery('communities', {
      page: 1,
      perPage: SHOWN,
      sort: [communities.defaultSort],
      filters: { member: user.id },
    }),
    enabled: isAllowed,
  });
  if (!isAllowed) return null;
  return (
    <RelatedList
      title={t('show.sections.communities')}
      query={query}
      empty={t('show.noCommunity')}
      lineOf={({ id, name, nbMembers }) => ({
        name,
        to: addressOf('communities_show', { id }),
        details: [nbMembers === null ? t('show.membersUnknown') : t('show.members', { count: nbMembers })],
      })}
    />
  );
}

type Owned = Ownership['events'][number];

/** Current events and communities that the person owns: they have to be handed over before the account is deleted. */
export function OwnershipSection({ user: { ownership } }: { user: User }) {
  const { t } = useTranslation('users');
  const isOn = useSwitch();
  const { number } = useFormat();
  if (ownership === null) {
    return (
      <Section title={t('show.sections.ownership')}>
        <p className={styles.empty}>{t('show.owned.unknown')}</p>
      </Section>
    );
  }
  const { events, communities: owned } = ownership;
  const total = events.length + owned.length;
  if (total === 0) return null;
  const link =
    (route: 'events_show' | 'communities_show', isLinked: boolean) =>
    ({ id, name }: Owned) => (
      <li key={`${id}/${name}`}>
        {id === null || !isLinked ? name : <RecordLink to={addressOf(route, { id })}>{name}</RecordLink>}
      </li>
    );
  return (
    <Section title={t('show.sections.ownership')} count={number(total)}>
      {events.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('show.owned.events')}</h3>
          <ul className={styles.list}>{events.map(link('events_show', isOn('event')))}</ul>
        </>
      )}
      {owned.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('show.owned.communities')}</h3>
          <ul className={styles.list}>{owned.map(link('communities_show', isOn('community')))}</ul>
        </>
      )}
    </Section>
  );
}
