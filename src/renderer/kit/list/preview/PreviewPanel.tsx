import { Button } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, DismissRegular } from '@fluentui/react-icons';
import { type ComponentType, useMemo } from 'react';
import { useLetterKeys } from '#renderer/kit/actions/keys/letters.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useText } from '#renderer/kit/ui/text.ts';
import type { BaseRow, CellTools, ListColumn } from '../definition.ts';
import styles from './Preview.module.css';
import type { Preview } from './usePreview.ts';

interface PreviewPanelProps<R extends BaseRow> {
  row: R;
  label: string;
  /** Every column that the person may see: hidden ones show here. */
  columns: readonly ListColumn<R>[];
  /** Stands below the fields. */
  Body?: ComponentType<{ row: R }>;
  /** From 1, over all pages. */
  place: number;
  total: number;
  steps: Pick<Preview<R>, 'next' | 'previous'>;
  onOpen?: () => void;
  onEdit?: () => void;
  onClose: () => void;
}

/**
 * A row beside its list, made of what the row holds: list and item carry the same fields, so nothing is asked of the
 * platform (docs/screens/01-shell-home.md §5). J and K go on to the next row and back.
 */
export function PreviewPanel<R extends BaseRow>(props: PreviewPanelProps<R>) {
  const { row, label, columns, Body, place, total, steps, onOpen, onEdit, onClose } = props;
  const words = useText();
  const format = useFormat();
  const tools = useMemo((): CellTools => ({ words, format }), [words, format]);
  useLetterKeys({ j: steps.next, k: steps.previous });
  const [first, ...others] = columns;
  const step = (text: string, Icon: typeof ArrowUpRegular, run: (() => void) | undefined) => (
    <Button appearance="subtle" icon={<Icon />} aria-label={text} title={text} disabledFocusable={!run} onClick={run} />
  );
  return (
    <aside className={styles.panel} aria-label={words('list:preview.label')}>
      <div className={styles.bar}>
        <span className={styles.position}>
          {words('list:preview.position', { place: format.number(place), total: format.number(total) })}
        </span>
        {step(`${words('list:neighbours.previous')} (K)`, ArrowUpRegular, steps.previous)}
        {step(`${words('list:neighbours.next')} (J)`, ArrowDownRegular, steps.next)}
        {step(words('list:preview.close'), DismissRegular, onClose)}
      </div>
      <h2 className={styles.title} aria-live="polite" aria-label={label}>
        {first?.cell(row, tools) ?? label}
      </h2>
      <div className={styles.actions}>
        {onOpen !== undefined && (
          <Button appearance="primary" onClick={onOpen}>
            {words('list:preview.open')}
          </Button>
        )}
        {onEdit !== undefined && <Button onClick={onEdit}>{words('list:preview.edit')}</Button>}
      </div>
      <dl className={styles.fields}>
        {others.map((column) => (
          <div key={column.id} className={styles.field}>
            <dt>{words(column.header)}</dt>
            <dd>
              {column.cell(row, tools) ?? <span className={styles.nothing}>{words('list:preview.nothing')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {Body !== undefined && <Body row={row} />}
    </aside>
  );
}
