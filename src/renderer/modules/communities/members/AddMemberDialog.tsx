import { Button, Field, Select, Spinner } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { toAppError } from '#shared/failure.ts';
import { type MemberStatus, memberStatuses } from '#shared/resources/communitymembers/index.ts';
import { memberCaches } from './actions.ts';
import { MEMBER, MODERATOR } from './labels.ts';

interface AddMemberDialogProps {
  communityId: number;
  /** Called when the platform refuses the person this action. */
  onRefused: () => void;
  onClose: () => void;
}

/** Adds one person to a community (docs/screens/03-communities.md §5). The choice is kept after a failure. */
export function AddMemberDialog({ communityId, onRefused, onClose }: AddMemberDialogProps) {
  const { t } = useTranslation(['communitymembers', 'common']);
  const tools = useActionTools();
  const mutation = useActionMutation();
  const [userId, setUserId] = useState<number | null>(null);
  const [status, setStatus] = useState<MemberStatus>(MEMBER);
  const [isMember, setMember] = useState(false);

  const add = () =>
    mutation.run(async () => {
      if (userId === null) return;
      try {
        const { outcome } = await invoke('communitymembers.add', { communityId, userId, status });
        if (outcome === 'alreadyMember') return setMember(true);
        tools.notify({ context: 'communitymembers', name: 'created', outcome: 'success' });
        onClose();
      } catch (thrown) {
        if (toAppError(thrown).kind === 'denied') onRefused();
        throw thrown;
      } finally {
        void refresh(tools.client, memberCaches);
      }
    });
  const isRefused = mutation.error?.kind === 'denied';

  return (
    <DialogFrame
      title={t('communitymembers:add.title')}
      onDismiss={() => !mutation.isPending && onClose()}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void add();
      }}
      actions={
        <>
          <Button disabled={mutation.isPending} onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            appearance="primary"
            disabled={userId === null || mutation.isPending || isRefused}
            icon={mutation.isPending ? <Spinner size="tiny" /> : undefined}
          >
            {t('communitymembers:add.button')}
          </Button>
        </>
      }
    >
      <p>{t('communitymembers:add.text')}</p>
      <RecordPicker
        resource="users"
        label={t('communitymembers:fields.person')}
        isRequired
        value={userId}
        {...(isMember && { error: t('communitymembers:add.already') })}
        onChange={(id) => {
          setUserId(id);
          setMember(false);
          mutation.reset();
        }}
      />
      <Field
        label={t('communitymembers:add.status')}
        hint={status === MODERATOR ? t('communitymembers:add.role') : undefined}
      >
        <Select
          value={String(status)}
          onChange={(_, { value }) => setStatus(memberStatuses.find((one) => String(one) === value) ?? MEMBER)}
        >
          {memberStatuses.map((one) => (
            <option key={one} value={one}>
              {t(`communitymembers:values.status.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <MutationError
        error={mutation.error}
        context="communitymembers"
        {...(isRefused && { advice: t('communitymembers:actions.refusedToManagers') })}
      />
    </DialogFrame>
  );
}
