import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { AppFailure, toAppError } from '#shared/failure.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { User } from '#shared/resources/users/user.ts';
import { invoke } from '../../bridge.ts';
import { useReread } from '../../form/useReread.ts';
import { useSendPicture } from '../../image/pictures.ts';
import { useNotify } from '../../notify.ts';
import { useSignedIn } from '../../session.ts';
import { userName } from '../name.ts';
import { type UserDraft, type UserValues, userDraft } from './draft.ts';
import { grantableRolesKey } from './roles.ts';
import type { AccountCheck } from './useAccountCheck.ts';
import { newUser } from './wire.ts';

interface OwnEmailQuestion {
  email: string;
  answer: (isAccepted: boolean) => void;
}

export interface SaveUser {
  /** The picture that waits to be sent after the save. */
  picture: FileSelection | null;
  setPicture: (picture: FileSelection | null) => void;
  /** Asked while one's own e-mail is about to change. */
  question: OwnEmailQuestion | null;
  /** Saved, but the record could not be read again. */
  isUnread: boolean;
  /** Id of the user that this form created. */
  createdId: () => number | null;
  confirm: (values: UserValues, changes: Partial<UserValues>) => Promise<boolean>;
  save: (values: UserValues, changes: Partial<UserValues>) => Promise<UserDraft | null>;
}

/** Saving a user: the last checks, the write, then the picture, then reading again. */
export function useSaveUser(stored: User | null, check: AccountCheck): SaveUser {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const notify = useNotify();
  const reread = useReread('users');
  const { send } = useSendPicture('user');
  const isSelf = useSignedIn().user.id === stored?.id;
  const created = useRef<number>(null);
  const [picture, setPicture] = useState<FileSelection | null>(null);
  const [question, setQuestion] = useState<OwnEmailQuestion | null>(null);
  const [isUnread, setUnread] = useState(false);

  const confirm: SaveUser['confirm'] = async ({ email }, changes) => {
    // The save may come before the field was left: nobody may have asked yet.
    const account = changes.email === undefined ? null : await check.check(email ?? null);
    if (account !== null) {
      const message = t('form.rules.taken', { name: userName(account) });
      throw new AppFailure({ kind: 'invalid', fields: [{ field: 'email', message }] });
    }
    if (!isSelf || changes.email === undefined) return true;
    const opener = document.activeElement;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setQuestion({ email: changes.email ?? '', answer: resolve });
    const isAccepted = await promise;
    flushSync(() => setQuestion(null));
    if (opener instanceof HTMLElement) opener.focus();
    return isAccepted;
  };

  const write = async (values: UserValues, changes: Partial<UserValues>): Promise<number | null> => {
    if (stored === null) return (await invoke('users.create', newUser(values))).id;
    if (Object.keys(changes).length === 0) return null;
    return (await invoke('users.update', { id: stored.id, changes })).id;
  };

  const tellRefusal = (thrown: unknown) => {
    const error = toAppError(thrown);
    // Refusals of fields are said on the fields; everything else also stays in the list of messages.
    if (error.kind === 'invalid') return;
    notify({ context: 'user', name: stored === null ? 'created' : 'updated', outcome: 'error', error });
  };

  const save: SaveUser['save'] = async (values, changes) => {
    const writtenId = await write(values, changes).catch((thrown: unknown) => {
      tellRefusal(thrown);
      throw thrown;
    });
    const id = writtenId ?? stored?.id;
    if (id === undefined) return null;
    if (stored === null) created.current = id;
    if (writtenId !== null) {
      notify({ context: 'user', name: stored === null ? 'created' : 'updated', outcome: 'success' });
    }
    if (picture !== null) {
      await send({ resource: 'users', id }, picture);
      setPicture(null);
    }
    if (isSelf && changes.roles !== undefined) void client.invalidateQueries({ queryKey: grantableRolesKey });
    // With one's own new e-mail the tokens are dead: main signs out, and nothing can be read any more.
    if (isSelf && changes.email !== undefined) return null;
    const item = await reread(id);
    setUnread(item === null);
    return item === null ? null : userDraft(item);
  };

  return { picture, setPicture, question, isUnread, createdId: () => created.current, confirm, save };
}
