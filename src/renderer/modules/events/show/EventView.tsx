import { Badge } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actionIds } from '#renderer/kit/resource/actions.ts';
import { usePictureUrl } from '#renderer/kit/resource/picture/pictures.ts';
import { RecordView } from '#renderer/kit/resource/RecordView.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useYesNo } from '#renderer/kit/ui/show/FieldRows.tsx';
import { KeyStrip } from '#renderer/kit/ui/show/KeyStrip.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Event } from '#shared/resources/events/index.ts';
import { dayOf, isWallClock, timeOf } from '#shared/wall-clock.ts';
import { eventActions } from '../actions.ts';
import { statusColors, statusLabel, whenColors, whenLabel, whenOf } from '../labels.ts';

const { duplicate } = actionIds('events');

const ACTIVE = 1;

/** The page of an event: its state and what can be done to it around the record. */
export function EventView({ event, children }: { event: Event; children: ReactNode }) {
  const { t } = useTranslation('events');
  const translate = useTranslate();
  const pictureUrl = usePictureUrl({ resource: 'events', id: event.id });
  const { status, isPrivate } = event;
  const when = whenOf(event);
  // Being private changes who sees it; being active is what everybody expects.
  const showsPrivate = isPrivate && (status === null || status === ACTIVE);
  return (
    <RecordView
      record={event}
      resource="events"
      actions={eventActions}
      buttons={[duplicate]}
      picture={pictureUrl(event.avatar ?? event.image)}
      badges={
        <>
          {when !== null && (
            <Badge appearance="tint" color={whenColors[when]}>
              {translate(whenLabel(when))}
            </Badge>
          )}
          {status !== null && !showsPrivate && (
            <Badge appearance="tint" color={statusColors[status]}>
              {translate(statusLabel(status))}
            </Badge>
          )}
          {showsPrivate && (
            <Badge appearance="tint" color="important">
              {t('fields.private')}
            </Badge>
          )}
        </>
      }
    >
      {children}
    </RecordView>
  );
}

/** When and where it takes place, and for whom. */
export function EventKeyFacts({ event }: { event: Event }) {
  const { t } = useTranslation('events');
  const translate = useTranslate();
  const yesNo = useYesNo();
  const inWords = useDates();
  const { address, communityName, communityId, isPrivate, status } = event;
  return (
    <KeyStrip
      facts={[
        { label: t('show.dates'), isLong: true, value: inWords(event) },
        { label: t('fields.place'), value: address?.locality },
        { label: t('fields.community'), value: communityName ?? (communityId === null ? null : `#${communityId}`) },
        { label: t('fields.private'), value: yesNo(isPrivate) },
        { label: t('fields.status'), isExtra: true, value: status !== null && translate(statusLabel(status)) },
      ]}
    />
  );
}

type Dates = Pick<Event, 'fromDate' | 'toDate' | 'hasTime'>;

/** When an event takes place, as text: `du samedi 20 juin 2026 à 14:00 au dimanche 21 juin 2026 à 18:00`. */
function useDates(): (event: Dates) => string {
  const { t } = useTranslation('events');
  const format = useFormat();
  return ({ fromDate, toDate, hasTime }) => {
    if (!isWallClock(fromDate) || !isWallClock(toDate)) {
      return [fromDate, toDate].map((date) => format.wallClock(date, hasTime)).join(' – ');
    }
    const isOneDay = dayOf(fromDate) === dayOf(toDate);
    const values = {
      from: format.dayInWords(dayOf(fromDate)),
      to: format.dayInWords(dayOf(toDate)),
      fromTime: timeOf(fromDate),
      toTime: timeOf(toDate),
    };
    if (!hasTime) return t(isOneDay ? 'dates.day' : 'dates.days', values);
    return t(isOneDay ? 'dates.hours' : 'dates.daysAndHours', values);
  };
}
