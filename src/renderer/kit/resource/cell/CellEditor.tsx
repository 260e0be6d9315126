import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Popover,
  PopoverSurface,
} from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Item, itemQuery } from '#renderer/kit/data/queries.ts';
import type { FormDefinition } from '#renderer/kit/form/definition/defineForm.ts';
import { FormField } from '#renderer/kit/form/definition/FormField.tsx';
import { FailureBar } from '#renderer/kit/form/FailureBar.tsx';
import { focusField } from '#renderer/kit/form/focus.ts';
import { useUnsavedGuard } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import type { CellEditorProps } from '#renderer/kit/list/definition.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { toAppError } from '#shared/failure.ts';
import { addressOf } from '#shared/routes.ts';
import type { EditedResource } from '../resources.ts';
import { VerifyLink } from '../VerifyLink.tsx';
import styles from './cell.module.css';
import { type FieldSave, type SavedResource, useFieldSave } from './useFieldSave.ts';

interface RecordCellProps<N extends SavedResource, Draft extends FieldValues, Values extends object>
  extends CellEditorProps<{ id: number }> {
  definition: FormDefinition<N, Draft, Values>;
  /** Why this record is changed nowhere any more, as a translated sentence; null for nothing. */
  refusalOf?: (record: Item<N>) => string | null;
}

/**
 * Changes one field of a record over the cell of a list that shows it: with the control and the rules of the record's
 * form. The record is read when it opens, and again before anything is sent.
 */
export function CellEditor<N extends SavedResource, Draft extends FieldValues, Values extends object>(
  props: RecordCellProps<N, Draft, Values>,
) {
  const { definition, field, row, name, anchor, onClose, refusalOf } = props;
  const { t } = useTranslation('list');
  const translate = useTranslate();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...itemQuery(definition.resource, row.id),
    refetchOnMount: 'always',
  });
  const refusal = data === undefined ? null : (refusalOf?.(data) ?? null);
  const label = translate(definition.fields[field]?.label ?? 'list:cell.value');
  return (
    <Popover
      open
      trapFocus
      inertTrapFocus
      positioning={{ target: anchor, position: 'below', align: 'start', autoSize: true }}
      // A click beside it must not lose what was typed.
      onOpenChange={(event) => event.type === 'keydown' && onClose()}
    >
      <PopoverSurface className={styles.surface} aria-label={t('cell.title', { field: label, name })}>
        <h2 className={styles.title}>{name}</h2>
        {error !== null ? (
          <ErrorState error={toAppError(error)} onRetry={() => void refetch()} />
        ) : data === undefined || !isFetchedAfterMount ? (
          <LoadingState />
        ) : refusal !== null ? (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{refusal}</MessageBarBody>
            <MessageBarActions>
              <Button onClick={onClose}>{t('cell.close')}</Button>
            </MessageBarActions>
          </MessageBar>
        ) : (
          <OneField {...props} stored={data} />
        )}
      </PopoverSurface>
    </Popover>
  );
}

interface OneFieldProps<N extends SavedResource, Draft extends FieldValues, Values extends object>
  extends RecordCellProps<N, Draft, Values> {
  stored: Item<N>;
}

function OneField<N extends SavedResource, Draft extends FieldValues, Values extends object>({
  definition,
  field,
  stored,
  row,
  onClose,
}: OneFieldProps<N, Draft, Values>) {
  const { t } = useTranslation('list');
  const element = useRef<HTMLFormElement>(null);
  const save: FieldSave<Draft, Values> = useFieldSave({ definition, field, stored, id: row.id });
  const { record, isDirty, isSaving, failure, isChangedElsewhere, isElsewhere } = save;
  const { resource } = definition;
  const toForm = addressOf(`${resource as EditedResource}_edit`, { id: row.id });
  useEffect(() => {
    if (element.current !== null) focusField(element.current, field);
  }, [field]);
  const saveAndClose = async () => {
    const isSaved = await save.save();
    if (isSaved) onClose();
    else if (element.current !== null) focusField(element.current, field);
    return isSaved;
  };
  useUnsavedGuard({ isDirty, save: saveAndClose });
  return (
    <form
      ref={element}
      noValidate
      aria-busy={isSaving}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void saveAndClose();
      }}
    >
      <FormField form={{ definition, record, named: stored }} name={field as FieldPath<Draft>} isDisabled={isSaving} />
      {isChangedElsewhere && (
        <AlertBar intent="warning">
          <MessageBarBody>{t('cell.changed')}</MessageBarBody>
        </AlertBar>
      )}
      {isElsewhere && (
        <AlertBar intent="warning">
          <MessageBarBody>
            {t('cell.elsewhere')} <RecordLink to={toForm}>{t('cell.form')}</RecordLink>
          </MessageBarBody>
        </AlertBar>
      )}
      {failure !== null && (
        <FailureBar
          failure={failure}
          isSent
          messages={[]}
          unsaved={[]}
          moved={[]}
          readBack={<VerifyLink resource={resource as EditedResource} id={row.id} />}
          context={resource}
        />
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('cell.cancel')}</Button>
        <Button type="submit" appearance="primary" disabledFocusable={!isDirty || isSaving}>
          {t('cell.save')}
        </Button>
      </div>
    </form>
  );
}
