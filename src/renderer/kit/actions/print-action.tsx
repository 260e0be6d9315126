import { PrintRegular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { recordLabel } from '#renderer/kit/data/record-name.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { isRouteName } from '#shared/routes.ts';
import type { Action, RecordAction, RecordDialogProps } from './define.ts';

const PagePrintDialog = lazily(async () => (await import('#renderer/kit/print/PagePrintDialog.tsx')).PagePrintDialog);

/** What all actions that print have in common: their place in the menu, and the key. */
export const printEntry = {
  label: 'common:actions.print',
  icon: PrintRegular,
  section: 'files',
  shortcut: 'print',
} as const;

/** Prints what the page of a record says. */
const printPage = {
  ...printEntry,
  id: 'record.print',
  accepts: 'one',
  Dialog: RecordPrintDialog,
} satisfies RecordAction<BaseRow>;

function RecordPrintDialog({ record, resource, onClose }: RecordDialogProps<BaseRow>) {
  const { t } = useTranslation('common');
  const translate = useTranslate();
  const show = `${resource}_show`;
  const kind = isRouteName(show) ? translate(`routes:${show}.title`) : '';
  return (
    <Suspense>
      <PagePrintDialog name={recordLabel(record)} kind={t('print.kind', { kind, id: record.id })} onClose={onClose} />
    </Suspense>
  );
}

/** The actions of a record's page with the one that prints it, unless the module brings its own. */
export const withPrint = <R extends BaseRow>(actions: readonly Action<R>[]): readonly Action<R>[] =>
  actions.some(({ shortcut }) => shortcut === 'print') ? actions : [...actions, printPage];
