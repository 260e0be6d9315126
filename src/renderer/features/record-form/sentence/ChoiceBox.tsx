import { Combobox, Option } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { PartControl } from './Part.tsx';
import { selectAll } from './select-all.ts';
import styles from './sentence.module.css';

interface Choice {
  value: string;
  label: string;
  /** What the choice comes to. */
  note?: string | null;
}

interface ChoiceBoxProps {
  part: PartControl;
  text: string;
  placeholder: string;
  /** What can be chosen instead of being typed. */
  choices: readonly Choice[];
  chosen: string | null;
  inputRef?: Ref<HTMLInputElement>;
  onType: (text: string) => void;
  onChoose: (value: string) => void;
  /** Called when the focus leaves the box, with what it goes to. */
  onLeave: (to: Element | null) => void;
  /** What Alt+↓ does besides opening the list, which the arrow alone opens. */
  onAltDown?: () => void;
}

/** A box in which something is typed, such as a day, or chosen from a list that the arrow keys open. */
export function ChoiceBox(props: ChoiceBoxProps): ReactNode {
  const { part, text, placeholder, choices, chosen, inputRef, onType, onChoose, onLeave, onAltDown } = props;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Combobox
      {...part}
      ref={inputRef}
      freeform
      aria-required
      autoComplete="off"
      expandIcon={{ 'aria-label': translate('list:picker.open', { label: part['aria-label'] }), tabIndex: -1 }}
      open={isOpen}
      listbox={{ className: styles.choices }}
      value={text}
      placeholder={placeholder}
      selectedOptions={chosen === null ? [] : [chosen]}
      onFocus={selectAll}
      onInput={({ currentTarget: { value } }) => {
        setOpen(false);
        onType(value);
      }}
      onOpenChange={(event, data) => {
        // A letter is typed, it opens no list.
        const isTyped = 'key' in event && event.key.length === 1;
        setOpen(data.open && !isTyped);
      }}
      onOptionSelect={(_, { optionValue }) => {
        if (optionValue !== undefined) onChoose(optionValue);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (onAltDown === undefined || event.key !== 'ArrowDown' || !event.altKey) return;
        event.preventDefault();
        onAltDown();
      }}
      onBlur={({ relatedTarget }) => onLeave(relatedTarget)}
    >
      {choices.map(({ value, label, note }) => (
        <Option key={value} value={value} text={label} checkIcon={null}>
          <span className={styles.choice}>
            {label}
            {note && <small>{note}</small>}
          </span>
        </Option>
      ))}
    </Combobox>
  );
}
