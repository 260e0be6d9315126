import { describe, expect, it } from 'vitest';
import { firstView, nextZoom, pageWithin, scaleOf, turn, turned } from '#renderer/kit/viewer/view.ts';

const card = { width: 400, height: 200 };

describe('the scale', () => {
  it('fits what is larger than its room, also when it lies on its side', () => {
    expect(scaleOf(firstView, card, { width: 200, height: 1000 })).toBe(0.5);
    expect(scaleOf({ ...firstView, rotation: 90 }, card, { width: 200, height: 200 })).toBe(0.5);
    expect(turned(card, 270)).toEqual({ width: 200, height: 400 });
  });

  it('does not blow up a small picture without end', () => {
    expect(scaleOf(firstView, { width: 10, height: 10 }, { width: 1000, height: 1000 })).toBe(3);
  });

  it('is the chosen one whatever the room, and 100 % while nothing is known', () => {
    expect(scaleOf({ ...firstView, zoom: 2 }, card, { width: 10, height: 10 })).toBe(2);
    expect(scaleOf(firstView, null, { width: 10, height: 10 })).toBe(1);
    expect(scaleOf(firstView, card, { width: 0, height: 10 })).toBe(1);
  });

  it('goes up and down by steps from where it is, and ends', () => {
    expect([nextZoom(0.61, 1), nextZoom(0.61, -1)]).toEqual([0.67, 0.5]);
    // A hair beside a step: not the same size once more.
    expect([nextZoom(0.9999, 1), nextZoom(1.0001, -1)]).toEqual([1.25, 0.8]);
    expect([nextZoom(8, 1), nextZoom(0.1, -1)]).toEqual([undefined, undefined]);
  });
});

it('turns by quarters, and comes back', () => {
  expect([turn(0), turn(90), turn(180), turn(270)]).toEqual([90, 180, 270, 0]);
});

it('stays within the pages', () => {
  expect([pageWithin(0, 2), pageWithin(2, 2), pageWithin(3, 2), pageWithin(1, 0)]).toEqual([1, 2, 2, 1]);
});
