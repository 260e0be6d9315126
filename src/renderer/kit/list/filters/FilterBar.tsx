import { Button } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { ListFilter } from '../definition.ts';
import type { ListState } from '../state.ts';
import { useAllowed } from '../useAllowed.ts';
import { AddFilter } from './AddFilter.tsx';
import { FilterChip } from './FilterChip.tsx';
import styles from './Filters.module.css';
import { useChipFocus } from './useChipFocus.ts';

interface FilterBarProps {
  filters: readonly ListFilter[];
  values: ListState['filters'];
  /** `isTyping`: one of many changes of a text while it is typed. */
  onChange: (name: string, text: string, isTyping: boolean) => void;
  onClear: () => void;
}

/** The bar of filters: those always on, then the chips of the added ones. */
export function FilterBar({ filters, values, onChange, onClear }: FilterBarProps) {
  const translate = useTranslate();
  const isAllowed = useAllowed();
  // The filter being edited: it may have no value yet, and then exists only here.
  const [opened, setOpened] = useState<string | null>(null);

  const alwaysOn = filters.filter(({ isAlwaysOn }) => isAlwaysOn);
  const optional = filters.filter(({ isAlwaysOn, isOnBar }) => !isAlwaysOn && !isOnBar);
  const bar = useRef<HTMLDivElement>(null);
  const focus = useChipFocus(bar, opened);
  const isShown = ({ name }: ListFilter) => name in values || name === opened;
  const change = ({ name, control }: ListFilter, text: string) =>
    onChange(name, text, control.isTyped === true && text !== '' && name in values);

  const add = (filter: ListFilter) => {
    if (filter.control.initial === undefined) setOpened(filter.name);
    else change(filter, filter.control.initial);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not in the types of this React.
    <div ref={bar} role="search" className={styles.bar} aria-label={translate('list:filters.label')}>
      {alwaysOn.map((filter) => (
        <div key={filter.name} className={styles.alwaysOn}>
          {filter.control.edit({
            text: values[filter.name] ?? '',
            label: translate(filter.label),
            hint: filter.hint === undefined ? undefined : translate(filter.hint),
            onChange: (text) => change(filter, text),
          })}
        </div>
      ))}
      {optional.filter(isShown).map((filter) => (
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
            focus.leaveChip();
            setOpened(null);
            onChange(filter.name, '', false);
          }}
        />
      ))}
      {/* A filter of the address that the user could not add stays: its value is shown, and can be removed. */}
      <AddFilter
        filters={optional.filter((filter) => !isShown(filter) && !filter.isSetElsewhere && isAllowed(filter))}
        onAdd={add}
      />
      {Object.keys(values).length > 0 && (
        <Button appearance="subtle" onClick={onClear}>
          {translate('list:filters.clear')}
        </Button>
      )}
    </div>
  );
}
