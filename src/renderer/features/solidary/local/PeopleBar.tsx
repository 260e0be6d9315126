import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListBarProps } from '#renderer/kit/list/slots.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import type { Linked } from '#shared/resources/solidary/local.ts';
import type { Comparable } from '../duplicates/duplicates.ts';
import { useDuplicates } from '../duplicates/useDuplicates.tsx';
import { OtherSpellings } from '../phone/OtherSpellings.tsx';
import { PhoneBox } from '../phone/PhoneBox.tsx';
import type { PeopleList } from '../whole-list.ts';
import { BarMenu } from './BarMenu.tsx';
import type { BarTool } from './bar-tool.ts';
import { useCurrentStructure } from './current-structure.ts';
import { localNames } from './filters.ts';
import { LocalSwitches } from './LocalSwitches.tsx';
import styles from './local.module.css';
import { useLocalFilters } from './useLocalFilters.ts';

/** Too narrow for everything in one line. */
const NARROW = '(max-width: 1849px)';

const none: readonly BarTool[] = [];

/** The fields of a row that the bar needs. */
export type PersonRow = BaseRow & Linked & Comparable;

interface PeopleBarProps<R extends PersonRow> extends ListBarProps<R> {
  name: PeopleList;
  /** Tools before the common ones. */
  tools?: readonly BarTool[];
}

/**
 * What the line of solidary people has besides that of other lists: phone first, my structure and pending, duplicates
 * (docs/screens/08-solidary-people.md §9). One line, whatever the width: the menu takes what has no room. It stays beside
 * a selection.
 */
export function PeopleBar<R extends PersonRow>({ name, page, links, tools = none }: PeopleBarProps<R>) {
  const { t } = useTranslation('solidarylists');
  const structure = useCurrentStructure();
  const { filters } = page.state;
  const isLocal = localNames.some((one) => filters[one] !== undefined);
  const local = useLocalFilters({
    structure,
    filters,
    total: isLocal || page.list.isPlaceholderData ? undefined : page.list.data?.total,
    onChange: (next) => page.change({ page: 1, filters: next }),
  });
  const duplicates = useDuplicates(name, isLocal);
  const isNarrow = useMedia(NARROW);
  const all = [...tools, duplicates.tool];
  const buttons = isNarrow ? all.filter(({ isMain }) => isMain) : all;
  return (
    <ScreenLine>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
      <div role="group" aria-label={t('label')} className={`${flow.bar} ${styles.bar}`} data-stays-on-line="">
        <PhoneBox page={page} links={links} />
        {!isNarrow && <LocalSwitches {...local} />}
        {buttons.length > 0 && (
          <div className={`${flow.bar} ${styles.tools}`}>
            {buttons.map(({ id, label, icon: Icon, run, isExpanded }) => (
              <Button
                key={id}
                size="small"
                appearance="subtle"
                icon={<Icon />}
                aria-expanded={isExpanded}
                onClick={run}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
        {isNarrow && <BarMenu filters={local} tools={all.filter((tool) => !buttons.includes(tool))} />}
        {filters.telephone !== undefined && !page.list.isPlaceholderData && page.list.data?.total === 0 && (
          <OtherSpellings
            telephone={filters.telephone}
            onChoose={(spelling) => page.setFilter('telephone', spelling, false)}
          />
        )}
        {duplicates.dialog}
      </div>
    </ScreenLine>
  );
}
