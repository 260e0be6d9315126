import { Field, Input, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import type { RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useRecord } from '#renderer/kit/data/useRecord.ts';
import { personNameOf } from '#shared/full-name.ts';
import { ownsSomething } from '#shared/resources/users/ownership.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { peopleList } from '../lists.ts';

const parts = ['telephone', 'givenName', 'familyName'] as const;
type ContactPart = (typeof parts)[number];

/**
 * Reports a scammer: the platform keeps e-mail, telephone and names, and deletes the account
 * (docs/platform/a-auth-users.md §10). Ownership is a warning here, not a refusal.
 */
export function ScammerDialog({ record: user, resource, onClose }: RecordDialogProps<User>) {
  const { t } = useTranslation('users');
  const tools = useActionTools();
  const mutation = useActionMutation();
  const [values, setValues] = useState<Record<ContactPart, string>>({
    telephone: user.telephone ?? '',
    givenName: user.givenName ?? '',
    familyName: user.familyName ?? '',
  });
  // Rows of a list do not contain the ownership.
  const { data: item, isPending, isError } = useRecord('users', user.id);
  const ownership = item?.ownership ?? null;
  const email = user.email ?? '';

  const report = () =>
    mutation.run(async () => {
      const textOf = (part: ContactPart) => values[part].trim() || null;
      await invoke('scammers.report', {
        userId: user.id,
        email,
        telephone: textOf('telephone'),
        givenName: textOf('givenName'),
        familyName: textOf('familyName'),
      });
      tools.notify({ context: 'users', name: 'reported', outcome: 'success' });
      onClose();
      void refresh(tools.client, ['users']);
      tools.open(addressOf(peopleList(resource)));
    });

  return (
    <ConfirmDialog
      title={t('actions.report.title', { name: personNameOf(user) })}
      gate={{ level: 'typeToConfirm', expected: email }}
      button={t('actions.report.button')}
      isDanger
      isBusy={mutation.isPending}
      canConfirm={!isPending}
      onConfirm={report}
      onClose={onClose}
    >
      <p>{t('actions.report.text')}</p>
      {ownership === null
        ? (isError || item !== undefined) && <Warning>{t('actions.report.ownerUnknown')}</Warning>
        : ownsSomething(ownership) && <Warning>{t('actions.report.owner')}</Warning>}
      <Field label={t('columns.email')}>
        <Input value={email} readOnly />
      </Field>
      {parts.map((part) => (
        <Field key={part} label={t(`actions.report.${part}`)}>
          <Input
            value={values[part]}
            disabled={mutation.isPending}
            maxLength={lineLimit}
            onChange={(_, { value }) => setValues({ ...values, [part]: value })}
          />
        </Field>
      ))}
      <MutationError error={mutation.error} context="users" />
    </ConfirmDialog>
  );
}

const Warning = ({ children }: { children: string }) => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody>{children}</MessageBarBody>
  </MessageBar>
);
