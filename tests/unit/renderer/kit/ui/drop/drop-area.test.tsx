import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DropArea } from '#renderer/kit/ui/drop/DropArea.tsx';

const file = new File(['a'], 'carte.pdf');
const onDrop = vi.fn();
const onDropAround = vi.fn();

beforeEach(() => vi.clearAllMocks());

/** Draws the area within an element that takes drops too. */
function open(isDisabled = false) {
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a row that can be moved.
    <div onDrop={onDropAround}>
      <DropArea label="Justificatif" className="" {...{ onDrop, isDisabled }}>
        <span>carte.pdf</span>
      </DropArea>
    </div>,
  );
  return screen.getByRole('group', { name: 'Justificatif' });
}

/** Drags something over the area. @returns whether the area takes it */
const drag = (area: HTMLElement, types: string[]) => !fireEvent.dragOver(area, { dataTransfer: { types } });

describe('an area to drop a file on', () => {
  it('stands out as long as a file is over it, and gives the first one that is dropped', () => {
    const area = open();
    expect(drag(area, ['Files'])).toBe(true);
    expect(area.dataset.over).toBe('true');
    fireEvent.dragLeave(area);
    expect(area.dataset.over).toBe('false');
    drag(area, ['Files']);
    fireEvent.drop(area, { dataTransfer: { files: [file, new File(['b'], 'b.pdf')] } });
    expect(area.dataset.over).toBe('false');
    expect(onDrop.mock.calls).toEqual([[file]]);
    expect(onDropAround).not.toHaveBeenCalled();
  });

  it('leaves a dragged row to what is around it', () => {
    const area = open();
    expect(drag(area, ['text/plain'])).toBe(false);
    expect(area.dataset.over).toBe('false');
    fireEvent.drop(area, { dataTransfer: { files: [] } });
    expect(onDropAround).toHaveBeenCalledOnce();
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('takes no file while it is disabled', () => {
    const area = open(true);
    drag(area, ['Files']);
    expect(area.dataset.over).toBe('false');
    fireEvent.drop(area, { dataTransfer: { files: [file] } });
    expect(onDrop).not.toHaveBeenCalled();
  });
});
