import { Tab, TabList } from '@fluentui/react-components';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { SolutionCounts, SolutionTab } from './tabs.ts';

interface SolutionTabsProps {
  /** Prefix of the ids of the tabs and of their panel. */
  id: string;
  list: RefObject<HTMLDivElement | null>;
  tabs: readonly SolutionTab[];
  tab: SolutionTab;
  counts: SolutionCounts;
  onChange: (tab: SolutionTab) => void;
}

/** The tabs of the solutions, each with how many it holds. */
export function SolutionTabs({ id, list, tabs, tab, counts, onChange }: SolutionTabsProps) {
  const { t } = useTranslation('matching');
  const { number } = useFormat();
  const labelOf = (one: SolutionTab) => {
    const count = counts[one];
    return count === undefined
      ? t(`tabs.${one}`)
      : t('tabs.counted', { label: t(`tabs.${one}`), shown: number(count) });
  };
  return (
    <TabList
      ref={list}
      size="small"
      aria-label={t('tabs.label')}
      selectedValue={tab}
      // The values of the tabs below.
      onTabSelect={(_, { value }) => onChange(value as SolutionTab)}
    >
      {tabs.map((one) => (
        <Tab key={one} value={one} id={`${id}${one}`} aria-controls={`${id}panel`}>
          {labelOf(one)}
        </Tab>
      ))}
    </TabList>
  );
}
