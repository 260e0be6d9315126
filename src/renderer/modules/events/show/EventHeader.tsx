import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { actionIds } from '#renderer/kit/resource/actions.ts';
import { usePictureUrl } from '#renderer/kit/resource/picture/pictures.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Event } from '#shared/resources/events/index.ts';
import { dayOf, isWallClock, timeOf } from '#shared/wall-clock.ts';
import { eventActions } from '../actions.ts';
import { statusColors, statusLabel, whenColors, whenLabel, whenOf } from '../labels.ts';

const { duplicate } = actionIds('events');

/** Header of an event's page: name, dates, status and actions. */
export function EventHeader({ event }: { event: Event }) {
  const { t } = useTranslation('events');
  const translate = useTranslate();
  const inWords = useDates();
  const pictureUrl = usePictureUrl({ resource: 'events', id: event.id });
  const when = whenOf(event);
  return (
    <ActionHeader
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
          {event.status !== null && (
            <Badge appearance="tint" color={statusColors[event.status]}>
              {translate(statusLabel(event.status))}
            </Badge>
          )}
          {event.isPrivate && (
            <Badge appearance="tint" color="important">
              {t('fields.private')}
            </Badge>
          )}
        </>
      }
      facts={[inWords(event)]}
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
