import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { RadioField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { changeRecord } from '#renderer/kit/resource/calls.ts';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import type { Article } from '#shared/resources/articles/index.ts';
import { useStatusOptions } from '../labels.ts';
import { useForeignLanguage } from '../language.ts';
import { articleDraft, newArticleDraft } from './draft.ts';
import { articleFields } from './fields.tsx';
import { removedParts, withKnownIds } from './outline.ts';
import { articleForm, blankParagraphs } from './schema.ts';
import { useRemoval } from './useRemoval.tsx';
import { Workspace } from './Workspace.tsx';

/** Creates an article, or edits one with its sections and paragraphs (docs/screens/05-content.md B2). */
export function ArticleForm({ stored }: { stored: Article | null }) {
  const { t } = useTranslation('articles');
  const statuses = useStatusOptions();
  const language = useForeignLanguage();
  const isLocked = stored !== null && language !== null;
  const [start] = useState(newArticleDraft);
  const schema = useMemo(() => articleForm(stored), [stored]);
  const removal = useRemoval();
  const notify = useNotify();
  /** Whether the platform was spared paragraphs that show nothing. */
  const isLeavingOut = useRef(false);
  const form = useResourceForm({
    resource: 'articles',
    stored,
    start,
    draftOf: articleDraft,
    schema,
    fields: articleFields,
    change: (id, { sections, ...rest }): Promise<unknown> =>
      changeRecord('articles', id, {
        ...rest,
        ...(sections !== undefined && { sections: withKnownIds(sections, form.record.stored().sections) }),
      }),
    confirm: async (values, changes): Promise<boolean> => {
      const isSent = changes.sections !== undefined && stored !== null;
      const isMeant = !isSent || (await removal.ask(removedParts(form.record.stored().sections, values.sections)));
      isLeavingOut.current = blankParagraphs(form.record.form.getValues()).length > 0;
      return isMeant;
    },
    onSaved: () => {
      if (isLeavingOut.current) notify({ context: 'articles', name: 'leftOut', outcome: 'success' });
    },
  });
  const { record } = form;
  const { control } = record.form;

  return (
    <ResourceFormView
      form={form}
      isBlocked={isLocked}
      causes={[t('form.causes.unknown'), t('form.causes.part')]}
      notes={
        isLocked && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('form.language', { language })}</MessageBarBody>
          </MessageBar>
        )
      }
    >
      <FormSection title={t('form.article')}>
        <TextField
          control={control}
          name="title"
          label={t('fields.title')}
          hint={t('form.titleHint')}
          isDisabled={isLocked}
          isRequired
        />
        <RadioField
          control={control}
          name="status"
          label={t('fields.status')}
          options={statuses}
          isDisabled={isLocked}
          isRequired
        />
      </FormSection>
      <Workspace form={record.form} stored={stored === null ? [] : record.stored().sections} isLocked={isLocked} />
      {removal.dialog}
    </ResourceFormView>
  );
}
