import { Button, Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import styles from './conflicts.module.css';
import type { Choices, Conflict, ConflictQuestion, Side } from './conflicts.ts';
import { FieldValue, type FormFields } from './fields.tsx';

const allOf = <Draft,>(conflicts: readonly Conflict<Draft>[], side: Side): Choices<Draft> =>
  // One entry per name just below.
  Object.fromEntries(conflicts.map(({ name }) => [name, side])) as Choices<Draft>;

/**
 * Shows both values of each field that both users changed, to choose from. Escape cancels the save and keeps the input.
 */
export function ConflictDialog<Draft>({
  question: { about, answer },
  fields,
}: {
  question: ConflictQuestion<Draft>;
  fields: FormFields<Draft>;
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
      className={styles.surface}
      actions={
        <>
          <Button appearance="primary" onClick={() => answer(choices)}>
            {t('conflict.save')}
          </Button>
          <Button onClick={() => answer(null)}>{t('conflict.giveUp')}</Button>
        </>
      }
    >
      <p>
        {isAgain && `${t('conflict.again')} `}
        {t('conflict.text', { count: conflicts.length })}
      </p>
      {conflicts.map((conflict) => (
        <ConflictField
          key={conflict.name}
          conflict={conflict}
          fields={fields}
          side={choices[conflict.name]}
          onChoose={(side) => setChoices({ ...choices, [conflict.name]: side })}
        />
      ))}
      {conflicts.length > 1 && (
        <div className={styles.all}>
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

function ConflictField<Draft>({
  conflict: { name, mine, theirs },
  fields,
  side,
  onChoose,
}: {
  conflict: Conflict<Draft>;
  fields: FormFields<Draft>;
  side: Side;
  onChoose: (side: Side) => void;
}) {
  const { t } = useTranslation('form');
  const translate = useTranslate();
  const label = translate(fields[name].label);
  const option = (value: typeof mine, heading: string) => ({
    children: (
      <>
        <span className={styles.whose}>{heading}</span>
        <span className={styles.value}>
          <FieldValue fields={fields} name={name} value={value} />
        </span>
      </>
    ),
  });
  return (
    <section className={styles.field}>
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
