import { Badge, Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordNames } from '#renderer/kit/form/pickers/pickable.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { Question } from '#renderer/kit/ui/dialog/useQuestion.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from '../lists.module.css';
import { useRowText } from '../row-text.ts';
import type { AnyRow } from '../rows.ts';
import type { ChangeReview, ReviewedSection } from './sections.ts';

/** Shows what a save changes of a structure, before anything is sent; Escape goes back to the form. */
export function ReviewDialog({ question: { about, answer } }: { question: Question<ChangeReview, boolean> }) {
  const { t } = useTranslation(['structureLists', 'structureForm']);
  return (
    <DialogFrame
      title={t('review.title')}
      isQuestion
      onDismiss={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(false)}>{t('review.back')}</Button>
          <Button appearance="primary" onClick={() => answer(true)}>
            {t('review.save')}
          </Button>
        </>
      }
    >
      <p className={`${flow.small} ${flow.unlessEmpty}`}>{t('review.text')}</p>
      {about.fields.length > 0 && (
        <p>
          {t('review.fields', {
            names: about.fields.map((name) => t(`structureForm:fields.${name}`)).join(', '),
          })}
        </p>
      )}
      {about.sections.map((section) => (
        <Section key={section.list} section={section} />
      ))}
    </DialogFrame>
  );
}

type Kind = 'added' | 'renamed' | 'changed' | 'moved' | 'removed';

const colors = {
  added: 'success',
  renamed: 'informative',
  changed: 'informative',
  moved: 'informative',
  removed: 'danger',
} as const satisfies Record<Kind, string>;

function Section({ section: { list, review, used } }: { section: ReviewedSection }) {
  const { t } = useTranslation(['structureLists', 'structureForm']);
  const textOf = useRowText();
  const { added, changed, moved, removed } = review;
  const rows = [...added.map(({ row }) => row), ...removed];
  const placeOf = useRecordNames('territories', list === 'territories' ? rows.flatMap(({ id }) => id ?? []) : []);
  const named = (row: AnyRow) => (list === 'territories' && row.id !== null ? placeOf(row.id) : textOf(row));
  const line = (kind: Kind, row: AnyRow, text: ReactNode) => (
    <li key={`${kind} ${row.id ?? row.label}`} data-change={kind}>
      <Badge appearance="tint" color={colors[kind]}>
        {t(`review.${kind}`)}
      </Badge>
      <span>{text}</span>
      {kind === 'removed' && row.id !== null && used.has(row.id) && (
        <Badge appearance="filled" color="danger">
          {t('used')}
        </Badge>
      )}
    </li>
  );
  return (
    <section className={flow.stackXS}>
      <h3 className={flow.heading}>{t(`structureForm:fields.${list}`)}</h3>
      <ul className={`${flow.list} ${styles.changes}`}>
        {removed.map((row) => line('removed', row, <del>{named(row)}</del>))}
        {added.map(({ row }) => line('added', row, named(row)))}
        {changed.map(({ before, after }) =>
          line(
            before.label === after.label ? 'changed' : 'renamed',
            after,
            t('review.fromTo', { before: named(before), after: named(after) }),
          ),
        )}
        {moved.map(({ row, rank }) => line('moved', row, t('review.place', { name: row.label, rank: rank + 1 })))}
      </ul>
    </section>
  );
}
