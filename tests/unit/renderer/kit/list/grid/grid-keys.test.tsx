import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useGridEvents } from '#renderer/kit/list/grid/useGridEvents.ts';

const row = { id: 7 };
const does = {
  onSort: vi.fn(),
  onOpen: vi.fn(),
  onEdit: vi.fn(),
  onCopyLink: vi.fn(),
  onPreview: vi.fn(),
  onMenu: vi.fn(),
  onWidth: vi.fn(),
  onMove: vi.fn(),
  focusCell: vi.fn(),
};
beforeEach(() => {
  for (const one of Object.values(does)) one.mockClear();
});

/** A grid of three columns, of which the first cannot be moved, over one row; its roving focus takes no key. */
function Grid() {
  const columns = ['name', 'town', 'mail'].map((id) => ({ id, ...(id === 'town' && { sort: 'town' }) }));
  const options = {
    ...does,
    entries: [{ kind: 'row', row }],
    shown: columns,
    hasMenu: true,
    hrefOf: () => '/users/show/7',
    keyboard: { move: () => false, focusCell: does.focusCell, focusActive: () => undefined },
  };
  // All that keys need of a grid.
  const { onKeyDown } = useGridEvents(options as unknown as Parameters<typeof useGridEvents>[0]);
  return (
    <table onKeyDown={onKeyDown}>
      <tbody>
        {[-1, 0].map((at) => (
          <tr key={at} data-row={at}>
            {columns.map(({ id }, column) => (
              <td key={id} aria-colindex={column + 1}>
                {`${id} ${at}`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Presses a key in a cell; returns whether the browser does what it does by itself. */
function press(cell: string, key: string, keys: object = {}): boolean {
  return fireEvent.keyDown(screen.getByText(cell), { key, ...keys });
}
const calls = () => Object.entries(does).flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [name] : []));

test('a column is moved by Ctrl+Shift and an arrow, but neither the first one, nor beyond the ends', () => {
  render(<Grid />);
  const keys = { shiftKey: true, ctrlKey: true };
  expect(press('town -1', 'ArrowRight', keys)).toBe(false);
  expect(does.onMove.mock.calls).toEqual([['town', 1]]);
  expect(does.focusCell.mock.calls).toEqual([[{ row: -1, column: 2 }]]);
  press('mail -1', 'ArrowLeft', keys);
  expect(does.onMove.mock.lastCall).toEqual(['mail', -1]);
  does.onMove.mockClear();
  press('mail -1', 'ArrowRight', keys);
  press('town -1', 'ArrowLeft', keys);
  press('name -1', 'ArrowRight', keys);
  expect(does.onMove).not.toHaveBeenCalled();
});

test('a column is made wider and narrower by Shift and an arrow', () => {
  render(<Grid />);
  for (const title of screen.getAllByRole('cell')) title.getBoundingClientRect = () => new DOMRect(0, 0, 200, 40);
  press('town -1', 'ArrowRight', { shiftKey: true });
  press('town -1', 'ArrowLeft', { shiftKey: true });
  expect(does.onWidth.mock.calls).toEqual([
    ['town', 216],
    ['town', 184],
  ]);
  press('town 0', 'ArrowRight', { shiftKey: true });
  press('town -1', 'ArrowRight', { shiftKey: true, altKey: true });
  press('town -1', 'ArrowUp', { shiftKey: true });
  expect(does.onWidth).toHaveBeenCalledTimes(2);
});

test.each([
  ['ContextMenu', {}, ['onMenu']],
  ['F10', { shiftKey: true }, ['onMenu']],
  ['F10', {}, []],
  ['F2', {}, ['onEdit']],
  ['Enter', {}, ['onOpen']],
  [' ', {}, ['onPreview']],
  ['a', {}, []],
] as const)('in a row, %s with %j does %j', (key, keys, expected) => {
  render(<Grid />);
  const isLeft = press('town 0', key, keys);
  expect(calls()).toEqual(expected);
  expect(isLeft).toBe(expected.length === 0);
});

test('a title sorts by Enter and the space bar where it can, and has no menu', () => {
  render(<Grid />);
  press('town -1', 'Enter');
  press('town -1', ' ', { shiftKey: true });
  press('name -1', 'Enter');
  press('town -1', 'ContextMenu');
  press('town -1', 'F2');
  expect(does.onSort.mock.calls.map(([column, isAdditive]) => [column.id, isAdditive])).toEqual([
    ['town', false],
    ['town', true],
  ]);
  expect(calls()).toEqual(['onSort']);
});
