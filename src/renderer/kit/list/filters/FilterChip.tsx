import { Button, mergeClasses, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { ChevronDownRegular, DismissRegular } from '@fluentui/react-icons';
import { type Text, useTranslate } from '#renderer/kit/ui/translate.ts';
import type { ListFilter } from '../definition.ts';
import styles from './Filters.module.css';

interface FilterChipProps {
  filter: ListFilter;
  /** Empty for a filter that was just added, or that is always there. */
  text: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (text: string) => void;
  onRemove: () => void;
}

/** A filter: shows its value, edited in place; removing it drops the value. Without a value it is a quiet button. */
export function FilterChip({ filter, text, isOpen, onOpenChange, onChange, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const { edit, summary } = filter.control;
  const label = labelOf(filter, translate);
  const hint = filter.hint === undefined ? undefined : translate(filter.hint);
  const isEmpty = text === '';
  const isOffer = isEmpty && filter.isAlwaysOn === true;
  return (
    <div className={mergeClasses(styles.chip, isOffer && styles.offer)}>
      <Popover
        open={isOpen}
        onOpenChange={(_, data) => onOpenChange(data.open)}
        positioning="below-start"
        trapFocus
        unstable_disableAutoFocus={false}
      >
        <PopoverTrigger disableButtonEnhancement>
          <Button
            size="small"
            appearance="transparent"
            className={styles.chipText}
            data-filter={filter.name}
            // At each drawing: its value changes.
            ref={(button) => setTitle(button)}
            onPointerEnter={(event) => setTitle(event.currentTarget)}
            {...(isOffer && { icon: <ChevronDownRegular />, iconPosition: 'after' })}
          >
            {isOffer ? (
              <span className={styles.chipLabel}>{label}</span>
            ) : (
              <>
                <span className={styles.chipLabel}>{translate('list:filters.chip', { label })}</span>
                <span className={styles.chipValue}>{isEmpty ? translate('list:filters.noValue') : summary(text)}</span>
              </>
            )}
          </Button>
        </PopoverTrigger>
        <PopoverSurface className={styles.editor} aria-label={label} data-filter-editor="">
          {edit({ text, onChange, label, hint })}
        </PopoverSurface>
      </Popover>
      {!isOffer && (
        <Button
          size="small"
          appearance="transparent"
          className={styles.remove}
          icon={<DismissRegular />}
          aria-label={translate('list:filters.remove', { label })}
          title={translate('list:filters.remove', { label })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

/** The label includes the group: the filter's own label alone (`Domicile`) is ambiguous. */
const labelOf = ({ label, group }: ListFilter, translate: Text): string =>
  group === undefined
    ? translate(label)
    : translate('list:filters.grouped', { group: translate(group), label: translate(label) });

/**
 * A chip that is cut says the whole of it in its title; names that it shows may arrive after it was drawn. It is the
 * name of the button letter by letter: another text would be read out after it.
 */
function setTitle(button: HTMLElement | null): void {
  if (button !== null)
    button.title = [...button.childNodes]
      .map((part) => part.textContent)
      .join(' ')
      .trim();
}
