import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import { stepOfKey } from '#renderer/kit/form/rows/commands.ts';
import { type Cells, cellsAt, indexOf, movedBy, type Position, tickedOf, toggled } from './cells.ts';
import { cellOf, useBrush } from './useBrush.ts';
import type { WeekSteps } from './useSteps.ts';
import styles from './week.module.css';

/** A row or a column of a week: `heading` as drawn, `name` for readers. */
export interface WeekLine {
  readonly key: string;
  readonly heading: string;
  readonly name: string;
}

export interface WeekGridProps {
  /** Name for assistive technology. */
  label: string;
  /** Id of the text that explains the keys. */
  describedBy?: string;
  /** Name of the button at the corner, which stands for the whole week. */
  corner: string;
  /** The parts of the day, any number. */
  parts: readonly WeekLine[];
  /** Monday to Sunday. */
  days: readonly WeekLine[];
  /** The ticked cells and their changes, from `useSteps`. */
  cells: Cells;
  steps: WeekSteps;
  /** Called when another day, or none of them (-1), gets the focus. */
  onDay?: (day: number) => void;
  /** Called when a step was taken back or made again; false when there was none. */
  onStep?: (step: 'undo' | 'redo', isDone: boolean) => void;
}

const keyOf = ({ row, day }: Position): string => `${row},${day}`;

/** The position of a focused heading or tick box, by its `data-at`. */
function positionOf(element: EventTarget): Position | null {
  const [row, day] = (element instanceof HTMLElement ? (element.dataset.at ?? '') : '').split(',').map(Number);
  return row === undefined || day === undefined || Number.isNaN(day) ? null : { row, day };
}

/**
 * The days and the parts of the day of a week, ticked by keyboard or pointer (docs/screens/08-solidary-people.md §7.1).
 * One tab stop; headings toggle what they head; Ctrl+Space toggles the day, Shift+Space the part, Ctrl+A everything.
 */
export function WeekGrid(props: WeekGridProps) {
  const { label, describedBy, corner, parts, days, cells, steps, onDay, onStep } = props;
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Position>({ row: 0, day: 0 });
  const { hasPainted, onPointerDown, onPointerMove } = useBrush(steps);

  const toggle = (at: Position) => steps.make(toggled(steps.now(), cellsAt(at, parts.length)));

  /** Handles a key other than those that move; false for any other key. */
  const act = (event: KeyboardEvent, at: Position): boolean => {
    const { key, ctrlKey, metaKey, shiftKey, repeat } = event;
    const isCtrl = ctrlKey || metaKey;
    const step = stepOfKey(event);
    if (key === ' ' || (key === 'Enter' && !isCtrl)) {
      const from = isCtrl ? { ...at, row: -1 } : shiftKey ? { ...at, day: -1 } : at;
      if (!repeat) toggle(from);
    } else if (isCtrl && key.toLowerCase() === 'a') toggle({ row: -1, day: -1 });
    else if (step !== null) {
      const isDone = steps[step]();
      onStep?.(step, isDone);
    } else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = positionOf(event.target);
    if (at === null || event.altKey) return;
    const to = movedBy({ key: event.key, isCtrl: event.ctrlKey || event.metaKey }, at, parts.length);
    if (to === null && !act(event, at)) return;
    event.preventDefault();
    event.stopPropagation();
    if (to !== null) table.current?.querySelector<HTMLElement>(`[data-at="${keyOf(to)}"]`)?.focus();
  };

  const heading = (at: Position, { heading: shown, name }: Pick<WeekLine, 'heading' | 'name'>) => (
    <Heading
      at={keyOf(at)}
      name={name}
      ticked={tickedOf(cells, cellsAt(at, parts.length))}
      isActive={keyOf(active) === keyOf(at)}
    >
      {shown}
    </Heading>
  );

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are moved over by arrow keys.
      role="grid"
      className={styles.week}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const at = positionOf(target);
        if (at === null) return;
        setActive(at);
        if (at.day !== active.day) onDay?.(at.day);
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onClick={({ target }) => {
        // React's events come from elements; a heading may have been hit on its text.
        const pressed = (target as Element).closest('button');
        const at = pressed && positionOf(pressed);
        if (at) toggle(at);
      }}
      onChange={({ target }) => {
        const index = cellOf(target as Element);
        // Assistive technology clicks without a pointer.
        if (index !== null && !hasPainted()) steps.make(toggled(steps.now(), [index]));
      }}
    >
      <thead>
        <tr>
          <td>{heading({ row: -1, day: -1 }, { heading: corner, name: corner })}</td>
          {days.map((day, index) => (
            <th key={day.key} scope="col">
              {heading({ row: -1, day: index }, day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part, row) => (
          <tr key={part.key}>
            <th scope="row">{heading({ row, day: -1 }, part)}</th>
            {days.map(({ key, name }, day) => (
              <Cell
                key={key}
                row={row}
                day={day}
                name={`${name} ${part.name}`}
                isOn={cells[indexOf({ row, day })] === true}
                isActive={active.row === row && active.day === day}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps extends Position {
  name: string;
  isOn: boolean;
  isActive: boolean;
}

const Cell = memo(function Cell({ row, day, name, isOn, isActive }: CellProps) {
  return (
    <td data-cell={indexOf({ row, day })}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={name}
        checked={isOn}
        readOnly
        tabIndex={isActive ? 0 : -1}
        data-at={keyOf({ row, day })}
      />
    </td>
  );
});

interface HeadingProps {
  at: string;
  name: string;
  ticked: boolean | 'mixed';
  isActive: boolean;
  children: ReactNode;
}

const Heading = memo(function Heading({ at, name, ticked, isActive, children }: HeadingProps) {
  return (
    <button
      type="button"
      className={styles.heading}
      aria-label={name}
      title={name}
      aria-pressed={ticked}
      tabIndex={isActive ? 0 : -1}
      data-at={at}
    >
      {children}
    </button>
  );
});
