import type { RequestContext } from '../../access/requester.ts';
import { nowOf } from '../../data/time.ts';
import type { DiaryEntry } from './record.ts';

/** An entry of a diary that somebody makes now. */
export const entryNow = (
  context: RequestContext,
  entry: Pick<DiaryEntry, 'action' | 'about'> & Partial<Pick<DiaryEntry, 'comment' | 'progression'>>,
): DiaryEntry => ({
  comment: null,
  progression: 0,
  ...entry,
  author: context.get('requester').user.id,
  date: nowOf(context.get('world')),
});
