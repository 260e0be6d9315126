import { createContext, use } from 'react';
import { type Notice, undoLife } from '#renderer/kit/data/notify.ts';
import { createStore, type Store } from '#renderer/kit/data/store.ts';
import type { AppError } from '#shared/errors.ts';
import type { RouteName } from '#shared/routes.ts';

/** A notice, stored until the application quits; it is translated when it is shown, in the language of that moment. */
export interface Message {
  id: number;
  notice: Notice;
  at: Date;
  /** Name of the route on screen at that moment. */
  screen: RouteName | 'default' | undefined;
  /** How often the same failure was reported. */
  times: number;
  /** The list was not opened since. */
  isUnread: boolean;
  /** State of the undo; absent when the operation cannot be undone. */
  undo?: 'ready' | 'running' | 'done' | 'late';
}

interface MessagesState {
  /** Newest first. */
  list: readonly Message[];
  /** Still to be shown, one at a time; the first is on screen. */
  queue: readonly Message[];
  /** Messages to look at that the list was not opened for. */
  unread: number;
  /** The message whose undo has to be confirmed. */
  confirming: Message | null;
}

/** Maximum length of the list: a screen that fails in a loop must not fill the memory. */
const kept = 200;

/** Every message since the start, those to look at and those that are counted, and the queue of the snackbar. */
export interface Messages {
  readonly state: Store<MessagesState>;
  add: (notice: Notice, screen: RouteName | 'default' | undefined) => void;
  /** Removes the message on screen. */
  dismiss: (id: number) => void;
  /**
   * Undoes the operation of a message, once. A failure leaves it to be tried again and is thrown.
   * @returns whether it was undone: false when it is too late
   */
  undo: (id: number) => Promise<boolean>;
  /** Opens the confirmation; null closes it. */
  ask: (message: Message | null) => void;
  markRead: () => void;
  /** Empties the queue; the list stays. */
  clearQueue: () => void;
  clear: () => void;
}

export function createMessages(now: () => Date = () => new Date()): Messages {
  const state = createStore<MessagesState>({ list: [], queue: [], unread: 0, confirming: null });
  let lastId = 0;
  const setUndo = (id: number, undo: Message['undo']) => {
    const change = (message: Message) => (message.id === id ? { ...message, undo } : message);
    const before = state.get();
    state.set({ ...before, list: before.list.map(change), queue: before.queue.map(change) });
  };
  const messageOf = (id: number) => {
    const { list, queue } = state.get();
    return [...list, ...queue].find((one) => one.id === id);
  };
  const expire = (id: number) => {
    if (messageOf(id)?.undo === 'ready') setUndo(id, 'late');
  };
  return {
    state,
    add(notice, screen) {
      // The user cancelled it: there is nothing to report.
      if (notice.error?.kind === 'cancelled') return;
      lastId += 1;
      const undo = notice.undo === undefined ? undefined : 'ready';
      const { list, queue, confirming, unread } = state.get();
      const former = list.findIndex((one) => isSameFailure(one.notice, notice));
      const isOneCall = former >= 0 && list[former]?.notice.error === notice.error;
      // The message of a screen is more specific than the general report of the call.
      if (isOneCall && notice.shown === 'list') return;
      const times = (list[former]?.times ?? 0) + (isOneCall ? 0 : 1);
      const message: Message = { id: lastId, notice, at: now(), screen, times, undo, isUnread: true };
      const longer = [message, ...list.filter((_, index) => index !== former)].slice(0, kept);
      const next = notice.shown === 'once' ? list : longer;
      state.set({
        list: next,
        queue: notice.shown === 'list' ? queue : queued(queue, message),
        unread: notice.shown === 'once' ? unread : countUnread(next),
        confirming,
      });
      if (undo !== undefined) setTimeout(() => expire(message.id), undoLife);
    },
    dismiss(id) {
      const before = state.get();
      state.set({ ...before, queue: before.queue.filter((message) => message.id !== id) });
    },
    async undo(id) {
      const message = messageOf(id);
      if (message?.undo !== 'ready') return false;
      // After a computer slept, the time is over before its timers fire.
      if (now().getTime() - message.at.getTime() > undoLife) {
        expire(id);
        return false;
      }
      setUndo(id, 'running');
      try {
        await message.notice.undo?.();
        setUndo(id, 'done');
        return true;
      } catch (thrown) {
        setUndo(id, 'ready');
        throw thrown;
      }
    },
    ask: (confirming) => state.set({ ...state.get(), confirming }),
    markRead: () => {
      const before = state.get();
      state.set({ ...before, list: before.list.map((message) => ({ ...message, isUnread: false })), unread: 0 });
    },
    clearQueue: () => state.set({ ...state.get(), queue: [], confirming: null }),
    clear: () => state.set({ list: [], queue: [], unread: 0, confirming: null }),
  };
}

/** Whether somebody has to look at a message: failures, and what asks for something. */
export const isToLookAt = ({ notice }: Pick<Message, 'notice'>): boolean =>
  notice.outcome === 'error' || notice.isToLookAt === true;

const countUnread = (list: readonly Message[]): number =>
  list.filter((message) => message.isUnread && isToLookAt(message)).length;

/** Whether a message is listed: one to look at, or one that can still be undone, or just was. Others are counted. */
export const isListed = (message: Message): boolean =>
  isToLookAt(message) || (message.undo !== undefined && message.undo !== 'late');

/**
 * Whether two notices are about the same failure: the general report and the screen's message about one call, or two
 * identical failures of a repeated call, as of a list that is retried.
 */
function isSameFailure(former: Notice, notice: Notice): boolean {
  if (former.error === undefined || notice.error === undefined) return false;
  if (former.error === notice.error) return true;
  const isSaid = former.shown !== undefined && notice.shown !== undefined;
  const isSameMatter = former.context === notice.context && former.name === notice.name;
  return isSaid && isSameMatter && wayOf(former.error) === wayOf(notice.error);
}

/** Key of a failure, for comparison. */
const wayOf = (error: AppError): string =>
  JSON.stringify([error.kind, error.status, error.platformText, 'reason' in error && error.reason]);

/**
 * A newer message on the same subject replaces the older one, which may say the opposite; others wait. A message that
 * something could not be loaded is obsolete once it was saved.
 */
function queued(before: readonly Message[], message: Message): Message[] {
  const { context, name, outcome } = message.notice;
  const isOver = ({ notice }: Message) => notice.context === context && notice.name === 'loaded';
  const queue = outcome === 'success' ? before.filter((waiting) => !isOver(waiting)) : before;
  const isSameMatter = ({ notice }: Message) => notice.context === context && notice.name === name;
  return queue.some(isSameMatter)
    ? queue.map((waiting) => (isSameMatter(waiting) ? message : waiting))
    : [...queue, message];
}

export const MessagesContext = createContext<Messages | null>(null);

export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error('messages are used outside their provider');
  return messages;
}
