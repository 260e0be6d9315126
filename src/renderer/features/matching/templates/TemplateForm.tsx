import { Field, Input } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { PlaceholderTextarea } from '#renderer/kit/form/PlaceholderTextarea.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { AppError } from '#shared/errors.ts';
import styles from '../matching.module.css';
import { fill, placeholders, type TemplateValues } from './fill.ts';
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
  const { name, text } = draft;
  const isNamed = name.trim() !== '';
  const isWritten = text.trim() !== '';
  return (
    <div className={`${flow.stackS} ${styles.composer}`}>
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
      <PlaceholderTextarea
        isRequired
        label={t('templates.text')}
        error={showErrors && !isWritten ? t('templates.textRequired') : undefined}
        text={text}
        onText={(next) => onDraft({ ...draft, text: next })}
        longest={longest.text}
        placeholders={placeholders}
        meaningOf={(placeholder) => t(`templates.meaning.${placeholder}`)}
      />
      <Preview filled={fill(text, values)} />
      <MutationError error={error} />
    </div>
  );
}
