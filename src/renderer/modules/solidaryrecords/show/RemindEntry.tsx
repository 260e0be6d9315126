import { MenuItem } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useRecordWrites, type WriteTarget } from '#renderer/features/record-actions/useRecordWrites.ts';
import { RemindDialog } from '#renderer/features/reminders/RemindDialog.tsx';
import { useCan } from '#renderer/kit/data/session.ts';
import { fullNameOf } from '#shared/full-name.ts';
import { FREE_NOTE } from '#shared/resources/solidaryrecords/actions.ts';
import { REPLACED } from '#shared/resources/solidaryrecords/status.ts';
import type { RecordFacts } from './facts.ts';

/** The entry of the menu that sets a reminder of the record (docs/screens/07-solidary-records.md §9). */
export function RemindEntry({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('reminders');
  return <MenuItem onClick={onOpen}>{t('dialog.save')}</MenuItem>;
}

interface RecordReminderProps {
  target: WriteTarget;
  facts: RecordFacts;
  onClose: () => void;
}

/** The dialog of the reminder, which can note it in the follow-up: as a free note, which moves nothing. */
export function RecordReminder({ target, facts, onClose }: RecordReminderProps) {
  const can = useCan();
  const { act } = useRecordWrites(target);
  const { userId } = target;
  const canLog = can('solidary_update') && userId !== null && facts.status !== REPLACED;
  return (
    <RemindDialog
      record={{ id: target.id, person: fullNameOf(facts), telephone: facts.telephone }}
      onLog={canLog ? (comment) => void act({ action: FREE_NOTE, user: userId, comment, progression: null }) : null}
      onClose={onClose}
    />
  );
}
