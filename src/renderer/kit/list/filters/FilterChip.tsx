import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type Text, useTranslate } from '#renderer/kit/ui/translate.ts';
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

/** An added filter: shows its value, edited in place; removing it drops the value. */
export function FilterChip({ filter, text, isOpen, onOpenChange, onChange, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const { edit, summary } = filter.control;
  const label = labelOf(filter, translate);
  const hint = filter.hint === undefined ? undefined : translate(filter.hint);
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
            <span className={styles.chipLabel}>{translate('list:filters.chip', { label })}</span>
            <span className={styles.chipValue}>{text === '' ? translate('list:filters.noValue') : summary(text)}</span>
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
        aria-label={translate('list:filters.remove', { label })}
        onClick={onRemove}
      />
    </div>
  );
}

/** The label includes the group: the filter's own label alone (`Domicile`) is ambiguous. */
const labelOf = ({ label, group }: ListFilter, translate: Text): string =>
  group === undefined
    ? translate(label)
    : translate('list:filters.grouped', { group: translate(group), label: translate(label) });
