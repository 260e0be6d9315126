import type { AppError } from '#shared/errors.ts';

/** What a form sends. */
export interface Sent<Draft, Values> {
  /** The values that its rules made of the draft. */
  values: Values;
  /** The part of them that the person changed, in its nested shape. */
  changes: Partial<Values>;
  /** What the controls held. */
  draft: Draft;
  /** The values on the platform before it, as far as the form knows. */
  stored: Draft;
}

/** The record is stored. */
export interface Saved<Draft> {
  isSaved: true;
  /** The values as they are stored now: the new baseline of the form. Null takes what was sent. */
  now: Draft | null;
  /** The form ends with this save, whatever the person chose: what is stored is another record, with its own number. */
  ends?: boolean;
  /** The record was created and something that goes with it was not; that is kept for the form of the record. */
  isPartial?: boolean;
}

/** The record is not stored, or not whole, or nobody knows. */
export interface NotSaved<End, Draft = never> {
  isSaved: false;
  /** How it ended, for the form to say. */
  end: End;
  /**
   * It may have been stored, or another record is in its place: nothing is sent again before the platform was looked at
   * and the form was told so (`forgetEnd`).
   */
  isUnsure: boolean;
  /** Shown like the failure of any save, at the fields that it names or above them. */
  error?: AppError;
  /**
   * The values as they are stored now, where some of what was sent was stored: the new baseline of the form, so that the
   * next save sends the rest. What is typed stays. Null where they could not be read.
   */
  now?: Draft | null;
}

/** How a save ended. */
export type SaveOutcome<Draft, End> = Saved<Draft> | NotSaved<End, Draft>;

/** How a form saves: a record, a replacement of it, several requests in turn, files after them. */
export interface SaveStrategy<Draft, Values, End = never> {
  /** Sends once. @throws AppFailure where nothing was stored, or where the failure itself says what is known */
  send: (sent: Sent<Draft, Values>) => Promise<SaveOutcome<Draft, End>>;
}

/** Saves a record: it is created, or its changes are sent. `save` gives its values as stored; null keeps the input. */
export const recordSave = <Draft, Values>(
  save: (values: Values, changes: Partial<Values>) => Promise<Draft | null>,
): SaveStrategy<Draft, Values> => ({
  send: async ({ values, changes }) => ({ isSaved: true, now: await save(values, changes) }),
});

/**
 * Saves as another strategy does, and sends what goes with the record, such as files, once that is there. Files that are
 * refused do not undo what is stored: `sendFiles` never throws. It keeps them to be sent elsewhere, or gives how the save
 * ended with them.
 */
export const withFiles = <Draft, Values, End, FilesEnd = never>(
  { send }: SaveStrategy<Draft, Values, End>,
  sendFiles: (sent: Sent<Draft, Values>, saved: Saved<Draft>) => Promise<SaveOutcome<Draft, FilesEnd> | undefined>,
): SaveStrategy<Draft, Values, End | FilesEnd> => ({
  send: async (sent) => {
    const outcome = await send(sent);
    return outcome.isSaved ? ((await sendFiles(sent, outcome)) ?? outcome) : outcome;
  },
});
