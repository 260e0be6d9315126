import { invoke } from '#renderer/kit/data/bridge.ts';
import { composerDraft } from '#shared/record-drafts.ts';
import { FREE_NOTE } from '#shared/resources/solidaryrecords/actions.ts';
import { knownStateOf } from '#shared/resources/solidaryrecords/known-state.ts';

/** How the note of a call ended; where it was not sent, it waits in the composer of the record. */
export type NoteOutcome = 'done' | 'waiting' | 'unknown';

/**
 * Adds the notes of a call to the follow-up of the record that was just created, as a free note
 * (docs/screens/07-solidary-records.md §9). They are put into its composer first, and taken out once they are stored,
 * so that no failure loses them. A record without any action is left alone: the platform would lose the note
 * (docs/platform/c-solidary.md §3). Never throws.
 */
export async function sendNotes(
  id: number,
  notes: string,
  names: { givenName: string | null; familyName: string | null },
): Promise<NoteOutcome> {
  const place = { resource: composerDraft, record: id };
  await invoke('drafts.save', { ...place, content: { values: { comment: notes }, base: {} } }).catch(() => undefined);
  try {
    const { givenName, familyName } = names;
    const list = await invoke('solidaryrecords.list', {
      page: 1,
      perPage: 50,
      sort: [{ field: 'id', direction: 'desc' }],
      filters: { ...(givenName && { givenName }), ...(familyName && { familyName }) },
    });
    const row = list.rows.find((one) => one.id === id);
    if (row === undefined || row.userId === null || row.lastAction === null) return 'waiting';
    const { outcome } = await invoke('solidaryrecords.act', {
      id,
      action: FREE_NOTE,
      user: row.userId,
      comment: notes,
      progression: null,
      before: knownStateOf(row),
    });
    if (outcome !== 'done') return outcome === 'unknown' ? 'unknown' : 'waiting';
  } catch {
    return 'waiting';
  }
  await invoke('drafts.drop', place).catch(() => undefined);
  return 'done';
}
