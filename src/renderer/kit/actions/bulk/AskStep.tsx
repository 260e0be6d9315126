import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx';
import { gateOf } from '../confirm/levels.ts';
import styles from './bulk.module.css';
import { RowList } from './RowList.tsx';
import type { PreparedRow } from './usePrepared.ts';
import type { BulkWork } from './work.ts';

/** Number of record names shown. */
const SAMPLE = 5;

interface AskStepProps {
  rows: readonly PreparedRow[];
  work: BulkWork;
  isDanger: boolean;
  /** Inputs that the action needs first. */
  children?: ReactNode;
  canConfirm?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * The confirmation step: how many records the action will change, some of their names, and which are skipped and why.
 */
export function AskStep({ rows, work, isDanger, children, canConfirm, onConfirm, onClose }: AskStepProps) {
  const { t } = useTranslation('actions');
  const translate = useTranslate();
  const format = useFormat();
  const { confirm } = work;
  const touched = rows.filter(({ end }) => end === undefined);
  const setAside = rows.flatMap(({ id, name, end }) => (end === undefined ? [] : [{ id, name, state: end }]));
  const target = { count: touched.length };
  const values = { count: touched.length, shown: format.number(touched.length), ...confirm.values?.(target) };
  const more = touched.length - SAMPLE;
  return (
    <ConfirmDialog
      title={translate(confirm.title, values)}
      gate={gateOf({ ...confirm, values: () => values }, target, translate)}
      button={translate(confirm.button, values)}
      isDanger={isDanger}
      canConfirm={canConfirm}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{translate(confirm.text, values)}</p>
      <ul className={styles.sample} aria-label={t('bulk.touched')}>
        {touched.slice(0, SAMPLE).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {more > 0 && <li>{t('bulk.more', { count: more, shown: format.number(more) })}</li>}
      </ul>
      {setAside.length > 0 && (
        <>
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('bulk.setAside', { count: setAside.length })}</MessageBarBody>
          </MessageBar>
          <RowList rows={setAside} label={t('bulk.outcomes.skipped')} />
        </>
      )}
      {children}
    </ConfirmDialog>
  );
}
