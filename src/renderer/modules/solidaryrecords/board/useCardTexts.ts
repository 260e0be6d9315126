import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { townsOf } from '#renderer/features/solidary/records/towns.ts';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { telOf } from '#renderer/kit/ui/external.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { daysBetween } from '#shared/days.ts';
import { personNameOf } from '#shared/full-name.ts';
import { dayOfInstant } from '#shared/instant.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { idleDays, isPast } from '#shared/resources/solidaryrecords/since.ts';
import { type Lateness, latenessOf } from './columns.ts';

export interface CardTexts {
  of: (row: SolidaryRecordRow) => {
    /** The name in the order in which one says it. */
    name: string;
    /** Journey and purpose. */
    journey: string;
    day: string;
    /** The telephone as it is read out, and the address that dials it; null without one that can be dialled. */
    telephone: { shown: string; address: string; label: string } | null;
    /** Days since the last action, in short and in words; null where it was today, or is not known. */
    idle: { short: string; words: string } | null;
    lateness: Lateness;
    isPast: boolean;
    isStale: boolean;
  };
}

/** Returns the texts of a card: name, journey and purpose, first day, telephone, and for how long nothing was done. */
export function useCardTexts(): CardTexts {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const { staleDays } = useBootstrap().config.solidary;
  const now = today();
  return useMemo(
    () => ({
      of: (row) => {
        const { subject, fromDate, lastActionDate, telephone } = row;
        const address = telephone === null ? null : telOf(telephone);
        const shown = telephone === null ? '' : format.phone(telephone);
        const waited = daysBetween(dayOfInstant(lastActionDate), now);
        return {
          name: personNameOf(row),
          journey: [townsOf(row, t('values.anywhere')), subject].filter(Boolean).join(' · '),
          day: fromDate === null ? '–' : format.shortDay(fromDate),
          telephone:
            address === null
              ? null
              : { shown, address, label: t('board.call', { name: personNameOf(row), phone: shown }) },
          idle:
            waited === null || waited <= 0
              ? null
              : { short: t('board.idleShort', { count: waited }), words: t('board.stale', { count: waited }) },
          lateness: latenessOf(row, now),
          isPast: isPast(row, now),
          isStale: idleDays(row, now, staleDays) !== null,
        };
      },
    }),
    [t, format, staleDays, now],
  );
}
