import { Button, Spinner } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { UnreadListBar } from '#renderer/kit/ui/states/UnreadListBar.tsx';
import { toAppError } from '#shared/failure.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { templatesQuery } from './queries.ts';
import { isComplete, TemplateForm } from './TemplateForm.tsx';
import { TemplateList } from './TemplateList.tsx';
import { useTemplateValues } from './useTemplateValues.ts';
import { type TemplateDraft, useTemplateWrites } from './useTemplateWrites.ts';

interface TemplatesDialogProps {
  record: RecordItem;
  /** First name of the driver who is written or spoken to; null where there is none. */
  driver: string | null;
  /** @param text filled for this record  @param template as it was written */
  onUse: (text: string, template: string) => void;
  onClose: () => void;
}

/** The template that is being written: a closed dialog loses nothing of it. */
const draftKey = ['message-template-draft'] as const;
const newTemplate: TemplateDraft = { id: null, name: '', text: '' };

/** The last status message: visible, and announced to screen readers. */
type StatusMessage = 'saved' | 'savedInMemory' | 'removed';

/** Chooses a template for a message, and keeps the person's templates (docs/screens/07-solidary-records.md §9). */
export function TemplatesDialog({ record, driver, onUse, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation('matching');
  const { data, error, refetch } = useQuery(templatesQuery);
  const values = useTemplateValues(record, driver);
  const writes = useTemplateWrites();
  const kept = useKeptStore<TemplateDraft | null>(draftKey, null);
  const draft = useStore(kept);
  const [status, setStatus] = useState<StatusMessage | null>(null);
  const [showErrors, setShowErrors] = useState(false);
  const edit = (template: TemplateDraft) => {
    setStatus(null);
    setShowErrors(false);
    kept.set(template);
  };
  const save = async () => {
    setShowErrors(true);
    if (draft === null || !isComplete(draft) || writes.isBusy) return;
    const saved = await writes.save(draft);
    if (saved === undefined) return;
    kept.set(null);
    setStatus(saved.isOnDisk ? 'saved' : 'savedInMemory');
  };
  const remove = async (id: string) => {
    setStatus(null);
    if ((await writes.drop(id)) !== undefined) setStatus('removed');
  };
  return (
    <DialogFrame
      title={t('templates.title')}
      isQuestion
      onDismiss={() => !writes.isBusy && onClose()}
      actions={
        <>
          {draft === null && (
            <Button icon={<AddRegular />} onClick={() => edit(newTemplate)}>
              {t('templates.new')}
            </Button>
          )}
          <Button disabledFocusable={writes.isBusy} onClick={() => !writes.isBusy && onClose()}>
            {t('templates.close')}
          </Button>
          {draft !== null && (
            <>
              <Button disabledFocusable={writes.isBusy} onClick={() => !writes.isBusy && kept.set(null)}>
                {t('templates.giveUp')}
              </Button>
              <Button appearance="primary" disabledFocusable={writes.isBusy} onClick={() => void save()}>
                {t('templates.save')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div role="status">{status !== null && <p>{t(`templates.${status}`)}</p>}</div>
      {draft !== null ? (
        <TemplateForm
          draft={draft}
          onDraft={kept.set}
          values={values}
          showErrors={showErrors}
          error={writes.saveError}
        />
      ) : data === undefined ? (
        error === null && <Spinner size="small" label={t('templates.title')} />
      ) : (
        <>
          {!data.isRead && <UnreadListBar what="templates" onRetry={refetch} />}
          {(data.isRead || data.templates.length > 0) && (
            <TemplateList
              templates={data.templates}
              values={values}
              isBusy={writes.isBusy}
              onUse={onUse}
              onEdit={edit}
              onRemove={({ id }) => void remove(id)}
            />
          )}
        </>
      )}
      <MutationError error={error === null ? writes.dropError : toAppError(error)} />
    </DialogFrame>
  );
}
