import { Button } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, DismissRegular } from '@fluentui/react-icons';
import { type ComponentType, useEffect, useMemo } from 'react';
import { useLetterKeys } from '#renderer/kit/actions/keys/letters.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useSaid } from '#renderer/kit/ui/hidden/useSaid.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Columns } from '../columns/useColumns.ts';
import type { CellTools, Contacts, ListColumn, ListDefinition } from '../definition.ts';
import type { ListPageState } from '../useListPage.ts';
import type { LoadedRows } from '../useListRows.ts';
import type { RowLinks } from '../useRowLinks.ts';
import { ContactTiles } from './ContactTiles.tsx';
import styles from './Preview.module.css';
import type { Preview } from './usePreview.ts';

interface ListPreviewProps<R extends BaseRow> {
  definition: Pick<ListDefinition<R>, 'rowLabel' | 'PreviewBody' | 'contactsOf'>;
  page: Pick<ListPageState<R>, 'state'>;
  rows: Pick<LoadedRows<R>, 'entries' | 'total'>;
  columns: Pick<Columns<R>, 'allowed'>;
  links: Pick<RowLinks<R>, 'hrefOf' | 'open' | 'editOf'>;
  preview: Preview<R>;
}

/** The preview of a list; nothing while it is closed. */
export function ListPreview<R extends BaseRow>(props: ListPreviewProps<R>) {
  const { definition, page, rows, columns, links, preview } = props;
  const { row } = preview;
  if (row === null) return null;
  const { state } = page;
  const before = (state.page - 1) * state.perPage;
  return (
    <PreviewPanel
      row={row}
      label={definition.rowLabel(row)}
      columns={columns.allowed}
      Body={definition.PreviewBody}
      contacts={definition.contactsOf?.(row)}
      isDocked={preview.isDocked}
      place={before + rows.entries.findIndex((entry) => entry.kind === 'row' && entry.row === row) + 1}
      total={rows.total}
      steps={preview}
      onOpen={links.hrefOf(row) === undefined ? undefined : () => links.open(row)}
      onEdit={links.editOf(row)}
      onClose={preview.close}
    />
  );
}

interface PreviewPanelProps<R extends BaseRow> {
  row: R;
  label: string;
  /** Every column that the user may see, hidden ones included. */
  columns: readonly ListColumn<R>[];
  /** Shown below the fields. */
  Body?: ComponentType<{ row: R }>;
  /** How the person is reached; absent where rows are no people. */
  contacts?: Contacts;
  /** Beside the rows, not over them. */
  isDocked: boolean;
  /** Position from 1, over all pages. */
  place: number;
  total: number;
  steps: Pick<Preview<R>, 'next' | 'previous'>;
  onOpen?: () => void;
  onEdit?: () => void;
  onClose: () => void;
}

/**
 * Shows a row beside its list, from the data of the row: list and item have the same fields, so nothing is requested
 * (docs/screens/01-shell-home.md §5). J and K go to the next and previous row.
 */
function PreviewPanel<R extends BaseRow>(props: PreviewPanelProps<R>) {
  const { row, label, columns, Body, contacts, isDocked, place, total, steps, onOpen, onEdit, onClose } = props;
  const translate = useTranslate();
  const format = useFormat();
  const tools = useMemo((): CellTools => ({ translate, format }), [translate, format]);
  useLetterKeys({ j: steps.next, k: steps.previous });
  const [said, say] = useSaid();
  // The focus stays in the rows: a screen reader is told that the preview is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, on opening.
  useEffect(() => say(translate('list:preview.opened', { label })), []);
  const [first, ...others] = columns;
  const facts = others
    .filter(({ id }) => contacts === undefined || !(id in contacts))
    .map((column) => ({ id: column.id, name: translate(column.header), value: column.cell(row, tools) || null }));
  const empty = facts.filter(({ value }) => value === null);
  const step = (text: string, Icon: typeof ArrowUpRegular, run: (() => void) | undefined) => (
    <Button appearance="subtle" icon={<Icon />} aria-label={text} title={text} disabledFocusable={!run} onClick={run} />
  );
  return (
    <aside
      className={styles.panel}
      data-docked={isDocked ? '' : undefined}
      aria-label={translate('list:preview.label')}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={flow.row}>
        <span className={styles.position}>
          {translate('list:preview.position', { place: format.number(place), total: format.number(total) })}
        </span>
        {step(`${translate('list:neighbours.previous')} (K)`, ArrowUpRegular, steps.previous)}
        {step(`${translate('list:neighbours.next')} (J)`, ArrowDownRegular, steps.next)}
        {step(translate('list:preview.close'), DismissRegular, onClose)}
      </div>
      {/* Beside the rows it goes with the focus, which is read out already. */}
      <h2 className={styles.title} aria-live={isDocked ? undefined : 'polite'} aria-label={label}>
        {(first?.isPartOfName ? undefined : first?.cell(row, tools)) ?? label}
      </h2>
      {contacts !== undefined && <ContactTiles contacts={contacts} format={format} />}
      <div className={flow.row}>
        {onOpen !== undefined && (
          <Button appearance="primary" onClick={onOpen}>
            {translate('list:preview.open')}
          </Button>
        )}
        {onEdit !== undefined && <Button onClick={onEdit}>{translate('list:preview.edit')}</Button>}
      </div>
      <dl className={styles.fields}>
        {facts.map(
          ({ id, name, value }) =>
            value !== null && (
              <div key={id} className={styles.field}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {empty.length > 0 && (
        <p className={styles.nothing}>
          {translate('list:preview.nothing', { names: format.list(empty.map(({ name }) => name.toLocaleLowerCase())) })}
        </p>
      )}
      {Body !== undefined && <Body row={row} />}
    </aside>
  );
}
