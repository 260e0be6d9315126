import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentFirst } from '#renderer/features/solidary/StructureCell.tsx';
import { WeekTable } from '#renderer/features/week/WeekTable.tsx';
import type { RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { PrintDialog } from '#renderer/kit/print/PrintDialog.tsx';
import { PrintDocument, PrintSection } from '#renderer/kit/print/PrintDocument.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SessionStructure } from '#shared/ipc/session.ts';
import { REFUSED } from '#shared/resources/solidary/status.ts';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';
import styles from './week-sheet.module.css';

/**
 * Shows the week of a volunteer before it is printed. It is signed by a structure that this person operates and that
 * has not refused the volunteer, the current one first; where there are several, one is chosen.
 */
export function WeekSheetDialog({ record: person, onClose }: RecordDialogProps<Volunteer>) {
  const { t } = useTranslation('solidaryvolunteers');
  const { structures, currentStructureId } = useSignedIn();
  const signing = currentFirst(person.structures, currentStructureId).flatMap(({ structureId, status }) =>
    status === REFUSED ? [] : structures.filter(({ id }) => id === structureId),
  );
  const [chosenId, setChosenId] = useState<number | undefined>(signing[0]?.id);
  const structure = signing.find(({ id }) => id === chosenId) ?? null;
  return (
    <PrintDialog
      name={`${personNameOf(person)} – ${t('week.heading')}`}
      onClose={onClose}
      choices={
        signing.length > 1 && (
          <Field label={t('week.structure')}>
            <RadioGroup value={String(chosenId)} onChange={(_, { value }) => setChosenId(Number(value))}>
              {signing.map(({ id, name }) => (
                <Radio key={id} value={String(id)} label={name} />
              ))}
            </RadioGroup>
          </Field>
        )
      }
    >
      <WeekSheet person={person} structure={structure} />
    </PrintDialog>
  );
}

interface WeekSheetProps {
  person: Volunteer;
  /** The structure that signs; null for none. */
  structure: Pick<SessionStructure, 'name' | 'telephone' | 'signature'> | null;
}

/**
 * The week of a volunteer on paper, for the volunteer's own use: grid, windows and the structure that signs
 * (docs/screens/08-solidary-people.md §9).
 */
function WeekSheet({ person, structure }: WeekSheetProps) {
  const { t } = useTranslation('solidaryvolunteers');
  const format = useFormat();
  return (
    <PrintDocument
      title={personNameOf(person)}
      kind={t('week.heading')}
      main={person.telephone !== null && format.phone(person.telephone)}
    >
      <PrintSection title={t('week.title')}>
        <WeekTable slots={person.slots} windows={person.windows} />
      </PrintSection>
      {structure !== null && (
        <PrintSection title={structure.name}>
          {structure.telephone !== null && <p>{format.phone(structure.telephone)}</p>}
          {structure.signature !== null && <p className={styles.signature}>{structure.signature}</p>}
        </PrintSection>
      )}
    </PrintDocument>
  );
}
