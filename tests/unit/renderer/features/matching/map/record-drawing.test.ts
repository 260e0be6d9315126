import { describe, expect, it } from 'vitest';
import { cornersOf } from '#renderer/features/journey-map/drawing.ts';
import { drawingOf } from '#renderer/features/matching/map/record-drawing.ts';
import { recordWith, wirePlaceOf } from '#tests/support/fake-solutions.ts';

const nothing = { journeys: [], volunteers: [] };

describe('the drawing of a record', () => {
  it('has both ends and a solid line, and a broken one back for a round trip', () => {
    const { points, lines } = drawingOf(recordWith({ adminproposalType: 'roundtrip' }), nothing);
    expect(points.map(({ markerStyle }) => markerStyle)).toEqual(['origin', 'destination']);
    expect(lines.map(({ weight, isBroken }) => [weight, isBroken])).toEqual([
      ['main', false],
      ['main', true],
    ]);
    expect(lines[1]?.from).toEqual(lines[0]?.to);
  });

  it('has its origin alone when it goes anywhere: the stored destination is no destination', () => {
    const record = recordWith({ admindestination: wirePlaceOf('Nancy', 48.69, 6.18) });
    const { points, lines } = drawingOf(record, nothing);
    expect(points.map(({ markerStyle }) => markerStyle)).toEqual(['origin']);
    expect(lines).toEqual([]);
  });

  it('leaves out places without coordinates, and draws no line to them', () => {
    const { points, lines } = drawingOf(recordWith({ admindestination: wirePlaceOf('Toul') }), nothing);
    expect(points).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  it('has the ends of drivers and the circles of volunteers, each point with an id of its own', () => {
    const record = recordWith();
    const { origin: place, destination } = record;
    const { points, lines, circles } = drawingOf(record, {
      journeys: [{ from: { place, label: 'A' }, to: { place: destination, label: 'B' }, isBack: true }],
      volunteers: [
        { centre: place, radius: 5000, label: 'C' },
        { centre: place, radius: null, label: 'D' },
      ],
    });
    expect(points.map(({ label }) => label).slice(2)).toEqual(['A', 'B', 'C', 'D']);
    expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
    expect(lines.at(-1)).toMatchObject({ weight: 'other', isBroken: true });
    expect(circles.map(({ radius }) => radius)).toEqual([5000]);
  });

  it('is seen whole, its circles too', () => {
    const record = recordWith();
    const drawing = drawingOf(record, {
      journeys: [],
      volunteers: [{ centre: record.origin, radius: 50_000, label: 'C' }],
    });
    expect(Math.max(...cornersOf(drawing).map(({ latitude }) => latitude))).toBeGreaterThan(49);
  });
});
