import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';

import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { FormField } from '#renderer/kit/form/definition/FormField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { changeRecord } from '#renderer/kit/resource/calls.ts';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import { UploadPictureContext } from '#renderer/kit/rich-text/uploads.ts';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import type { Article } from '#shared/resources/articles/index.ts';
import { useForeignLanguage } from '../language.ts';
import { newSection } from './draft.ts';
import { articleForm, blankParagraphs } from './fields.tsx';
import { type RemovedPart, removedParts, withKnownIds } from './outline.ts';

import { RemovedName } from './PartName.tsx';
import { Workspace } from './Workspace.tsx';

const uploadPicture = async (selectionId: string) => (await invoke('articles.uploadPicture', { selectionId })).address;

/** Creates an article, or edits one with its sections and paragraphs (docs/screens/05-content.md B2). */
export function ArticleForm({ stored }: { stored: Article | null }) {
  const { t } = useTranslation('articles');
  const { articleImageUrl } = useBootstrap().config;
  const language = useForeignLanguage();
  const isLocked = stored !== null && language !== null;
  // A new article starts with an empty paragraph to write in.
  const [given] = useState(() => ({ sections: [newSection()] }));
  const removal = useRemoval();
  const notify = useNotify();
  /** Whether the current save leaves out blank paragraphs. */
  const isLeavingOut = useRef(false);
  const form = useResourceForm({
    definition: articleForm,
    stored,
    given,
    change: (id, { sections, ...rest }): Promise<unknown> =>
      changeRecord('articles', id, {
        ...rest,
        ...(sections !== undefined && { sections: withKnownIds(sections, form.record.stored().sections) }),
      }),
    confirm: async (values, changes): Promise<boolean> => {
      const isSent = changes.sections !== undefined && stored !== null;
      const isMeant = !isSent || (await removal.ask(removedParts(form.record.stored().sections, values.sections)));
      isLeavingOut.current = blankParagraphs(form.record.form.getValues('sections')).length > 0;
      return isMeant;
    },
    onSaved: () => {
      if (isLeavingOut.current) notify({ context: 'articles', name: 'leftOut', outcome: 'success' });
    },
  });
  const { record } = form;

  return (
    <ResourceFormView
      form={form}
      layout="whole"
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
        <FormField form={form} name="title" isDisabled={isLocked} />
        <FormField form={form} name="status" isDisabled={isLocked} />
      </FormSection>
      <UploadPictureContext value={articleImageUrl === undefined ? null : uploadPicture}>
        <Workspace form={record.form} stored={stored === null ? [] : record.stored().sections} isLocked={isLocked} />
      </UploadPictureContext>
      {removal.dialog}
    </ResourceFormView>
  );
}

/** Asks before saving deletes parts of an article: the platform keeps no copy of them. */
function useRemoval(): { ask: (removed: readonly RemovedPart[]) => Promise<boolean>; dialog: ReactNode } {
  const { t } = useTranslation('articles');
  const { question, ask } = useQuestion<readonly RemovedPart[], boolean>(false);

  const dialog = question && (
    <ConfirmDialog
      title={t('form.removal.title', { count: question.about.length })}
      gate={{ level: 'confirm' }}
      button={t('form.removal.button')}
      isDanger
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      <p>{t('form.removal.text')}</p>
      <ul>
        {question.about.map((removed) => (
          <li key={removed.part.key}>
            <RemovedName removed={removed} />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
  return {
    ask: async (removed) => removed.length === 0 || ask(removed),
    dialog,
  };
}
