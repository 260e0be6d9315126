import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useColumnResize } from '#renderer/kit/list/grid/useColumnResize.ts';
import { columnWidths } from '#shared/lists.ts';

const onWidth = vi.fn();
beforeEach(() => onWidth.mockClear());

/** Titles of two columns after one that no column of the list stands for, as that of the boxes. */
function Titles() {
  const grid = useRef<HTMLDivElement>(null);
  const { onPointerDown } = useColumnResize({
    grid,
    // All that a drag needs of a column.
    columns: [{ id: 'name' }, { id: 'town' }] as unknown as Parameters<typeof useColumnResize>[0]['columns'],
    templateOf: (dragged) => (dragged === undefined ? 'as before' : `${dragged.id} ${dragged.width}`),
    first: 1,
    onWidth,
  });
  return (
    <div ref={grid} data-testid="grid" onPointerDown={onPointerDown}>
      {['Boxes', 'Name', 'Town'].map((title, index) => (
        // biome-ignore lint/a11y/useSemanticElements: as in the list, whose rows are no table's
        <div key={title} role="columnheader" tabIndex={-1} aria-colindex={index + 1}>
          {title}
          <span data-resize data-testid={`edge of ${title}`} />
        </div>
      ))}
      <span data-resize data-testid="edge of nothing" />
    </div>
  );
}

function open() {
  render(<Titles />);
  for (const title of screen.getAllByRole('columnheader')) {
    title.getBoundingClientRect = () => new DOMRect(0, 0, 200, 40);
  }
  return {
    edge: (name: string) => screen.getByTestId(name),
    template: () => screen.getByTestId('grid').style.getPropertyValue('--list-columns'),
  };
}
const at = (clientX: number) => ({ clientX, button: 0 });

test('a column follows the edge that is dragged, and its width is reported at the end', () => {
  const { edge, template } = open();
  const name = edge('edge of Name');
  expect(fireEvent.pointerDown(name, at(100))).toBe(false);
  fireEvent.pointerMove(name, at(130));
  expect(template()).toBe('name 230');
  fireEvent.pointerMove(name, at(90));
  expect([template(), onWidth.mock.calls]).toEqual(['name 190', []]);
  fireEvent.pointerUp(name, at(90));
  expect(onWidth.mock.calls).toEqual([['name', 190]]);

  fireEvent.pointerDown(edge('edge of Town'), at(100));
  fireEvent.pointerMove(edge('edge of Town'), at(-5000));
  fireEvent.pointerUp(edge('edge of Town'), at(-5000));
  expect(onWidth.mock.lastCall).toEqual(['town', columnWidths.min]);
});

test('it follows nothing after the end, however that came', () => {
  const { edge, template } = open();
  const name = edge('edge of Name');
  for (const end of [fireEvent.pointerUp, fireEvent.pointerCancel]) {
    fireEvent.pointerDown(name, at(100));
    fireEvent.pointerMove(name, at(130));
    end(name, at(130));
    const shown = template();
    onWidth.mockClear();
    fireEvent.pointerMove(name, at(160));
    fireEvent.pointerUp(name, at(160));
    fireEvent.pointerCancel(name, at(160));
    expect([template(), onWidth.mock.calls]).toEqual([shown, []]);
  }
});

test('a drag that the system takes away leaves the column as it was', () => {
  const { edge, template } = open();
  fireEvent.pointerDown(edge('edge of Name'), at(100));
  fireEvent.pointerMove(edge('edge of Name'), at(130));
  fireEvent.pointerCancel(edge('edge of Name'), at(130));
  expect([template(), onWidth.mock.calls]).toEqual(['as before', []]);
});

test('an edge that was pressed and not dragged reports nothing, and only the first button drags', () => {
  const { edge, template } = open();
  fireEvent.pointerDown(edge('edge of Name'), at(100));
  fireEvent.pointerUp(edge('edge of Name'), at(100));
  fireEvent.pointerDown(edge('edge of Name'), { clientX: 100, button: 2 });
  fireEvent.pointerMove(edge('edge of Name'), at(130));
  fireEvent.pointerUp(edge('edge of Name'), at(130));
  expect([template(), onWidth.mock.calls]).toEqual(['', []]);
});

test('what is no edge of a column is left alone', () => {
  const { edge } = open();
  for (const other of [edge('edge of Boxes'), edge('edge of nothing'), screen.getByText('Name')]) {
    expect(fireEvent.pointerDown(other, at(100))).toBe(true);
    fireEvent.pointerMove(other, at(130));
    fireEvent.pointerUp(other, at(130));
  }
  expect(onWidth).not.toHaveBeenCalled();
});
