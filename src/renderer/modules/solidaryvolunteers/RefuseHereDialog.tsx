import { useQueryClient } from '@tanstack/react-query';
import { decide, decisionFailure, decisionNotice, refreshDecided } from '#renderer/features/solidary/decision.ts';
import { RefuseDialog } from '#renderer/features/solidary/structures/RefuseDialog.tsx';
import type { RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { toAppError } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { VolunteerRow } from '#shared/resources/solidaryvolunteers/index.ts';

/** Asks before a volunteer is refused in the current structure, then sends it once. */
export function RefuseHereDialog({ record, onClose }: RecordDialogProps<VolunteerRow>) {
  const client = useQueryClient();
  const notify = useNotify();
  const { currentStructureId } = useSignedIn();
  const link = record.structures.find(({ structureId }) => structureId === currentStructureId);

  const refuse = async () => {
    onClose();
    if (link?.userStructureId === undefined) return;
    const { userStructureId } = link;
    const decision = { role: 'volunteer', id: record.id, userStructureId, accept: false } as const;
    try {
      notify(decisionNotice(decision, await decide(decision)));
    } catch (thrown) {
      notify(decisionFailure(toAppError(thrown)));
    } finally {
      await refreshDecided(client);
    }
  };
  return (
    <RefuseDialog
      asRole="volunteer"
      name={personNameOf(record)}
      structure={link?.name ?? ''}
      hasBothRoles={false}
      onConfirm={() => void refuse()}
      onClose={onClose}
    />
  );
}
