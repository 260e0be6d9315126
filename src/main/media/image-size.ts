/** The work of decoding a picture, read from its headers; nothing is decoded. */
export interface ImageSize {
  /** In pixels; of the largest frame. */
  width: number;
  height: number;
  /** The number of times that a decoder goes over the pixels: frames of an animation, scans of a JPEG. */
  passes: number;
}

/** Most parts of a file (segments, chunks) that are looked at: reading the names of millions would take its time. */
export const MAX_PARTS = 10_000;
