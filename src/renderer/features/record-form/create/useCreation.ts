import { useQueryClient } from '@tanstack/react-query';
import type { CurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import type { ReadStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { addressOf } from '#shared/routes.ts';
import { filesToSend } from '../files/upload.ts';
import type { SimilarAnswer } from './SimilarRecordDialog.tsx';
import { sendNotes } from './send-notes.ts';
import { similarRecords } from './similar-record.ts';
import type { CreateFormState } from './useCreateForm.ts';
import type { Submit } from './useSubmit.ts';
import { creationOf } from './values.ts';

interface CreationOptions {
  form: CreateFormState;
  submit: Submit;
  structure: CurrentStructure;
  read: ReadStructure;
  /** Called where the e-mail turns out to be somebody's. */
  onRefusedEmail: () => void;
  /** Called where the telephone of a new person turns out to be somebody's. */
  onSharedTelephone: () => void;
}

/**
 * Creates the record of a form that has no problem: looks the e-mail and the telephone up, asks about a record of the same journey, sends
 * the record, its files and the notes of the call (docs/screens/07-solidary-records.md §6.1).
 */
export function useCreation({ form, submit, structure, read, onRefusedEmail, onSharedTelephone }: CreationOptions) {
  const client = useQueryClient();
  const { open } = useNavigation();
  const similar = useQuestion<readonly number[], SimilarAnswer>('back');
  const again = useQuestion<null, boolean>(false);
  const { state, known } = form;

  const hasRefusedEmail = async () => {
    const { email } = state.draft.identity;
    // The rules are asked again once the e-mail was looked for: it may be somebody's.
    return (known === null || email !== known.stored.email) && (await form.check.check(email)) !== null;
  };
  const askAboutSimilar = async (): Promise<SimilarAnswer> => {
    if (known === null) return 'create';
    const ids = await similarRecords(client, known, state.draft.journey);
    return ids.length === 0 ? 'create' : similar.ask(ids);
  };
  return {
    similarQuestion: similar.question,
    againQuestion: again.question,
    /** Resolves to the number of the record; null where none is known to have been created. */
    create: async (): Promise<number | null> => {
      if (await hasRefusedEmail()) {
        onRefusedEmail();
        return null;
      }
      if (known === null && (await form.telephone.isShared())) {
        onSharedTelephone();
        return null;
      }
      const answer = await askAboutSimilar();
      if (answer === 'back') return null;
      if (typeof answer === 'number') {
        void open(addressOf('solidaryrecords_show', { id: answer }));
        return null;
      }
      const creation = creationOf(state, { structure: read.structure, id: structure.id });
      const files = filesToSend(form.files.files, read.structure);
      const id = await submit.create(creation, files, () => again.ask(null));
      const notes = state.notes.trim();
      if (id !== null && state.sendsNotes && notes !== '') await sendNotes(id, notes, creation.names);
      return id;
    },
  };
}
