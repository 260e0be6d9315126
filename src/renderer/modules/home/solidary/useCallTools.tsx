import { Button } from '@fluentui/react-components';
import { ClockAlarmRegular, NoteEditRegular } from '@fluentui/react-icons';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

const InlineComposer = lazily(
  async () => (await import('#renderer/features/record-actions/composer/InlineComposer.tsx')).InlineComposer,
);
const RemindDialog = lazily(async () => (await import('#renderer/features/reminders/RemindDialog.tsx')).RemindDialog);

interface CallTools {
  /** The note and the reminder of a record, as buttons. */
  buttons: ReactNode;
  /** What the buttons opened: the composer below the line, or the dialog of the reminder. */
  opened: ReactNode;
}

interface CallToolsOptions {
  row: SolidaryRecordRow;
  record: RecordItem | null;
  onNoted: () => void;
}

interface Opened extends CallToolsOptions {
  kind: 'note' | 'reminder';
}

/** What one does about a call beside the telephone: a note in place, and a reminder. */
export function useCallTools({ row, record, onNoted }: CallToolsOptions): CallTools {
  const can = useCan();
  // With what it was opened for: the next call may be another one by the time it is written.
  const [opened, setOpened] = useState<Opened | null>(null);
  const noteButton = useRef<HTMLButtonElement>(null);
  const person = personNameOf(row);
  const hasNote = opened?.kind === 'note';
  const open = (kind: Opened['kind']) => setOpened({ kind, row, record, onNoted });
  const hadNote = useRef(false);
  // Once the composer is gone: it takes the focus itself when it has saved.
  useEffect(() => {
    if (hadNote.current && !hasNote) noteButton.current?.focus();
    hadNote.current = hasNote;
  }, [hasNote]);
  const closeNote = (isDone: boolean) => {
    setOpened(null);
    if (isDone) opened?.onNoted();
  };
  return {
    buttons: (
      <>
        {can('solidary_update') && row.userId !== null && (
          <NoteButton
            button={noteButton}
            id={row.id}
            person={person}
            isOpen={hasNote}
            onToggle={() => (hasNote ? setOpened(null) : open('note'))}
          />
        )}
        <RemindButton id={row.id} person={person} onOpen={() => open('reminder')} />
      </>
    ),
    opened: (
      <Suspense>
        {opened?.kind === 'note' && (
          <InlineComposer key={opened.row.id} row={opened.row} record={opened.record} onClose={closeNote} />
        )}
        {opened?.kind === 'reminder' && (
          <RemindDialog
            record={{ id: opened.row.id, person: personNameOf(opened.row), telephone: opened.row.telephone }}
            onLog={null}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    ),
  };
}

interface NoteButtonProps {
  button: RefObject<HTMLButtonElement | null>;
  /** Of the record. */
  id: number;
  person: string;
  isOpen: boolean;
  onToggle: () => void;
}

function NoteButton({ button, id, person, isOpen, onToggle }: NoteButtonProps) {
  const { t } = useTranslation('home');
  return (
    <Button
      ref={button}
      size="small"
      icon={<NoteEditRegular />}
      aria-expanded={isOpen}
      aria-label={t('solidary.day.noteOf', { person, id })}
      onClick={onToggle}
    >
      {t('solidary.day.note')}
    </Button>
  );
}

function RemindButton({ id, person, onOpen }: { id: number; person: string; onOpen: () => void }) {
  const { t } = useTranslation('home');
  const label = t('solidary.day.remindOf', { person, id });
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={<ClockAlarmRegular />}
      aria-label={label}
      title={t('solidary.day.remind')}
      onClick={onOpen}
    />
  );
}
