import { instantNow } from '#shared/instant.ts';
import type { DiaryEntry } from '#shared/resources/solidaryrecords/diary.ts';
import type { Concerned } from './subject.ts';

/** Names of the diary lines for choices; they differ from the names of all actions of the platform. */
const choiceActions = ['driver_chosen', 'driver_chosen_unconfirmed'] as const;

/** Whether a line exists on this screen only: the platform does not log the choice of a driver. */
export const isOfScreen = ({ action }: Pick<DiaryEntry, 'action'>): boolean =>
  choiceActions.some((name) => name === action);

/** The line that a choice made now leaves in the diary of the screen. */
export function choiceEntry({ userId, name }: Concerned, isConfirmed: boolean): DiaryEntry {
  return {
    action: choiceActions[isConfirmed ? 0 : 1],
    at: instantNow(),
    userId,
    givenName: name,
    familyName: null,
    avatar: null,
    author: null,
    authorAvatar: null,
    comment: null,
    progression: null,
  };
}
