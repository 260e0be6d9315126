import { useRef, useState } from 'react';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { ListFilter } from '../definition.ts';
import type { ListState } from '../state.ts';
import { useAllowed } from '../useAllowed.ts';
import { AddFilter } from './AddFilter.tsx';
import { FilterChip } from './FilterChip.tsx';
import styles from './Filters.module.css';
import { FoldedFilters } from './FoldedFilters.tsx';
import { useChipFocus } from './useChipFocus.ts';

interface FilterBarProps {
  filters: readonly ListFilter[];
  values: ListState['filters'];
  /** `isTyping`: one of many changes of a text while it is typed. */
  onChange: (name: string, text: string, isTyping: boolean) => void;
  onClear: () => void;
}

/** Chips on the line; a wide window has room for more. */
const MOST = 2;
const MOST_WIDE = 4;

/** The filters of the line as chips, the further ones folded, and the menu that adds one. */
export function FilterBar({ filters, values, onChange, onClear }: FilterBarProps) {
  const translate = useTranslate();
  const isAllowed = useAllowed();
  const most = useMedia('(min-width: 1600px)') ? MOST_WIDE : MOST;
  // The filter being edited: it may have no value yet, and then exists only here.
  const [opened, setOpened] = useState<string | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);

  const chips = filters.filter(({ control, isAlwaysOn, isOnBar }) => !isOnBar && !(isAlwaysOn && control.line));
  const bar = useRef<HTMLDivElement>(null);
  const focus = useChipFocus(bar, opened);
  const isShown = ({ name, isAlwaysOn }: ListFilter) => isAlwaysOn || name in values || name === opened;
  const shown = chips.filter(isShown);
  const onLine = shown.slice(0, most);
  // One that was just added has its editor at its chip: the chip is on the line while that is open.
  const added = shown.slice(most).find(({ name }) => name === opened && !isUnfolded);
  if (added !== undefined) onLine[most - 1] = added;
  const folded = shown.filter((filter) => !onLine.includes(filter));

  const change = ({ name, control }: ListFilter, text: string) =>
    onChange(name, text, control.isTyped === true && text !== '' && name in values);
  const add = (filter: ListFilter) => {
    if (filter.control.initial === undefined) setOpened(filter.name);
    else change(filter, filter.control.initial);
  };
  const chip = (filter: ListFilter) => (
    <FilterChip
      key={filter.name}
      filter={filter}
      text={values[filter.name] ?? ''}
      isOpen={opened === filter.name}
      onOpenChange={(isOpen) => {
        if (!isOpen) focus.leaveEditor(filter.name);
        setOpened(isOpen ? filter.name : null);
      }}
      onChange={(text) => change(filter, text)}
      onRemove={() => {
        if (!filter.isAlwaysOn) focus.leaveChip(filter.name);
        setOpened(null);
        if (folded.length === 1) setUnfolded(false);
        onChange(filter.name, '', false);
      }}
    />
  );

  return (
    <div ref={bar} className={styles.bar} data-count={onLine.length}>
      {onLine.map(chip)}
      {folded.length > 0 && (
        <FoldedFilters count={folded.length} isOpen={isUnfolded} onOpenChange={setUnfolded}>
          {folded.map(chip)}
        </FoldedFilters>
      )}
      {/* A filter of the address that the user could not add stays: its value is shown, and can be removed. */}
      <AddFilter
        filters={chips.filter((filter) => !isShown(filter) && !filter.isSetElsewhere && isAllowed(filter))}
        onAdd={add}
        onClear={Object.keys(values).length > 0 ? onClear : undefined}
        isShort={shown.length > 0}
        label={translate('list:filters.add')}
      />
    </div>
  );
}
