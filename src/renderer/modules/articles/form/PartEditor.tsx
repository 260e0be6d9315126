import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { RichTextField } from '#renderer/kit/rich-text/RichTextField.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { maxParagraphBytes } from '#shared/resources/articles/parts.ts';
import { useStatusOptions } from '../labels.ts';
import type { ArticleDraft, ArticleValues } from './fields.tsx';
import type { OutlinePosition } from './outline.ts';

interface PartEditorProps {
  control: Control<ArticleDraft, unknown, ArticleValues>;
  place: OutlinePosition;
  isLocked: boolean;
}

/** The fields of the part selected in the outline. */
export function PartEditor({ control, place, isLocked }: PartEditorProps) {
  const { t } = useTranslation('articles');
  const statuses = useStatusOptions();
  const { section, paragraph } = place;
  if (paragraph === undefined) {
    return (
      <div className={flow.stackL}>
        <TextField
          control={control}
          name={`sections.${section}.title`}
          label={t('form.sectionTitle')}
          isDisabled={isLocked}
        />
        <TextField
          control={control}
          name={`sections.${section}.subTitle`}
          label={t('form.sectionSubTitle')}
          isDisabled={isLocked}
        />
        <RadioField
          control={control}
          name={`sections.${section}.status`}
          label={t('form.sectionStatus')}
          options={statuses}
          isDisabled={isLocked}
          isRequired
        />
      </div>
    );
  }
  return (
    <div className={flow.stackL}>
      <RichTextField
        control={control}
        name={`sections.${section}.paragraphs.${paragraph}.text`}
        label={t('form.paragraph')}
        kind="article"
        maxBytes={maxParagraphBytes}
        lines={10}
        isReadOnly={isLocked}
        isRequired
      />
      <RadioField
        control={control}
        name={`sections.${section}.paragraphs.${paragraph}.status`}
        label={t('form.paragraphStatus')}
        options={statuses}
        isDisabled={isLocked}
        isRequired
      />
    </div>
  );
}
