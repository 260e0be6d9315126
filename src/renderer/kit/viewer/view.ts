/** The view of a document: page from 1, zoom, rotation. */
export interface View {
  /** `fit`: the largest scale that fits; else the scale, 1 being 100 %. */
  zoom: number | 'fit';
  rotation: Rotation;
  page: number;
}

/** Degrees clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

const steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4, 6, 8] as const;
/** Limit of `fit`, so that small pictures are not blown up into a few squares. */
const largestFit = 3;

export const firstView: View = { zoom: 'fit', rotation: 0, page: 1 };

/** Swaps width and height when a rotation puts the content on its side. */
export const turned = ({ width, height }: Size, rotation: Rotation): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** Computes the scale of a view in a container; 1 while either size is unknown. */
export function scaleOf({ zoom, rotation }: View, content: Size | null, room: Size | null): number {
  if (zoom !== 'fit') return zoom;
  if (content === null || room === null || room.width <= 0 || room.height <= 0) return 1;
  const { width, height } = turned(content, rotation);
  return Math.min(largestFit, room.width / width, room.height / height);
}

/** Returns the next larger (1) or smaller (-1) step; undefined at the end. */
export function nextZoom(scale: number, by: 1 | -1): number | undefined {
  // A fitted scale may differ from a step by a rounding error, and then counts as that step.
  if (by > 0) return steps.find((step) => step > scale * 1.01);
  return steps.findLast((step) => step < scale / 1.01);
}

const rotations = [0, 90, 180, 270] as const;

/** Rotates by a quarter turn clockwise. */
export const turn = (rotation: Rotation): Rotation => rotations[(rotations.indexOf(rotation) + 1) % 4] ?? 0;

/** Clamps a page number to the document. */
export const pageWithin = (page: number, pages: number): number => Math.min(Math.max(page, 1), Math.max(pages, 1));
