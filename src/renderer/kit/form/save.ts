import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import { isSame } from './changes.ts';

/** What a form sends. */
export interface Sent<Draft, Values> {
  /** The values that its rules made of the draft. */
  values: Values;
  /** The part of them that the person changed, in its nested shape. */
  changes: Partial<Values>;
  /** What the controls held. */
  draft: Draft;
}

/** The record is stored. */
export interface Saved<Draft> {
  isSaved: true;
  /** The values as they are stored now: the new baseline of the form. Null takes what was sent. */
  now: Draft | null;
  /** The form ends with this save, whatever the person chose: what is stored is another record, with its own number. */
  ends?: boolean;
}

/** The record is not stored, or not whole, or nobody knows. */
export interface NotSaved<End> {
  isSaved: false;
  /** How it ended, for the form to say. */
  end: End;
  /**
   * It may have been stored, or another record is in its place: nothing is sent again before the platform was looked at
   * and the form was told so (`forgetEnd`).
   */
  isUnsure: boolean;
}

/** How a form saves: a record, a replacement of it, several requests in turn, files after them. */
export interface SaveStrategy<Draft, Values, End = never> {
  /** Sends once. @throws AppFailure where nothing was stored, or where the failure itself says what is known */
  send: (sent: Sent<Draft, Values>) => Promise<Saved<Draft> | NotSaved<End>>;
}

/** Saves a record: it is created, or its changes are sent. `save` gives its values as stored; null keeps the input. */
export const recordSave = <Draft, Values>(
  save: (values: Values, changes: Partial<Values>) => Promise<Draft | null>,
): SaveStrategy<Draft, Values> => ({
  send: async ({ values, changes }) => ({ isSaved: true, now: await save(values, changes) }),
});

/** One request of several. */
export interface Turn {
  /** What it sends; the same is not sent a second time. */
  content: unknown;
  send: () => Promise<unknown>;
}

/** Some requests of a save were stored, and one was not. */
export interface HalfDone<Name extends string> {
  stored: readonly Name[];
  failed: Name;
  error: AppError;
}

/**
 * Saves by several requests, one after the other, in the order of their names. Where one fails, those before it are
 * stored: the end says so, and the next try sends them again only where they have other content. Make it once for each
 * form (`useState`).
 *
 * @param turns give each request, or null where it has nothing to send
 * @param read gives the values as stored once all of them were sent
 */
export function savesInTurn<Draft, Values, Name extends string>(
  turns: Readonly<Record<Name, (sent: Sent<Draft, Values>) => Turn | null>>,
  read: (sent: Sent<Draft, Values>) => Promise<Draft | null>,
): SaveStrategy<Draft, Values, HalfDone<Name>> {
  const stored = new Map<Name, unknown>();
  // The names are those of the argument.
  const names = Object.keys(turns) as Name[];
  return {
    send: async (sent) => {
      for (const name of names) {
        const turn = turns[name](sent);
        if (turn === null || (stored.has(name) && isSame(stored.get(name), turn.content))) continue;
        try {
          await turn.send();
        } catch (thrown) {
          if (stored.size === 0) throw thrown;
          const end = { stored: [...stored.keys()], failed: name, error: toAppError(thrown) };
          return { isSaved: false, end, isUnsure: false };
        }
        stored.set(name, turn.content);
      }
      stored.clear();
      return { isSaved: true, now: await read(sent) };
    },
  };
}

/**
 * Saves as another strategy does, and sends files once the record is there. Files that are refused do not undo what is
 * stored: `sendFiles` keeps them to be sent again, and never throws.
 */
export const withFiles = <Draft, Values, End>(
  { send }: SaveStrategy<Draft, Values, End>,
  sendFiles: (sent: Sent<Draft, Values>) => Promise<void>,
): SaveStrategy<Draft, Values, End> => ({
  send: async (sent) => {
    const outcome = await send(sent);
    if (outcome.isSaved) await sendFiles(sent);
    return outcome;
  },
});
