import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { idleDays, isPast } from '#shared/resources/solidaryrecords/since.ts';

export interface CardTexts {
  of: (row: SolidaryRecordRow) => { name: string; lines: string[]; flags: string[] };
}

/** Returns the texts of a card: name, purpose and journey, first day, and what is overdue. */
export function useCardTexts(): CardTexts {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const { staleDays } = useBootstrap().config.solidary;
  const now = today();
  return useMemo(
    () => ({
      of: (row) => {
        const { id, subject, fromDate } = row;
        const waited = idleDays(row, now, staleDays);
        return {
          name: personNameOf(row),
          lines: [
            [t('board.number', { id }), subject].filter(Boolean).join(' · '),
            journeyOf(row, t('board.anywhere')),
            fromDate === null ? '' : t('board.firstDay', { day: format.shortDay(fromDate) }),
          ].filter((line) => line !== ''),
          flags: [isPast(row, now) && t('board.past'), waited !== null && t('board.stale', { count: waited })].filter(
            (flag) => flag !== false,
          ),
        };
      },
    }),
    [t, format, staleDays, now],
  );
}

function journeyOf({ origin, destination, goesAnywhere }: SolidaryRecordRow, anywhere: string): string {
  return [origin.town, goesAnywhere ? anywhere : destination.town].filter(Boolean).join(' → ');
}
