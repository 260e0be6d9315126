import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { type SaveRecord, useSaveRecord } from '#renderer/kit/resource/useSaveRecord.ts';
import { type Question, useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import { AppFailure } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';
import { newUser, type UserDraft, type UserFormApi, type UserValues } from './fields.tsx';
import { grantableRolesKey } from './roles.ts';
import type { AccountCheck } from './useAccountCheck.ts';

export interface SaveUser extends SaveRecord<UserDraft, UserValues, never> {
  /** Open question while the user's own e-mail is about to change. */
  question: Question<string, boolean> | null;
  confirm: (values: UserValues, changes: Partial<UserValues>) => Promise<boolean>;
}

/** Saves a user: the last checks, then the common save of a record. */
export function useSaveUser(
  stored: User | null,
  check: AccountCheck,
  { draftOf }: UserFormApi['definition'],
): SaveUser {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const isSelf = useSignedIn().user.id === stored?.id;
  const { question, ask } = useQuestion<string, boolean>(false);
  const saving = useSaveRecord<'users', UserDraft, UserValues>({
    resource: 'users',
    stored,
    draftOf,
    create: (values, attempt) => invoke('users.create', { ...newUser(values), ...attempt }),
    change: async (id, changes) => {
      await invoke('users.update', { id, changes });
      if (isSelf && changes.roles !== undefined) void client.invalidateQueries({ queryKey: grantableRolesKey });
    },
    // The user's own new e-mail invalidates the tokens: the main process signs out, and nothing can be read any more.
    canReread: (changes) => !(isSelf && changes.email !== undefined),
    picture: 'users',
  });

  const confirm: SaveUser['confirm'] = async ({ email }, changes) => {
    // The save may come before the blur of the field: the e-mail may not have been searched yet.
    const account = changes.email === undefined ? null : await check.check(email ?? null);
    if (account !== null) {
      const message = t('form.rules.taken', { name: personNameOf(account) });
      throw new AppFailure({ kind: 'invalid', fields: [{ field: 'email', message }] });
    }
    return !isSelf || changes.email === undefined || ask(changes.email ?? '');
  };

  return { ...saving, question, confirm };
}
