import type { Call } from '../../access/requester.ts';
import { nowOf } from '../../data/time.ts';
import type { DiaryEntry } from './record.ts';

/** An entry of a diary that somebody makes now. */
export const entryNow = (
  call: Call,
  entry: Pick<DiaryEntry, 'action' | 'about'> & Partial<Pick<DiaryEntry, 'comment' | 'progression'>>,
): DiaryEntry => ({
  comment: null,
  progression: 0,
  ...entry,
  author: call.get('requester').user.id,
  date: nowOf(call.get('world')),
});
