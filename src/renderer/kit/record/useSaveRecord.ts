import { useRef, useState } from 'react';
import { toAppError } from '#shared/failure.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { Item } from '../data/queries.ts';
import { useReread } from '../form/useReread.ts';
import { type PictureContext, type PictureResource, useSendPicture } from '../image/pictures.ts';
import { failureNotice, type NoticeName, noticeOf, useNotify } from '../notify.ts';

/** Contexts whose records are told to be created and saved. */
export type SavedContext = Extract<NoticeName, { name: 'created' }>['context'] &
  Extract<NoticeName, { name: 'updated' }>['context'];

export interface SaveRecordOptions<N extends ResourceName, Draft, Values> {
  resource: N;
  context: SavedContext;
  stored: Item<N> | null;
  draftOf: (record: Item<N>) => Draft;
  create: (values: Values) => Promise<{ id: number }>;
  change: (id: number, changes: Partial<Values>) => Promise<unknown>;
  /** Whether it can be read again after these changes; always, when absent. */
  canReread?: (changes: Partial<Values>) => boolean;
  /** Its picture, where records of this kind have one: sent once they are saved. */
  picture?: { resource: PictureResource; context: PictureContext };
}

export interface SaveRecord<Draft, Values> {
  /** The picture that waits to be sent after the save. */
  picture: FileSelection | null;
  setPicture: (picture: FileSelection | null) => void;
  /** Saved, but the record could not be read again. */
  isUnread: boolean;
  /** What this form created: its id, and whether its picture was sent or there was none. Null while nothing was created. */
  created: () => { id: number; isWhole: boolean } | null;
  save: (values: Values, changes: Partial<Values>) => Promise<Draft | null>;
}

/** Saving a record: the write, then the picture, then reading it again (screens 01 §6). */
export function useSaveRecord<N extends ResourceName, Draft, Values extends object>({
  resource,
  context,
  stored,
  draftOf,
  create,
  change,
  canReread = () => true,
  picture: pictures,
}: SaveRecordOptions<N, Draft, Values>): SaveRecord<Draft, Values> {
  const notify = useNotify();
  const reread = useReread(resource);
  // Without pictures nothing is ever sent: the context is that of no message.
  const { send } = useSendPicture(pictures?.context ?? 'user');
  const created = useRef<{ id: number; isWhole: boolean }>(null);
  const [picture, setPicture] = useState<FileSelection | null>(null);
  const [isUnread, setUnread] = useState(false);
  const notice: NoticeName = { context, name: stored === null ? 'created' : 'updated' };

  const write = async (values: Values, changes: Partial<Values>): Promise<number | null> => {
    if (stored === null) return (await create(values)).id;
    if (Object.keys(changes).length === 0) return null;
    await change(stored.id, changes);
    return stored.id;
  };

  const tellRefusal = (thrown: unknown) => {
    const error = toAppError(thrown);
    // Refusals of fields are said on the fields; everything else also stays in the list of messages.
    if (error.kind !== 'invalid') notify(failureNotice(notice, error));
  };

  const save: SaveRecord<Draft, Values>['save'] = async (values, changes) => {
    const writtenId = await write(values, changes).catch((thrown: unknown) => {
      tellRefusal(thrown);
      throw thrown;
    });
    const id = writtenId ?? stored?.id;
    if (id === undefined) return null;
    if (writtenId !== null) notify(noticeOf(notice, 'success'));
    let isWhole = true;
    if (picture !== null && pictures !== undefined) {
      isWhole = await send({ resource: pictures.resource, id }, picture);
      setPicture(null);
    }
    if (stored === null) created.current = { id, isWhole };
    if (!canReread(changes)) return null;
    const item = await reread(id);
    setUnread(item === null);
    return item === null ? null : draftOf(item);
  };

  return { picture, setPicture, isUnread, created: () => created.current, save };
}
