/** How a document is looked at: its page from 1, how large, which way up. */
export interface View {
  /** `fit`: as large as the room allows; else the scale, 1 being 100 %. */
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
/** Small pictures are not blown up into a few squares. */
const largestFit = 3;

export const firstView: View = { zoom: 'fit', rotation: 0, page: 1 };

/** The size of something that lies on its side. */
export const turned = ({ width, height }: Size, rotation: Rotation): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** The scale of a view in a room; 1 while either is not known. */
export function scaleOf({ zoom, rotation }: View, content: Size | null, room: Size | null): number {
  if (zoom !== 'fit') return zoom;
  if (content === null || room === null || room.width <= 0 || room.height <= 0) return 1;
  const { width, height } = turned(content, rotation);
  return Math.min(largestFit, room.width / width, room.height / height);
}

/** The next larger (1) or smaller (-1) step from a scale; undefined at the end of them. */
export function nextZoom(scale: number, by: 1 | -1): number | undefined {
  // A fitted scale may lie a hair beside a step, which then is where one already is.
  if (by > 0) return steps.find((step) => step > scale * 1.01);
  return steps.findLast((step) => step < scale / 1.01);
}

const rotations = [0, 90, 180, 270] as const;

/** A quarter turn to the right. */
export const turn = (rotation: Rotation): Rotation => rotations[(rotations.indexOf(rotation) + 1) % 4] ?? 0;

/** A page that exists. */
export const pageWithin = (page: number, pages: number): number => Math.min(Math.max(page, 1), Math.max(pages, 1));
