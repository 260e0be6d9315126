import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Notice, useNotify } from '#renderer/kit/data/notify.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { FormFieldsSection } from '#renderer/kit/form/definition/FormField.tsx';
import { CopyNote } from '#renderer/kit/resource/CopyNote.tsx';
import { changeRecord, createRecord } from '#renderer/kit/resource/calls.ts';
import { usePictureUrl } from '#renderer/kit/resource/picture/pictures.ts';
import { RecordPicture } from '#renderer/kit/resource/RecordPicture.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { type Editorial, editorialTextLimit } from '#shared/resources/editorials/index.ts';
import { EditorialCard } from '../EditorialCard.tsx';
import { ACTIVE } from '../labels.ts';
import { swapped } from '../swapped.ts';
import { readDisplayed, useDisplayed } from '../useDisplayed.ts';
import { editorialForm } from './fields.ts';

interface EditorialFormProps {
  /** The editorial to edit; null creates one. */
  stored: Editorial | null;
  /** The editorial to duplicate, for a new one. */
  source?: Editorial | null;
}

/** Longest button label that fits on the public site, in characters. */
const ADVISED_LABEL = 30;

/** Creates or edits an editorial, with a preview of its card (docs/screens/05-content.md C2). */
export function EditorialForm({ stored, source = null }: EditorialFormProps) {
  const { t } = useTranslation('editorials');
  const swap = useSwap();
  const form = useResourceForm({
    definition: editorialForm,
    stored,
    source,
    create: async (values, attempt) => {
      await swap.look(null, values);
      return createRecord('editorials', values, attempt);
    },
    change: async (id, changes) => {
      await swap.look(id, { title: stored?.title ?? '', ...changes });
      return changeRecord('editorials', id, changes);
    },
    onSaved: swap.report,
    pictureName: ({ title }) => title,
  });
  const { title, text, label, status } = useWatch({ control: form.record.form.control });
  const urlOf = usePictureUrl({ resource: 'editorials', id: stored?.id ?? 0 }, form.saving.picture);
  const replaced = useReplaced(stored, status ?? null);
  const letters = label?.length ?? 0;

  return (
    <ResourceFormView
      form={form}
      notes={source !== null && <CopyNote name={recordName(source)} hasPicture />}
      aside={
        <Section title={t('form.sections.preview')}>
          <EditorialCard
            editorial={{ title: title ?? null, text: text ?? null, label: label ?? null }}
            picture={urlOf(stored?.image ?? null)}
          />
        </Section>
      }
    >
      <FormFieldsSection
        form={form}
        title={t('form.sections.text')}
        names={['title', 'text', 'label', 'link', 'status']}
        hints={{
          text: t('form.hints.text', { count: text?.length ?? 0, max: editorialTextLimit }),
          label: t(letters > ADVISED_LABEL ? 'form.hints.labelLong' : 'form.hints.label', { advised: ADVISED_LABEL }),
          status: replaced === null ? undefined : t('form.hints.replaces', { name: recordName(replaced) }),
        }}
      />
      <RecordPicture form={form} title={t('fields.image')} name={title} />
    </ResourceFormView>
  );
}

/** The editorial that saving would deactivate: known as soon as “active” is chosen. */
function useReplaced(stored: Editorial | null, status: number | null): Editorial | null {
  const { data: displayed = null } = useDisplayed();
  return status === ACTIVE && displayed?.id !== stored?.id ? displayed : null;
}

/** Remembers which editorial a save is about to deactivate, and reports it once it is done. */
function useSwap() {
  const client = useQueryClient();
  const notify = useNotify();
  const notice = useRef<Notice>(null);
  return {
    look: async (id: number | null, { title, status }: { title: string; status?: number }) => {
      const former = status === ACTIVE ? await readDisplayed(client) : null;
      notice.current = former === null || former.id === id ? null : swapped({ id: id ?? 0, title }, former);
    },
    report: () => {
      if (notice.current !== null) notify(notice.current);
      notice.current = null;
    },
  };
}
