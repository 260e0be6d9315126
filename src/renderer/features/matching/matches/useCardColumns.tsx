import { useTranslation } from 'react-i18next';
import type { Column } from '#renderer/kit/list/sort-table/SortTable.tsx';
import { useSolutions } from '../context.ts';
import { choiceOf, type InWay, type MatchCard } from './rows.ts';

type Match = InWay<{ matchingId: number | null }>;

/**
 * Returns a function that makes the columns of matches those of cards: a value that both directions share is shown
 * once, others by direction. The button chooses the outward journey, with which the platform chooses the linked return;
 * a return that was not chosen gets its own button.
 */
export function useCardColumns<Row extends Match>(): (columns: readonly Column<Row>[]) => Column<MatchCard<Row>>[] {
  const { t } = useTranslation('matching');
  const { record, unconfirmed } = useSolutions();
  const isOpen = ({ matchingId }: Row) => choiceOf(record, unconfirmed, matchingId) === 'open';
  return (columns) =>
    columns.map(({ cell, value, ...column }): Column<MatchCard<Row>> => {
      const cellOf = ({ main, back }: MatchCard<Row>) => {
        if (back === null || column.id === 'person') return cell(main);
        if (column.id === 'way') return t('way.both');
        if (column.id === 'action') return cell(isOpen(main) || !isOpen(back) ? main : back);
        const [outward, homeward] = [cell(main), cell(back)];
        if (outward === homeward) return outward;
        return (
          <>
            <div>
              {t('way.outwardOf')} {outward}
            </div>
            <div>
              {t('way.backOf')} {homeward}
            </div>
          </>
        );
      };
      return {
        ...column,
        cell: cellOf,
        ...(value !== undefined && { value: ({ main }: MatchCard<Row>) => value(main) }),
      };
    });
}
