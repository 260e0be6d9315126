import { Button } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import styles from '../actions.module.css';
import { OutcomeBand } from '../OutcomeBand.tsx';
import { namesOf, subjectOf } from '../subject.ts';
import { Composer } from './Composer.tsx';

interface InlineComposerProps {
  row: SolidaryRecordRow;
  /** The record where it was read: it has the drivers, whom an action may be about as well. */
  record: RecordItem | null;
  /** @param isDone whether an action was stored */
  onClose: (isDone: boolean) => void;
}

/**
 * The composer below a line of a list, which keeps what it is about in view. Its row has all the needed data, so the
 * record is not read. The first likely action takes the focus; Escape closes it, and what was typed is kept as a draft.
 */
export function InlineComposer({ row, record, onClose }: InlineComposerProps) {
  const { t } = useTranslation(['recordActions', 'common']);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const subject = subjectOf(record, row, true);
  if (subject === null) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div
      ref={box}
      role="group"
      aria-label={t('recordActions:composer.titleOf', namesOf(subject))}
      className={`${flow.stackS} ${styles.inline}`}
      onKeyDown={onKeyDown}
    >
      <Composer subject={subject} onWritten={({ outcome }) => outcome === 'done' && onClose(true)} />
      <OutcomeBand subject={subject} />
      <div>
        <Button size="small" appearance="subtle" onClick={() => onClose(false)}>
          {t('common:actions.close')}
        </Button>
      </div>
    </div>
  );
}
