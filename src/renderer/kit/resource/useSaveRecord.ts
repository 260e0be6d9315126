import { useRef, useState } from 'react';
import { failureNotice, type NoticeName, noticeOf, saidInPlace, useNotify } from '#renderer/kit/data/notify.ts';
import type { Item } from '#renderer/kit/data/queries.ts';
import { useIsHere } from '#renderer/kit/data/useIsHere.ts';
import { recordSave, type SaveStrategy } from '#renderer/kit/form/save.ts';
import { useReread } from '#renderer/kit/form/useReread.ts';
import { type Question, useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import { AppFailure, mayBeDone, toAppError } from '#shared/failure.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { Attempt } from '#shared/ipc/resource-calls.ts';
import type { ItemName, PictureResource } from '#shared/resources/manifests.ts';
import { useSendPicture } from './picture/pictures.ts';

/** Resources with messages of their own for creations and saves. */
type SavedResource = ItemName &
  Extract<NoticeName, { name: 'created' }>['context'] &
  Extract<NoticeName, { name: 'updated' }>['context'];

export interface SaveRecordOptions<N extends SavedResource, Draft, Values, End> {
  resource: N;
  stored: Item<N> | null;
  draftOf: (record: Item<N>) => Draft;
  /** `attempt` identifies the creation across the tries of one form. */
  create: (values: Values, attempt: Attempt) => Promise<{ id: number }>;
  change: (id: number, changes: Partial<Values>) => Promise<unknown>;
  /** Extends the strategy that saves the record; unchanged when absent. */
  strategyOf?: ((record: SaveStrategy<Draft, Values>) => SaveStrategy<Draft, Values, End>) | undefined;
  /** Whether the record can still be read after these changes; true when absent. */
  canReread?: (changes: Partial<Values>) => boolean;
  /** Its picture, where records of this kind have one: sent once they are saved. */
  picture?: PictureResource;
  also?: AlsoSaved<Values> | undefined;
}

export interface SaveRecord<Draft, Values, End = unknown> {
  /** The picture that waits to be sent after the save. */
  picture: FileSelection | null;
  setPicture: (picture: FileSelection | null) => void;
  /** Saved, but the record could not be read again. */
  isUnread: boolean;
  /** Asked before a creation is sent again whose first try may have come through. */
  again: Question<null, boolean> | null;
  /**
   * What this form created: its id, and whether all that goes with it was saved. Null while nothing was created.
   */
  created: () => { id: number; isComplete: boolean } | null;
  /** Whether the last save saved everything: the record, its picture, and further data. */
  wasComplete: () => boolean;
  strategy: SaveStrategy<Draft, Values, End>;
}

/** Further data of a form that is saved after its record and its picture, such as a file. */
export interface AlsoSaved<Values> {
  /** Whether there is something to save. */
  isPending: boolean;
  /** Saves it. False when it could not be: kept for the person to retry. Never throws. */
  save: (id: number, values: Values) => Promise<boolean>;
}

/** Saving a record: the write, then the picture, then reading it again (docs/screens/01-shell-home.md §6). */
export function useSaveRecord<N extends SavedResource, Draft, Values extends object, End = never>({
  resource,
  stored,
  draftOf,
  create,
  change,
  strategyOf,
  canReread = () => true,
  picture: pictureOwner,
  also,
}: SaveRecordOptions<N, Draft, Values, End>): SaveRecord<Draft, Values, End> {
  const notify = useNotify();
  const isHere = useIsHere();
  const reread = useReread(resource);
  const { send: sendPicture } = useSendPicture();
  /** A form is bound to one stored record or to none, never to the record that it has created. */
  const [boundTo] = useState(stored?.id ?? null);
  const made = useRef<{ id: number; isComplete: boolean }>(null);
  const created = () => made.current;
  const [picture, setPicture] = useState<FileSelection | null>(null);
  const wasComplete = useRef(true);
  const [isUnread, setUnread] = useState(false);

  const attempt = useRef<string>(null);
  /** The last save may have been stored without an answer: if so, its success still has to be announced. */
  const isOpen = useRef(false);
  const { question: again, ask } = useQuestion<null, boolean>(false);

  const createOnce = async (values: Values): Promise<{ id: number }> => {
    attempt.current ??= crypto.randomUUID();
    const key = attempt.current;
    try {
      return await create(values, { attempt: key });
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind !== 'conflict' || error.reason !== 'mayExist') throw thrown;
      if (!(await ask(null))) throw new AppFailure({ kind: 'cancelled' });
      return create(values, { attempt: key, isSure: true });
    }
  };

  const record = recordSave<Draft, Values>(async (values, changes) => {
    if (boundTo === null) made.current = { id: (await createOnce(values)).id, isComplete: false };
    else if (Object.keys(changes).length > 0) await change(boundTo, changes);
    return null;
  });
  const write: SaveStrategy<Draft, Values, End> = strategyOf?.(record) ?? record;

  const notifyFailure = (notice: NoticeName, thrown: unknown) => {
    const error = toAppError(thrown);
    const failed = failureNotice(notice, error);
    // The form is no longer mounted and cannot show the message.
    if (!isHere()) return notify(failed);
    // The form shows and announces it. Errors of fields only go to the list of messages.
    const isOnFields = error.kind === 'invalid' && error.fields.length > 0;
    notify(isOnFields ? { ...failed, shown: 'list' } : saidInPlace(failed));
  };

  const send: SaveStrategy<Draft, Values, End>['send'] = async (sent) => {
    const { values, changes } = sent;
    // Text typed after a creation belongs to another record, which has a form of its own.
    if (created() !== null) return { isSaved: true, now: null };
    const notice: NoticeName = { context: resource, name: boundTo === null ? 'created' : 'updated' };
    const isWritten = boundTo === null || isOpen.current || Object.keys(changes).length > 0;
    const outcome = await write.send(sent).catch((thrown: unknown) => {
      isOpen.current = mayBeDone(toAppError(thrown));
      notifyFailure(notice, thrown);
      throw thrown;
    });
    isOpen.current = false;
    if (!outcome.isSaved) {
      if (outcome.error !== undefined) notifyFailure(notice, outcome.error);
      return outcome;
    }
    const id = boundTo ?? created()?.id;
    if (id === undefined) return outcome;
    if (isWritten) notify(noticeOf(notice, 'success'));
    let isComplete = outcome.isPartial !== true;
    if (picture !== null && pictureOwner !== undefined) {
      isComplete = (await sendPicture({ resource: pictureOwner, id }, picture)) && isComplete;
      setPicture(null);
    }
    if (also?.isPending === true) isComplete = (await also.save(id, values)) && isComplete;
    wasComplete.current = isComplete;
    if (boundTo === null) made.current = { id, isComplete };
    if (!canReread(changes)) return outcome;
    const item = await reread(id);
    setUnread(item === null);
    return { ...outcome, now: item === null ? null : draftOf(item) };
  };

  return {
    picture,
    setPicture,
    isUnread,
    again,
    created,
    wasComplete: () => wasComplete.current,
    strategy: { send },
  };
}
