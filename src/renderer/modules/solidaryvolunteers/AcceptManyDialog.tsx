import { BulkDialog } from '#renderer/kit/actions/bulk/BulkDialog.tsx';
import type { BulkDialogProps } from '#renderer/kit/actions/define.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import type { VolunteerRow } from '#shared/resources/solidaryvolunteers/index.ts';

/**
 * Accepts volunteers in the current structure, one after another, never in parallel: each acceptance makes the platform
 * match every record of the structure again (docs/screens/08-solidary-people.md §6).
 */
export function AcceptManyDialog(props: BulkDialogProps<VolunteerRow>) {
  const { currentStructureId } = useSignedIn();
  return (
    <BulkDialog
      {...props}
      work={{
        // Without a structure nobody is there to be accepted.
        operation: { name: 'acceptVolunteers', structureId: currentStructureId ?? 0 },
        isForGood: true,
        confirm: {
          level: 'confirm',
          title: 'solidaryvolunteers:acceptMany.title',
          text: 'solidaryvolunteers:acceptMany.text',
          button: 'solidary:structures.accept',
          values: ({ count }) => ({ count }),
        },
      }}
    />
  );
}
