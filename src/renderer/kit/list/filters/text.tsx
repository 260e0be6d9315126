import { Field, Input, SearchBox, useId } from '@fluentui/react-components';
import { type Text, useTranslate } from '#renderer/kit/ui/translate.ts';
import { lineLimit } from '#shared/text-limits.ts';
import type { EditorProps, FilterControl, LineProps } from './control.ts';
import styles from './Filters.module.css';
import { useDelayedText } from './useDelayedText.ts';

const trimmed = (typed: string): string | undefined => {
  const text = typed.trim();
  return text === '' ? undefined : text;
};

/** Part of a text. */
export function text(): FilterControl<string> {
  return { toValue: trimmed, edit: (props) => <TextEditor {...props} />, summary: (typed) => typed, isTyped: true };
}

const wholeOf = (typed: string): number | undefined => {
  const text = typed.trim();
  return /^\d{1,10}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
};

/** A whole number above 0, such as the number of a record. */
export function wholeNumber(): FilterControl<number> {
  return { toValue: wholeOf, edit: (props) => <TextEditor {...props} />, summary: (typed) => typed, isTyped: true };
}

function TextEditor({ text: value, onChange, label, hint, explain }: EditorProps & { explain?: Explain }) {
  const translate = useTranslate();
  const { draft, type, flush } = useDelayedText(value, onChange);
  return (
    <Field label={label} hint={explain?.(draft, translate) ?? hint}>
      <Input
        value={draft}
        maxLength={lineLimit}
        autoComplete="off"
        onChange={(_, data) => type(data.value)}
        onBlur={flush}
        onKeyDown={({ key }) => key === 'Enter' && flush()}
      />
    </Field>
  );
}

/** Describes how a search box interprets a text; null when there is nothing to say. */
export type Explain = (typed: string, translate: Text) => string | null;

/** A name is searched as typed. */
const explainNothing: Explain = () => null;

/** A search that may explain itself. On the line of a list it is its box, which `Ctrl+F` focuses. */
export function search(explain: Explain = explainNothing): FilterControl<string> {
  return {
    toValue: trimmed,
    edit: (props) => <TextEditor {...props} explain={explain} />,
    line: (props) => <SearchLine {...props} explain={explain} />,
    summary: (typed) => typed,
    isTyped: true,
  };
}

/** The box, and as a chip what the typed text was taken for. The region is there before its text: it is announced. */
function SearchLine({
  text: value,
  onChange,
  label,
  hint,
  placeholder = label,
  explain,
}: LineProps & { explain: Explain }) {
  const translate = useTranslate();
  const { draft, type, flush } = useDelayedText(value, onChange);
  const id = useId('search-');
  const picked = explain(draft, translate) ?? '';
  return (
    <>
      <SearchBox
        className={styles.search}
        aria-label={label}
        aria-describedby={id}
        title={label}
        placeholder={placeholder}
        value={draft}
        maxLength={lineLimit}
        autoComplete="off"
        data-list-search=""
        dismiss={{ 'aria-label': translate('list:filters.clearSearchOf', { label }) }}
        onChange={(_, data) => type(data.value)}
        onBlur={flush}
        onKeyDown={({ key }) => key === 'Enter' && flush()}
      />
      <span id={id} role="status" className={styles.picked} title={picked === '' ? hint : picked}>
        {picked}
      </span>
    </>
  );
}
