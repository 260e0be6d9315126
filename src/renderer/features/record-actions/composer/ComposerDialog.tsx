import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { OutcomeBand } from '../OutcomeBand.tsx';
import { namesOf, subjectOf } from '../subject.ts';
import { Composer } from './Composer.tsx';

interface ComposerDialogProps {
  record: SolidaryRecordRow;
  onClose: () => void;
}

/**
 * The composer over a list or the board: the row has all the needed data, so the record is not read
 * (docs/screens/07-solidary-records.md §1).
 */
export function ComposerDialog({ record, onClose }: ComposerDialogProps) {
  const { t } = useTranslation(['recordActions', 'common']);
  const subject = subjectOf(null, record, true);
  if (subject === null) return null;
  return (
    <DialogFrame
      title={t('recordActions:composer.titleOf', namesOf(subject))}
      onDismiss={onClose}
      isQuestion
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <Composer subject={subject} onWritten={({ outcome }) => outcome === 'done' && onClose()} />
      <OutcomeBand subject={subject} />
    </DialogFrame>
  );
}
