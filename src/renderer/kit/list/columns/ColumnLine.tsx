import { Button, Checkbox, Input } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, ReOrderDotsVerticalRegular } from '@fluentui/react-icons';
import { type DragEvent, useEffect, useState } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import styles from './Columns.module.css';
import type { ArrangedColumn } from './layout.ts';

interface ColumnLineProps<R extends BaseRow> {
  entry: ArrangedColumn<R>;
  /** Position from 0; the first column is pinned. */
  place: number;
  count: number;
  /** A dragged line is over this one. */
  isOver: boolean;
  onShow: (isShown: boolean) => void;
  /** Called with null to reset the width. */
  onWidth: (width: number | null) => void;
  onStep: (step: 1 | -1) => void;
  onDragStart: () => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/** One column of the chooser. */
export function ColumnLine<R extends BaseRow>(props: ColumnLineProps<R>) {
  const { entry, place, count, isOver, onShow, onWidth, onStep } = props;
  const { column, isShown, width } = entry;
  const translate = useTranslate();
  const label = translate(column.header);
  const isPinned = place === 0;
  return (
    <li
      className={styles.line}
      data-line={column.id}
      data-over={isOver ? '' : undefined}
      draggable={!isPinned}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        props.onDragStart();
      }}
      onDragOver={props.onDragOver}
      onDrop={props.onDrop}
      onDragEnd={props.onDragEnd}
    >
      <span className={styles.handle} aria-hidden="true">
        {!isPinned && <ReOrderDotsVerticalRegular />}
      </span>
      <span className={styles.name}>
        <Checkbox
          label={label}
          checked={isShown}
          disabled={isPinned}
          title={isPinned ? translate('list:columns.pinned') : undefined}
          onChange={(_, { checked }) => onShow(checked === true)}
        />
      </span>
      <WidthInput label={translate('list:columns.width', { label })} width={width} onWidth={onWidth} />
      {([-1, 1] as const).map((step) => {
        const isUp = step < 0;
        const isStuck = isPinned || (isUp ? place <= 1 : place === count - 1);
        return (
          <Button
            key={step}
            size="small"
            appearance="subtle"
            icon={isUp ? <ArrowUpRegular /> : <ArrowDownRegular />}
            aria-label={translate(isUp ? 'list:columns.up' : 'list:columns.down', { label })}
            data-move={isUp ? 'up' : 'down'}
            disabledFocusable={isStuck}
            onClick={() => onStep(step)}
          />
        );
      })}
    </li>
  );
}

interface WidthInputProps {
  label: string;
  width: number | undefined;
  onWidth: (width: number | null) => void;
}

/** A width in pixels, applied on Enter or blur; an empty field resets it. */
function WidthInput({ label, width, onWidth }: WidthInputProps) {
  const translate = useTranslate();
  const stored = width === undefined ? '' : String(width);
  const [typed, setTyped] = useState(stored);
  useEffect(() => setTyped(stored), [stored]);

  const take = () => {
    if (typed === stored) return;
    onWidth(typed === '' ? null : Number(typed));
    // The width is clamped: the field then shows the result.
    setTyped(stored);
  };
  return (
    <Input
      size="small"
      className={styles.width}
      aria-label={label}
      title={label}
      inputMode="numeric"
      placeholder={translate('list:columns.automatic')}
      value={typed}
      onChange={(_, { value }) => setTyped(value.replaceAll(/\D/g, '').slice(0, 4))}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
