import { describe, expect, it } from 'vitest';
import { firstView, nextZoom, pageWithin, scaleOf, turn, turned } from '#renderer/kit/viewer/view.ts';

const card = { width: 400, height: 200 };

describe('the scale of the viewer', () => {
  it('fits a picture larger than the window, also when it is rotated', () => {
    expect(scaleOf(firstView, card, { width: 200, height: 1000 })).toBe(0.5);
    expect(scaleOf({ ...firstView, rotation: 90 }, card, { width: 200, height: 200 })).toBe(0.5);
    expect(turned(card, 270)).toEqual({ width: 200, height: 400 });
  });

  it('limits how much a small picture is enlarged', () => {
    expect(scaleOf(firstView, { width: 10, height: 10 }, { width: 1000, height: 1000 })).toBe(3);
  });

  it('is the chosen one whatever the window, and 100 % while the size is unknown', () => {
    expect(scaleOf({ ...firstView, zoom: 2 }, card, { width: 10, height: 10 })).toBe(2);
    expect(scaleOf(firstView, null, { width: 10, height: 10 })).toBe(1);
    expect(scaleOf(firstView, card, { width: 0, height: 10 })).toBe(1);
  });

  it('goes up and down by steps, between limits', () => {
    expect([nextZoom(0.61, 1), nextZoom(0.61, -1)]).toEqual([0.67, 0.5]);
    // Almost at a step: the next step is not the same size again.
    expect([nextZoom(0.9999, 1), nextZoom(1.0001, -1)]).toEqual([1.25, 0.8]);
    expect([nextZoom(8, 1), nextZoom(0.1, -1)]).toEqual([undefined, undefined]);
  });
});

it('rotates by quarter turns, and back to the start', () => {
  expect([turn(0), turn(90), turn(180), turn(270)]).toEqual([90, 180, 270, 0]);
});

it('stays within the pages', () => {
  expect([pageWithin(0, 2), pageWithin(2, 2), pageWithin(3, 2), pageWithin(1, 0)]).toEqual([1, 2, 2, 1]);
});
