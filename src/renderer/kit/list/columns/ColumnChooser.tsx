import { Button, Popover, PopoverSurface, PopoverTrigger, useId } from '@fluentui/react-components';
import { TableSettingsRegular } from '@fluentui/react-icons';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { ColumnLine } from './ColumnLine.tsx';
import styles from './Columns.module.css';
import { moveColumn, showColumn, sizeColumn } from './layout.ts';
import type { Columns } from './useColumns.ts';

/** Chooses the visible columns, their order and width; everything that can be dragged has buttons too. */
export function ColumnChooser<R extends BaseRow>({ columns }: { columns: Columns<R> }) {
  const translate = useTranslate();
  return (
    <Popover trapFocus positioning={{ position: 'below', align: 'end', autoSize: 'height' }}>
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<TableSettingsRegular />}
          aria-label={translate('list:columns.open')}
          title={translate('list:columns.open')}
        />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={translate('list:columns.open')}>
        <Choices columns={columns} />
      </PopoverSurface>
    </Popover>
  );
}

function Choices<R extends BaseRow>({ columns }: { columns: Columns<R> }) {
  const { arranged, layout, change, reset } = columns;
  const translate = useTranslate();
  const titleId = useId('columns-');
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  // The pressed button: its line moves, and a moved element loses the focus.
  const [pressed, setPressed] = useState<{ id: string; button: 'up' | 'down' } | null>(null);
  const [announcement, setAnnouncement] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order of the lines removes the focus.
  useEffect(() => {
    if (pressed === null) return;
    list.current?.querySelector<HTMLElement>(`[data-line="${pressed.id}"] [data-move="${pressed.button}"]`)?.focus();
    setPressed(null);
  }, [layout.map(({ id }) => id).join()]);

  const move = (id: string, place: number) => {
    const label = arranged.find(({ column }) => column.id === id)?.column.header;
    const next = moveColumn(layout, id, place);
    change(next);
    if (label === undefined) return;
    const values = { label: translate(label), place: next.findIndex((one) => one.id === id) + 1, total: next.length };
    setAnnouncement(translate('list:columns.moved', values));
  };
  const dropOn = (event: DragEvent, place: number) => {
    event.preventDefault();
    if (dragged !== null) move(dragged, place);
    setDragged(null);
    setOver(null);
  };

  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {translate('list:columns.title')}
      </h2>
      <p className={styles.hint}>{translate('list:columns.hint')}</p>
      <ul ref={list} className={styles.lines} aria-labelledby={titleId}>
        {arranged.map((entry, place) => (
          <ColumnLine
            key={entry.column.id}
            entry={entry}
            place={place}
            count={arranged.length}
            isOver={over === entry.column.id && dragged !== entry.column.id}
            onShow={(isShown) => change(showColumn(layout, entry.column.id, isShown))}
            onWidth={(width) => change(sizeColumn(layout, entry.column.id, width))}
            onStep={(step) => {
              setPressed({ id: entry.column.id, button: step < 0 ? 'up' : 'down' });
              move(entry.column.id, place + step);
            }}
            onDragStart={() => setDragged(entry.column.id)}
            onDragOver={(event) => {
              if (dragged === null || place === 0) return;
              event.preventDefault();
              setOver(entry.column.id);
            }}
            onDrop={(event) => dropOn(event, place)}
            onDragEnd={() => {
              setDragged(null);
              setOver(null);
            }}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Button onClick={reset}>{translate('list:columns.reset')}</Button>
    </>
  );
}
