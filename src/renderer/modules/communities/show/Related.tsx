import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listQuery } from '#renderer/kit/data/queries.ts';
import { useCan, useSwitch } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordBody } from '#renderer/kit/ui/show/RecordBody.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { RelatedList } from '#renderer/kit/ui/show/RelatedList.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { Community } from '#shared/resources/communities/index.ts';
import { addressOf } from '#shared/routes.ts';

/** Events shown here; their list, restricted to the community, has all of them. */
const SHOWN = 5;

/** Records related to a community (docs/screens/03-communities.md §3). The platform only gives its events. */
export function Related({ community: { id } }: { community: Community }) {
  const can = useCan();
  const isOn = useSwitch();
  return (
    <RecordBody>
      {isOn('event') && can('event_list') && <EventsSection communityId={id} />}
      <UnknownSection />
    </RecordBody>
  );
}

function EventsSection({ communityId }: { communityId: number }) {
  const { t } = useTranslation('communities');
  const can = useCan();
  const format = useFormat();
  const query = useQuery(
    listQuery('events', {
      page: 1,
      perPage: SHOWN,
      sort: [{ field: 'fromDate', direction: 'desc' }],
      filters: { community: [communityId] },
    }),
  );
  return (
    <RelatedList
      title={t('show.sections.events')}
      query={query}
      empty={t('show.noEvent')}
      lineOf={({ id, name, fromDate, hasTime }) => ({
        name,
        to: addressOf('events_show', { id }),
        details: [format.wallClock(fromDate, hasTime)],
      })}
      footer={
        can('event_manage') && (
          <RecordLink to={addressOf('events')} search={{ community: communityId }}>
            {t('show.allEvents')}
          </RecordLink>
        )
      }
    />
  );
}

/** Says which lists the platform cannot restrict to a community, so that nobody takes their absence for none. */
function UnknownSection() {
  const { t } = useTranslation('communities');
  return (
    <Section title={t('show.sections.others')}>
      <p className={flow.quiet}>{t('show.notListed')}</p>
    </Section>
  );
}
