import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Notice, useNotify } from '#renderer/kit/data/notify.ts';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { RadioField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { CopyNote } from '#renderer/kit/resource/CopyNote.tsx';
import { changeRecord, createRecord } from '#renderer/kit/resource/calls.ts';
import { usePictureUrl } from '#renderer/kit/resource/picture/pictures.ts';
import { RecordPicture } from '#renderer/kit/resource/RecordPicture.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { type Editorial, editorialStatuses, editorialTextLimit } from '#shared/resources/editorials/index.ts';
import { EditorialCard } from '../EditorialCard.tsx';
import { ACTIVE, editorialName, statusLabel } from '../labels.ts';
import { swapped } from '../swapped.ts';
import { readDisplayed, useDisplayed } from '../useDisplayed.ts';
import { editorialFields } from './fields.ts';
import { editorialDraft, editorialForm, newEditorialDraft } from './schema.ts';

interface EditorialFormProps {
  /** Null creates. */
  stored: Editorial | null;
  /** The editorial that a new one starts as a copy of. */
  source?: Editorial | null;
}

/** Letters of a button that the public site has room for. */
const ADVISED_LABEL = 30;

/** Creates an editorial or edits one, with the card that it makes (docs/screens/05-content.md C2). */
export function EditorialForm({ stored, source = null }: EditorialFormProps) {
  const { t } = useTranslation('editorials');
  const translate = useTranslate();
  const swap = useSwap();
  const form = useResourceForm({
    resource: 'editorials',
    stored,
    start: newEditorialDraft(source),
    draftOf: editorialDraft,
    schema: editorialForm,
    fields: editorialFields,
    create: async (values, attempt) => {
      await swap.look(null, values);
      return createRecord('editorials', values, attempt);
    },
    change: async (id, changes) => {
      await swap.look(id, { title: stored?.title ?? '', ...changes });
      return changeRecord('editorials', id, changes);
    },
    onSaved: swap.tell,
    pictureName: ({ title }) => title,
  });
  const { control } = form.record.form;
  const { title, text, label, status } = useWatch({ control });
  const urlOf = usePictureUrl({ resource: 'editorials', id: stored?.id ?? 0 }, form.saving.picture);
  const replaced = useReplaced(stored, status ?? null);
  const letters = label?.length ?? 0;

  return (
    <ResourceFormView form={form} notes={source !== null && <CopyNote name={editorialName(source)} hasPicture />}>
      <FormSection title={t('form.sections.text')}>
        <TextField control={control} name="title" label={t('fields.title')} isRequired isWide />
        <TextField
          control={control}
          name="text"
          label={t('fields.text')}
          hint={t('form.hints.text', { count: text?.length ?? 0, max: editorialTextLimit })}
          lines={4}
          isRequired
          isWide
        />
        <TextField
          control={control}
          name="label"
          label={t('fields.label')}
          hint={t(letters > ADVISED_LABEL ? 'form.hints.labelLong' : 'form.hints.label', { advised: ADVISED_LABEL })}
          isRequired
        />
        <TextField
          control={control}
          name="link"
          label={t('fields.link')}
          type="url"
          hint={t('form.hints.link')}
          isRequired
        />
        <RadioField
          control={control}
          name="status"
          label={t('fields.status')}
          options={editorialStatuses.map((value) => ({ value, label: translate(statusLabel(value)) }))}
          hint={replaced === null ? undefined : t('form.hints.replaces', { name: editorialName(replaced) })}
          isRequired
        />
      </FormSection>
      <RecordPicture form={form} title={t('fields.image')} name={title} />
      <Section title={t('form.sections.preview')}>
        <EditorialCard
          editorial={{ title: title ?? null, text: text ?? null, label: label ?? null }}
          picture={urlOf(stored?.image ?? null)}
        />
      </Section>
    </ResourceFormView>
  );
}

/** The editorial that saving would take off the public site: named as soon as “active” is chosen. */
function useReplaced(stored: Editorial | null, status: number | null): Editorial | null {
  const { data: displayed = null } = useDisplayed();
  return status === ACTIVE && displayed?.id !== stored?.id ? displayed : null;
}

/** Remembers which editorial a save is about to put out, and says so once it is done. */
function useSwap() {
  const client = useQueryClient();
  const notify = useNotify();
  const notice = useRef<Notice>(null);
  return {
    look: async (id: number | null, { title, status }: { title: string; status?: number }) => {
      const former = status === ACTIVE ? await readDisplayed(client) : null;
      notice.current = former === null || former.id === id ? null : swapped({ id: id ?? 0, title }, former);
    },
    tell: () => {
      if (notice.current !== null) notify(notice.current);
      notice.current = null;
    },
  };
}
