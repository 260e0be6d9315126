import { Badge, Button, Field, Textarea } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ListKind } from './kinds.ts';
import styles from './lists.module.css';
import { pastedLines } from './paste.ts';
import type { Row } from './rows.ts';

interface PasteDialogProps<R extends Row> {
  kind: ListKind<R>;
  /** Name of the list. */
  label: string;
  /** What was pasted already. */
  text: string;
  /** Labels that the list holds. */
  known: readonly string[];
  onAdd: (rows: R[]) => void;
  onClose: () => void;
}

/**
 * Shows the rows that pasted lines become, a column of a spreadsheet for instance, before they are added; duplicates
 * are marked and left out (docs/screens/09-solidary-structures.md §7).
 */
export function PasteDialog<R extends Row>({ kind, label, text, known, onAdd, onClose }: PasteDialogProps<R>) {
  const { t } = useTranslation('structureLists');
  const [typed, setTyped] = useState(text);
  const lines = pastedLines(typed, known);
  const fresh = lines.filter(({ duplicate }) => duplicate === null);
  return (
    <DialogFrame
      title={t('paste.title', { list: label })}
      isQuestion
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('paste.cancel')}</Button>
          <Button
            appearance="primary"
            disabledFocusable={fresh.length === 0}
            onClick={() => onAdd(fresh.map(({ cells }) => kind.make(cells)))}
          >
            {t('paste.add', { count: fresh.length })}
          </Button>
        </>
      }
    >
      <Field label={t('paste.lines')} hint={t(kind.columns === 2 ? 'paste.hintTwo' : 'paste.hint')}>
        <Textarea rows={6} resize="vertical" value={typed} onChange={(_, { value }) => setTyped(value)} />
      </Field>
      <p role="status" className={`${flow.small} ${flow.unlessEmpty}`}>
        {lines.length > 0 && t('paste.found', { count: fresh.length, duplicates: lines.length - fresh.length })}
      </p>
      {lines.length > 0 && (
        <ol className={`${flow.listS} ${styles.pasted}`} aria-label={t('paste.preview')}>
          {lines.map(({ cells, duplicate }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text.
            <li key={at} data-duplicate={duplicate ?? undefined}>
              <span>{cells.slice(0, kind.columns).filter(Boolean).join(' · ')}</span>
              {duplicate !== null && (
                <Badge appearance="tint" color="warning">
                  {t(`paste.${duplicate}`)}
                </Badge>
              )}
            </li>
          ))}
        </ol>
      )}
    </DialogFrame>
  );
}
