import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { type FormLook, RecordFormView } from '#renderer/kit/form/RecordFormView.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { addressOf } from '#shared/routes.ts';
import { AgainDialog } from './AgainDialog.tsx';
import { RefusedPictureBar } from './picture/RefusedPictureBar.tsx';
import { type EditedResource, hasPicture, rightsOf } from './resources.ts';
import type { ResourceForm } from './useResourceForm.ts';
import { VerifyLink } from './VerifyLink.tsx';

interface ResourceFormViewProps<N extends EditedResource, Draft extends FieldValues, Values extends object>
  extends FormLook {
  form: ResourceForm<N, Draft, Values>;
  /** Known reasons of a refusal without a reason, in the person's language. */
  causes?: readonly string[];
  /** What one goes on to once it is saved, with its main button: the address of that for a record. */
  next?: { label: string; to: (id: number) => { to: string; hash?: string } } | undefined;
  /** Notes above the fields. */
  notes?: ReactNode;
  /** Nothing can be saved yet, e.g. while what a field chooses from is not there; `notes` say so. */
  isBlocked?: boolean;
  /** Whether a part of the record that was just saved still has to be retried: the form then stays open. */
  hasPending?: () => boolean;
  /** Whether the save removed the person's access to the record: the list is opened instead. */
  isClosed?: () => boolean;
  children: ReactNode;
}

/** The frame of a resource's form: notes, fields, and the navigation after saving. */
export function ResourceFormView<N extends EditedResource, Draft extends FieldValues, Values extends object>({
  form: { resource, stored, record, saving },
  causes,
  next,
  notes,
  isBlocked,
  hasPending = () => false,
  isClosed = () => false,
  children,
  ...look
}: ResourceFormViewProps<N, Draft, Values>) {
  const { t } = useTranslation('form');
  const navigate = useNavigate();
  const { create, edit } = rightsOf(resource);
  const right = stored === null ? create : edit;
  const toList = () => void navigate({ to: addressOf(resource) });
  const toRecord = (id: number) => void navigate({ to: addressOf(`${resource}_show`, { id }) });
  const toForm = (id: number) => void navigate({ to: addressOf(`${resource}_edit`, { id }), replace: true });

  const away = () => (stored === null ? toList() : toRecord(stored.id));

  const toNext = (id: number) => next && void navigate(next.to(id));

  /** A new record leads to its page, or to its form while something of it is not saved; a stored one stays there. */
  const wayOn = (closes: boolean): (() => void) | null => {
    const created = saving.created();
    const isPending = hasPending();
    if (isClosed()) return toList;
    if (created !== null && (!created.isComplete || isPending)) return () => toForm(created.id);
    if (created !== null && !closes) return () => toRecord(created.id);
    return closes && (stored === null || !isPending) ? away : null;
  };

  /** The way to what comes next; to what is not saved yet where something is. */
  const wayToNext = (): (() => void) | null => {
    const id = saving.created()?.id ?? stored?.id;
    const created = saving.created();
    if (isClosed() || id === undefined || hasPending() || created?.isComplete === false) return wayOn(true);
    return () => toNext(id);
  };

  return (
    <RecordFormView
      {...look}
      record={record}
      context={resource}
      causes={causes}
      isBlocked={isBlocked}
      notes={
        <>
          {right !== undefined && <MissingRightBar right={right} />}
          {stored !== null && hasPicture(resource) && <RefusedPictureBar owner={{ resource, id: stored.id }} />}
          {saving.isUnread && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>
                {t('savedNotRead')}
                <SupportContact />
              </MessageBarBody>
            </MessageBar>
          )}
          {notes}
        </>
      }
      readBack={<VerifyLink resource={resource} id={stored?.id ?? null} />}
      wayOn={wayOn}
      next={next && { label: next.label, wayOn: wayToNext }}
      onCancel={away}
    >
      {children}
      <AgainDialog question={saving.again} />
    </RecordFormView>
  );
}
