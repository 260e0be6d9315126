import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type Text, useText } from '#renderer/kit/ui/text.ts';
import type { ListFilter } from '../definition.ts';
import styles from './Filters.module.css';

interface FilterChipProps {
  filter: ListFilter;
  /** Empty for a filter that was just added. */
  text: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (text: string) => void;
  onRemove: () => void;
}

/** A filter that the person added: what it says, edited in place; removing it drops its value. */
export function FilterChip({ filter, text, isOpen, onOpenChange, onChange, onRemove }: FilterChipProps) {
  const words = useText();
  const { edit, summary } = filter.control;
  const label = labelOf(filter, words);
  const hint = filter.hint === undefined ? undefined : words(filter.hint);
  return (
    <div className={styles.chip}>
      <Popover
        open={isOpen}
        onOpenChange={(_, data) => onOpenChange(data.open)}
        positioning="below-start"
        trapFocus
        unstable_disableAutoFocus={false}
      >
        <PopoverTrigger disableButtonEnhancement>
          <Button size="small" appearance="transparent" className={styles.chipText} data-filter={filter.name}>
            <span className={styles.chipLabel}>{words('list:filters.chip', { label })}</span>
            <span className={styles.chipValue}>{text === '' ? words('list:filters.noValue') : summary(text)}</span>
          </Button>
        </PopoverTrigger>
        <PopoverSurface className={styles.editor} aria-label={label} data-filter-editor="">
          {edit({ text, onChange, label, hint })}
        </PopoverSurface>
      </Popover>
      <Button
        size="small"
        appearance="transparent"
        icon={<DismissRegular />}
        aria-label={words('list:filters.remove', { label })}
        onClick={onRemove}
      />
    </div>
  );
}

/** A filter of a group says which: its own label alone (`Domicile`) could be anything. */
const labelOf = ({ label, group }: ListFilter, words: Text): string =>
  group === undefined ? words(label) : words('list:filters.grouped', { group: words(group), label: words(label) });
