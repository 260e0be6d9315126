import { useTranslation } from 'react-i18next';
import type { Candidate } from './candidates.ts';
import type { HoursFit } from './hours.ts';

const HOUR = 60;

interface HoursTexts {
  /** How far away the hours are: `à l’heure`, `+6 h 15`, `3 jours sur 5, 20 min plus tôt`, `heure inconnue`. */
  gap: (hours: HoursFit, role: Candidate['role']) => string;
  /** The same after the time at which they drive, where it is known. */
  timed: (hours: HoursFit, role: Candidate['role']) => string;
}

/** Returns functions that say how well hours fit (docs/screens/07-solidary-records.md §3). */
export function useHoursTexts(): HoursTexts {
  const { t } = useTranslation('matching');
  const duration = (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
    if (hours === 0) return t('hours.minutes', { minutes: rest });
    return rest === 0
      ? t('hours.hours', { hours })
      : t('hours.both', { hours, minutes: String(rest).padStart(2, '0') });
  };
  const away = ({ fit, minutes }: HoursFit, role: Candidate['role']): string => {
    if (role === 'transporter' && fit === 'fits') return t('hours.free');
    if (minutes === null || minutes === 0) return t('hours.onTime');
    const text = duration(Math.abs(minutes));
    return minutes > 0 ? t('hours.later', { duration: text }) : t('hours.earlier', { duration: text });
  };
  const gap: HoursTexts['gap'] = (hours, role) => {
    if (hours.fit === 'none') return t('hours.none');
    if (hours.fit === 'unknown') return t('hours.unknown');
    if (hours.isOtherDay) return t(role === 'transporter' ? 'hours.otherSlot' : 'hours.otherDay');
    const { days } = hours;
    if (days === null) return away(hours, role);
    return t('hours.days', { count: days.shared, total: days.wanted, gap: away(hours, role) });
  };
  return {
    gap,
    timed: (hours, role) => [hours.time, gap(hours, role)].filter((part) => part !== null).join(' · '),
  };
}
