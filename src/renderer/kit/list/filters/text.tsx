import { Field, Input, SearchBox } from '@fluentui/react-components';
import { type Text, useTranslate } from '#renderer/kit/ui/translate.ts';
import { lineLimit } from '#shared/text-limits.ts';
import type { EditorProps, FilterControl } from './control.ts';
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

function TextEditor({ text: value, onChange, label, hint }: EditorProps) {
  const { draft, type, flush } = useDelayedText(value, onChange);
  return (
    <Field label={label} hint={hint}>
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

/** A search box that may explain its search. `Ctrl+F` focuses it. */
export function search(explain: Explain = explainNothing): FilterControl<string> {
  return {
    toValue: trimmed,
    edit: (props) => <SearchEditor {...props} explain={explain} />,
    summary: (typed) => typed,
    isTyped: true,
  };
}

function SearchEditor({ text: value, onChange, label, hint, explain }: EditorProps & { explain: Explain }) {
  const translate = useTranslate();
  const { draft, type, flush } = useDelayedText(value, onChange);
  return (
    <Field hint={explain(draft, translate) ?? hint}>
      <SearchBox
        aria-label={label}
        placeholder={label}
        value={draft}
        maxLength={lineLimit}
        autoComplete="off"
        data-list-search=""
        dismiss={{ 'aria-label': translate('list:filters.clearSearch') }}
        onChange={(_, data) => type(data.value)}
        onBlur={flush}
        onKeyDown={({ key }) => key === 'Enter' && flush()}
      />
    </Field>
  );
}
