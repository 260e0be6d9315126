import { type Pixels, project, type View, worldSize } from '../projection.ts';
import { useOutline } from './load.ts';
import styles from './outline.module.css';
import { type OutlinePaths, pathsOf, type Sheet } from './paths.ts';
import type { Outline } from './read.ts';

/** Pixels of the edge of the inset, and around France in it. */
const EDGE = 72;
const AROUND = 4;
/** A map that shows this share of France or more says by itself where it is. */
const LARGE = 0.4;
/** A frame that would be smaller is drawn as a dot. */
const SMALL = 6;

/** Metropolitan France. */
const [first, last] = [project({ latitude: 51.2, longitude: -5.2 }, 0), project({ latitude: 41.3, longitude: 9.7 }, 0)];

const sheetOf = (): Sheet => {
  const scale = (EDGE - 2 * AROUND) / Math.max(last.x - first.x, last.y - first.y);
  const [middleX, middleY, half] = [(first.x + last.x) / 2, (first.y + last.y) / 2, EDGE / 2 / scale];
  return { scale, left: middleX - half, right: middleX + half, top: middleY - half, bottom: middleY + half };
};
const sheet = sheetOf();

interface InsetProps {
  view: View;
  size: Pixels;
}

/** Where in France a map lies, on a smaller one; nothing where that is seen already, or overseas. */
export function Inset({ view, size }: InsetProps) {
  const outline = useOutline();
  const centre = project(view.centre, 0);
  const perPixel = worldSize(0) / worldSize(view.zoom);
  const [width, height] = [size.x * perPixel, size.y * perPixel];
  const isInside = centre.x > first.x && centre.x < last.x && centre.y > first.y && centre.y < last.y;
  if (outline === null || !isInside || width > (last.x - first.x) * LARGE) return null;
  const at = { x: (centre.x - sheet.left) * sheet.scale, y: (centre.y - sheet.top) * sheet.scale };
  const frame = { x: width * sheet.scale, y: height * sheet.scale };
  return (
    <svg className={styles.inset} width={EDGE} height={EDGE} aria-hidden="true" data-inset="">
      <France outline={outline} />
      {Math.max(frame.x, frame.y) < SMALL ? (
        <circle className={styles.here} cx={at.x} cy={at.y} r={SMALL / 2} />
      ) : (
        <rect
          className={styles.here}
          x={at.x - frame.x / 2}
          y={at.y - frame.y / 2}
          width={frame.x}
          height={frame.y}
          data-frame=""
        />
      )}
    </svg>
  );
}

/** The paths of the one outline there is: they are the same on every map. */
const drawings = new WeakMap<Outline, OutlinePaths>();

function drawingOf(outline: Outline): OutlinePaths {
  const paths = drawings.get(outline) ?? pathsOf(outline, sheet);
  drawings.set(outline, paths);
  return paths;
}

function France({ outline }: { outline: Outline }) {
  const paths = drawingOf(outline);
  return (
    <>
      <path className={styles.land} d={paths.france} />
      <path className={styles.river} d={paths.rivers} />
      <path className={styles.edge} d={paths.edge} />
    </>
  );
}
