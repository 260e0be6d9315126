import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { weekdayOf } from '#shared/days.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import { type WindowName, windowNames } from '#shared/resources/solidary/windows.ts';
import { partOf, type Ride } from './rides.ts';
import type { PlannerRow } from './usePlannerRows.ts';

/** A part of one day of one volunteer. */
export interface PlannerPart {
  part: WindowName;
  isFree: boolean;
  rides: readonly Ride[];
}

/** What a volunteer does on a day, by parts of it; rides without an hour apart. */
export function partsOf({ volunteer, rides }: PlannerRow, day: CalendarDay): { parts: PlannerPart[]; others: Ride[] } {
  const weekday = weekDays[weekdayOf(day)] ?? 'mon';
  const ofDay = rides.get(day) ?? [];
  const parts = windowNames.map((part) => ({
    part,
    isFree: volunteer.slots[part][weekday],
    rides: ofDay.filter(({ time }) => partOf(time, volunteer.windows) === part),
  }));
  return { parts, others: ofDay.filter(({ time }) => time === null) };
}

/** Returns functions that write rides, days and kilometres of the planner. */
export function usePlannerTexts() {
  const { t } = useTranslation('solidaryvolunteers');
  const translate = useTranslate();
  const format = useFormat();
  const ride = ({ time, way, person }: Ride) =>
    [time, t(`planner.way.${way}`), person].filter((text) => text !== null).join(' · ');
  return {
    ride,
    kilometres: (known: number | null) =>
      known === null ? '–' : t('planner.kilometres', { distance: format.number(Math.round(known)) }),
    /** A cell in words: `lundi 30 novembre : libre le matin ; 09:30 · aller · Ben Durand`. */
    cell: (row: PlannerRow, day: CalendarDay) => {
      const { parts, others } = partsOf(row, day);
      const free = parts.filter(({ isFree }) => isFree).map(({ part }) => translate(`week:partNames.${part}`));
      return [
        free.length === 0 ? t('planner.notFree') : t('planner.freeAt', { parts: format.list(free) }),
        ...[...parts.flatMap(({ rides }) => rides), ...others].map(ride),
      ].join(' ; ');
    },
  };
}
