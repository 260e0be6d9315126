import { Badge, Button, Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordNames } from '#renderer/kit/form/pickers/pickable.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { Question } from '#renderer/kit/ui/dialog/useQuestion.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from '../form.module.css';
import type { RowAnswers, RowQuestion } from './useRowDecisions.ts';

/** Asks about each row by itself. All are kept unless the person chooses otherwise; Escape goes back to the form. */
export function RowDecisionsDialog({
  question: { about, answer },
}: {
  question: Question<readonly RowQuestion[], RowAnswers>;
}) {
  const { t } = useTranslation('structureForm');
  const [kept, setKept] = useState<ReadonlySet<RowQuestion>>(() => new Set(about));
  const choose = (row: RowQuestion, isKept: boolean) => {
    const next = new Set(kept);
    if (isKept) next.add(row);
    else next.delete(row);
    setKept(next);
  };
  return (
    <DialogFrame
      title={t('rows.title')}
      isQuestion
      onDismiss={() => answer(null)}
      actions={
        <>
          <Button onClick={() => answer(null)}>{t('rows.giveUp')}</Button>
          <Button appearance="primary" onClick={() => answer(kept)}>
            {t('rows.go')}
          </Button>
        </>
      }
    >
      <p>{t('rows.text')}</p>
      {about.map((row) => (
        <RowChoice
          key={`${row.list} ${row.id}`}
          row={row}
          isKept={kept.has(row)}
          onChoose={(isKept) => choose(row, isKept)}
        />
      ))}
    </DialogFrame>
  );
}

interface RowChoiceProps {
  row: RowQuestion;
  isKept: boolean;
  onChoose: (isKept: boolean) => void;
}

function RowChoice({ row: { list, id, kind, label, isInUse }, isKept, onChoose }: RowChoiceProps) {
  const { t } = useTranslation('structureForm');
  const nameOf = useRecordNames('territories', label === null ? [id] : []);
  const name = label ?? nameOf(id);
  return (
    <section className={styles.decision}>
      <h3 className={`${flow.heading} ${flow.side} ${styles.decisionTitle}`}>
        {t(`fields.${list}`)}
        {isInUse && (
          <Badge appearance="tint" color="danger">
            {t('rows.inUse')}
          </Badge>
        )}
      </h3>
      <p>{t(`rows.${kind}`, { label: name })}</p>
      <RadioGroup
        layout="horizontal"
        aria-label={`${t(`fields.${list}`)} ${name}`}
        value={isKept ? 'keep' : 'remove'}
        onChange={(_, { value }) => onChoose(value === 'keep')}
      >
        <Radio value="keep" label={t(kind === 'gone' ? 'rows.again' : 'rows.keep')} />
        <Radio value="remove" label={t(kind === 'gone' ? 'rows.leave' : 'rows.remove')} />
      </RadioGroup>
    </section>
  );
}
