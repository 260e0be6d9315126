/** What a decoder has to do, from the bytes that say so; nothing is decoded. */
export interface ImageSize {
  /** In pixels; of the largest frame. */
  width: number;
  height: number;
  /** The number of times that a decoder goes over the pixels: frames of an animation, scans of a JPEG. */
  passes: number;
}
