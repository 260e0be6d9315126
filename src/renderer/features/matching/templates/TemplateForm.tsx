import { Button, Field, Input, Textarea } from '@fluentui/react-components';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { AppError } from '#shared/errors.ts';
import styles from '../matching.module.css';
import { fill, type Placeholder, placeholders, type TemplateValues } from './fill.ts';
import { Preview } from './Preview.tsx';
import type { TemplateDraft } from './useTemplateWrites.ts';

/** Characters of a name and of a text at most, as they are stored. */
const longest = { name: 100, text: 2000 } as const;

interface TemplateFormProps {
  draft: TemplateDraft;
  onDraft: (draft: TemplateDraft) => void;
  values: TemplateValues;
  /** Whether to show missing fields, after the first attempt to save. */
  showErrors: boolean;
  error: AppError | null;
}

/** Whether a template has all that it needs to be saved. */
export const isComplete = ({ name, text }: TemplateDraft): boolean => name.trim() !== '' && text.trim() !== '';

/** The fields of one template, with the fields of a record to insert and a preview for the record on screen. */
export function TemplateForm({ draft, onDraft, values, showErrors, error }: TemplateFormProps) {
  const { t } = useTranslation('matching');
  const field = useRef<HTMLTextAreaElement>(null);
  const { name, text } = draft;
  const isNamed = name.trim() !== '';
  const isWritten = text.trim() !== '';
  const insert = (placeholder: Placeholder) => {
    const { current } = field;
    const [start, end] = [current?.selectionStart ?? text.length, current?.selectionEnd ?? text.length];
    const inserted = `{${placeholder}}`;
    onDraft({ ...draft, text: `${text.slice(0, start)}${inserted}${text.slice(end)}`.slice(0, longest.text) });
    current?.focus();
    // Once the new text is rendered, the caret is moved behind the insertion.
    requestAnimationFrame(() => current?.setSelectionRange(start + inserted.length, start + inserted.length));
  };
  return (
    <div className={styles.composer}>
      <Field
        required
        label={t('templates.name')}
        validationMessage={showErrors && !isNamed ? t('templates.nameRequired') : undefined}
      >
        <Input
          autoFocus
          value={name}
          maxLength={longest.name}
          onChange={(_, { value }) => onDraft({ ...draft, name: value })}
        />
      </Field>
      <Field
        required
        label={t('templates.text')}
        validationMessage={showErrors && !isWritten ? t('templates.textRequired') : undefined}
      >
        <Textarea
          ref={field}
          rows={6}
          resize="vertical"
          value={text}
          maxLength={longest.text}
          onChange={(_, { value }) => onDraft({ ...draft, text: value })}
        />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
      <div role="group" aria-label={t('templates.placeholders')} className={flow.lineS}>
        {placeholders.map((placeholder) => (
          <Button
            key={placeholder}
            size="small"
            title={t(`templates.meaning.${placeholder}`)}
            aria-label={t('templates.insertOf', { name: t(`templates.meaning.${placeholder}`) })}
            onClick={() => insert(placeholder)}
          >
            {`{${placeholder}}`}
          </Button>
        ))}
      </div>
      <Preview filled={fill(text, values)} />
      <MutationError error={error} />
    </div>
  );
}
