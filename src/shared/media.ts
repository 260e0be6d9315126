/**
 * Most pixels of one picture that is decoded: a page scanned in colour at 600 dpi has 35 million, a photograph of a
 * telephone up to 24. Chromium takes 160 MB and about a second for so many; 10,000 x 10,000 would take 400 MB.
 */
export const MAX_PIXELS = 40_000_000;

/** What the page shows a picture of the platform as; each has limits of its own in the main process. */
export const imageKinds = ['picture', 'avatar', 'icon'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** Path under which the page requests pictures of the platform; main fetches them. */
export const platformImagePath = '/platform-image';

/** Reads the kind that the page asks for: a picture if it says none; null if there is no such kind. */
export function readImageKind(text: string | null): ImageKind | null {
  return text === null ? 'picture' : (imageKinds.find((kind) => kind === text) ?? null);
}
