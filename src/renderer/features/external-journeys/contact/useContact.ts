import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WriteResult } from '#renderer/features/record-actions/calls.ts';
import type { RecordSubject } from '#renderer/features/record-actions/subject.ts';
import { useRecordWrites } from '#renderer/features/record-actions/useRecordWrites.ts';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { RequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import type { ContactOutcome } from '#shared/ipc/external-journeys.ts';
import type { ExternalJourney } from '#shared/resources/externaljourneys/journey.ts';
import { FREE_NOTE, knownAction } from '#shared/resources/solidaryrecords/actions.ts';
import { contactComment } from './contacted.ts';
import { noteKindOf, noteOf } from './rules.ts';
import { rememberedContactsKey } from './useRememberedContacts.ts';

/** How noting the contact in the diary ended; null while it was not tried. */
type NoteEnd = 'done' | 'notDone' | 'unknown' | null;

const endOf = (result: WriteResult | null): NoteEnd => {
  if (result === null) return 'notDone';
  if (result.outcome === 'done') return 'done';
  return result.outcome === 'unknown' ? 'unknown' : 'notDone';
};

/**
 * Hands a message to a provider once, then notes it in the diary (docs/screens/10-external-journeys.md §3.4). The two
 * have separate outcomes: a message that was sent is never sent again because its note failed.
 */
export function useContact(subject: RecordSubject, journey: ExternalJourney) {
  const client = useQueryClient();
  const notify = useNotify();
  const labelOf = useActionLabel();
  const writes = useRecordWrites(subject);
  const sending = useActionMutation<ContactOutcome>();
  const [noted, setNoted] = useState<NoteEnd>(null);
  const noteKind = subject.beneficiary === null ? null : noteKindOf(subject);

  const note = async (isSure: boolean) => {
    const user = subject.beneficiary?.userId;
    if (user === undefined || noteKind === null) return;
    const comment = contactComment(journey, isSure);
    const label = labelOf(knownAction('external_driver_contact').name);
    const sent = isSure ? noteOf(noteKind, comment, label) : { action: FREE_NOTE, comment };
    const result = await writes.act({ ...sent, user, progression: null });
    setNoted(endOf(result));
  };

  /** @param isLogged notes it afterwards */
  const send = async (content: string, isLogged: boolean): Promise<ContactOutcome | undefined> => {
    const { provider, carpoolerId, journeyId } = journey;
    if (carpoolerId === null || journeyId === null) return undefined;
    const outcome = await sending.run(async () => {
      const request = { recordId: subject.id, provider, carpoolerId, journeyId, content };
      return (await sendContact(request)).outcome;
    });
    void client.invalidateQueries({ queryKey: rememberedContactsKey(subject.id) });
    const name = outcome === 'unknown' ? 'outcomeUnknown' : 'driverContacted';
    if (outcome !== 'sent') notify({ context: 'solidaryrecords', name, outcome: 'error' });
    else {
      notify({ context: 'solidaryrecords', name: 'driverContacted', outcome: 'success' });
      if (isLogged) await note(true);
    }
    return outcome;
  };

  return {
    outcome: sending.data ?? null,
    /** Why nothing was sent. */
    error: sending.error,
    isSending: sending.isPending,
    isNoting: writes.isBusy,
    isBusy: sending.isPending || writes.isBusy,
    noteKind,
    noted,
    send,
    note,
  };
}

/** Hands a message to the provider of a journey, once. @throws AppFailure */
const sendContact = (request: RequestOf<'external.contact'>): Promise<ResponseOf<'external.contact'>> =>
  invoke('external.contact', request);
