import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFastScroll } from '#renderer/kit/ui/in-sight/useFastScroll.ts';

function Rows({ isVirtual = true }: { isVirtual?: boolean }) {
  const grid = useRef<HTMLDivElement>(null);
  const isRushing = useFastScroll(() => grid.current, isVirtual);
  return (
    <div ref={grid} data-testid="rows">
      {isRushing ? 'names' : 'rows'}
    </div>
  );
}

/** Rows of which 400 pixels are in sight, scrolled to a place. */
function scrollTo(top: number) {
  const rows = screen.getByTestId('rows');
  Object.defineProperty(rows, 'clientHeight', { value: 400, configurable: true });
  rows.scrollTop = top;
  fireEvent.scroll(rows);
}

const shown = () => screen.getByTestId('rows').textContent;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('rows scrolled past quickly show only names until scrolling stops', () => {
  render(<Rows />);
  scrollTo(150);
  expect(shown()).toBe('rows');
  scrollTo(5000);
  expect(shown()).toBe('names');
  // The scrolling slows down: rows are not drawn whole before it stops.
  act(() => vi.advanceTimersByTime(100));
  scrollTo(5010);
  act(() => vi.advanceTimersByTime(100));
  expect(shown()).toBe('names');
  act(() => vi.advanceTimersByTime(20));
  expect(shown()).toBe('rows');
});

test('a list without virtual scrolling shows all of its rows at any speed', () => {
  render(<Rows isVirtual={false} />);
  scrollTo(5000);
  expect(shown()).toBe('rows');
});
