import { Button, Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './conflicts.module.css';
import type { Choices, Conflict, ConflictQuestion, Side } from './conflicts.ts';
import { FieldValue, type FormFields, useFieldLabel } from './fields.tsx';

const allOf = (conflicts: readonly Conflict[], side: Side): Choices =>
  Object.fromEntries(conflicts.map(({ path }) => [path, side]));

/**
 * Shows both values of each field that both users changed, to choose from. Escape cancels the save and keeps the input.
 */
export function ConflictDialog({
  question: { about, answer },
  fields,
}: {
  question: ConflictQuestion;
  fields: FormFields;
}) {
  const { t } = useTranslation('form');
  const { conflicts, isAgain } = about;
  // The input exists on this screen only: a hasty Enter must not lose it.
  const [choices, setChoices] = useState(() => allOf(conflicts, 'mine'));
  return (
    <DialogFrame
      title={t('conflict.title')}
      isQuestion
      onDismiss={() => answer(null)}
      size="large"
      actions={
        <>
          <Button onClick={() => answer(null)}>{t('conflict.giveUp')}</Button>
          <Button appearance="primary" onClick={() => answer(choices)}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <p>
        {isAgain && `${t('conflict.again')} `}
        {t('conflict.text', { count: conflicts.length })}
      </p>
      {conflicts.map((conflict) => (
        <ConflictField
          key={conflict.path}
          conflict={conflict}
          fields={fields}
          side={choices[conflict.path] ?? 'mine'}
          onChoose={(side) => setChoices({ ...choices, [conflict.path]: side })}
        />
      ))}
      {conflicts.length > 1 && (
        <div className={flow.wrap}>
          <Button size="small" onClick={() => setChoices(allOf(conflicts, 'mine'))}>
            {t('conflict.allMine')}
          </Button>
          <Button size="small" onClick={() => setChoices(allOf(conflicts, 'theirs'))}>
            {t('conflict.allTheirs')}
          </Button>
        </div>
      )}
    </DialogFrame>
  );
}

function ConflictField({
  conflict: { path, mine, theirs },
  fields,
  side,
  onChoose,
}: {
  conflict: Conflict;
  fields: FormFields;
  side: Side;
  onChoose: (side: Side) => void;
}) {
  const { t } = useTranslation('form');
  const label = useFieldLabel(fields)(path);
  const option = (value: typeof mine, heading: string) => ({
    children: (
      <>
        <span className={styles.whose}>{heading}</span>
        <span className={styles.value}>
          <FieldValue fields={fields} name={path} value={value} />
        </span>
      </>
    ),
  });
  return (
    <section>
      <h3 className={styles.label}>{label}</h3>
      <RadioGroup
        className={styles.sides}
        aria-label={label}
        value={side}
        onChange={(_, { value }) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
      >
        <Radio className={styles.side} value="mine" label={option(mine, t('conflict.mine'))} />
        <Radio className={styles.side} value="theirs" label={option(theirs, t('conflict.theirs'))} />
      </RadioGroup>
    </section>
  );
}
