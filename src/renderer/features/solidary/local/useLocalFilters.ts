import { useTranslation } from 'react-i18next';
import type { ListState } from '#renderer/kit/list/state.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { wholeList } from '#shared/resources/solidary/local.ts';
import type { CurrentStructure } from './current-structure.ts';
import { OWN, YES } from './filters.ts';

type Filters = ListState['filters'];

interface LocalFiltersOptions {
  structure: CurrentStructure | undefined;
  filters: Filters;
  /** Rows of the platform's own filters, as last known. */
  total: number | undefined;
  onChange: (filters: Filters) => void;
}

/** One of the two, as a switch shows it. */
export interface LocalFilter {
  id: 'structure' | 'pending';
  label: string;
  tip: string | undefined;
  isOn: boolean;
  change: (isOn: boolean) => void;
}

export interface LocalFilters {
  all: readonly LocalFilter[];
  /** Why neither can be changed; null where both can. */
  reason: string | null;
}

const without = (filters: Filters, ...names: string[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

/**
 * The two filters of solidary people that this computer applies: rows of the current structure, and those pending there
 * (docs/screens/08-solidary-people.md §9). A list that is too long to be read whole says so.
 */
export function useLocalFilters({ structure, filters, total, onChange }: LocalFiltersOptions): LocalFilters {
  const { t } = useTranslation('solidarylists');
  const { number } = useFormat();
  const isOwn = filters.structure === OWN;
  const isPending = filters.isPending === YES;
  const isOn = isOwn || isPending || filters.slot !== undefined;
  const isTooLong = !isOn && total !== undefined && total > wholeList.maxRows;
  const tooLong = () => t('tooLong', { number: number(total ?? 0), max: number(wholeList.maxRows) });
  return {
    reason: structure === undefined ? t('noStructure') : isTooLong ? tooLong() : null,
    all: [
      {
        id: 'structure',
        label: t('structure'),
        tip: structure?.name,
        isOn: isOwn,
        change: (isWanted) =>
          onChange(isWanted ? { ...filters, structure: OWN } : without(filters, 'structure', 'isPending', 'slot')),
      },
      {
        id: 'pending',
        label: t('pending'),
        tip: undefined,
        isOn: isPending,
        change: (isWanted) =>
          onChange(
            isWanted ? { ...without(filters, 'slot'), structure: OWN, isPending: YES } : without(filters, 'isPending'),
          ),
      },
    ],
  };
}
