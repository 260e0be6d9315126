import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { AppError } from '#shared/errors.ts';
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx';
import { gateOf } from '../confirm/levels.ts';
import { MutationError } from '../confirm/MutationError.tsx';
import styles from './bulk.module.css';
import { RowList } from './RowList.tsx';
import type { PreparedRow } from './usePrepared.ts';
import { type BulkWork, bulkReason, type ShownRow } from './work.ts';

/** Rows from which what cannot be taken back asks for their number. */
const MANY = 100;

/** Number of record names shown. */
const SAMPLE = 5;

interface AskStepProps {
  rows: readonly PreparedRow[];
  /** How many are touched. */
  count: number;
  work: BulkWork;
  isDanger: boolean;
  /** Inputs that the action needs first. */
  children?: ReactNode;
  canConfirm?: boolean;
  isBusy: boolean;
  /** Why it could not begin. */
  error: AppError | null;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * The confirmation step: how many records the action will change, some of their names, and which are skipped and why.
 */
export function AskStep(props: AskStepProps) {
  const { rows, count, work, isDanger, children, canConfirm, isBusy, error, onConfirm, onClose } = props;
  const { t } = useTranslation('actions');
  const translate = useTranslate();
  const format = useFormat();
  const confirm = gateFor(work, count);
  const touched = rows.filter(({ setAside }) => setAside === undefined);
  const left = rows.flatMap(leftRow);
  const target = { count };
  const values = { count, shown: format.number(count), ...confirm.values?.(target) };
  const more = count - Math.min(SAMPLE, touched.length);
  return (
    <ConfirmDialog
      title={translate(confirm.title, values)}
      gate={gateOf({ ...confirm, values: () => values }, target, translate)}
      button={translate(confirm.button, values)}
      isDanger={isDanger}
      canConfirm={canConfirm}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{translate(confirm.text, values)}</p>
      {confirm.level !== work.confirm.level && work.confirm.level === 'acknowledge' && (
        <p>{translate(work.confirm.sentence, values)}</p>
      )}
      <ul className={styles.sample} aria-label={t('bulk.touched')}>
        {touched.slice(0, SAMPLE).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {more > 0 && <li>{t('bulk.more', { count: more, shown: format.number(more) })}</li>}
      </ul>
      {left.length > 0 && (
        <>
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('bulk.setAside', { count: left.length })}</MessageBarBody>
          </MessageBar>
          <RowList rows={left} label={t('bulk.outcomes.skipped')} />
        </>
      )}
      {count > MANY && <p>{t('bulk.goesOn')}</p>}
      {children}
      <MutationError error={error} />
    </ConfirmDialog>
  );
}

/** A row that is left alone, as the lists of rows show it; none for any other. */
export const leftRow = ({ id, name, setAside }: PreparedRow): ShownRow[] =>
  setAside === undefined
    ? []
    : [{ id, name, state: { outcome: 'skipped', reason: bulkReason(setAside.reason, setAside.detail) } }];

/** How it is asked: what cannot be taken back asks for the number of rows where there are many. */
function gateFor({ confirm, isForGood = false }: BulkWork, count: number): BulkWork['confirm'] {
  if (!isForGood || count <= MANY || confirm.level === 'typeToConfirm') return confirm;
  const { title, text, button, values } = confirm;
  return {
    level: 'typeToConfirm',
    title,
    text,
    button,
    expected: (target) => String(target.count),
    ...(values !== undefined && { values }),
  };
}
