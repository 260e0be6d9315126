import { Button, Field, Textarea } from '@fluentui/react-components';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';

interface PlaceholderTextareaProps<Name extends string> {
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
  error?: string | undefined;
  text: string;
  onText: (text: string) => void;
  /** Characters at most. */
  longest: number;
  rows?: number;
  /** What is filled in later, in the order of its buttons. */
  placeholders: readonly Name[];
  /** What a placeholder stands for, in words. */
  meaningOf: (name: Name) => string;
}

/**
 * A text in which placeholders between braces are filled in later (`src/shared/placeholders.ts`), each with a button
 * that puts it where the caret is.
 */
export function PlaceholderTextarea<Name extends string>(props: PlaceholderTextareaProps<Name>) {
  const { label, hint, isRequired, error, text, onText, longest, rows = 6, placeholders, meaningOf } = props;
  const { t } = useTranslation('form');
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (name: Name) => {
    const { current } = field;
    const [start, end] = [current?.selectionStart ?? text.length, current?.selectionEnd ?? text.length];
    const inserted = written(name);
    onText(`${text.slice(0, start)}${inserted}${text.slice(end)}`);
    current?.focus();
    // Once the new text is rendered, the caret is moved behind the insertion.
    requestAnimationFrame(() => current?.setSelectionRange(start + inserted.length, start + inserted.length));
  };
  return (
    <div className={flow.stackS}>
      <Field label={label} hint={hint} required={isRequired} validationMessage={error}>
        <Textarea
          ref={field}
          rows={rows}
          resize="vertical"
          value={text}
          maxLength={longest}
          onChange={(_, { value }) => onText(value)}
        />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
      <div role="group" aria-label={t('placeholders.label')} className={flow.wrap}>
        {placeholders.map((name) => {
          // Nothing at the end of a full text is lost for it.
          const fits = text.length + written(name).length <= longest;
          return (
            <Button
              key={name}
              size="small"
              title={meaningOf(name)}
              aria-label={t('placeholders.insert', { name: meaningOf(name) })}
              disabledFocusable={!fits}
              onClick={() => fits && insert(name)}
            >
              {written(name)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

const written = (name: string): string => `{${name}}`;
