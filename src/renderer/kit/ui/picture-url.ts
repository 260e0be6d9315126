import { type ImageKind, platformImagePath } from '#shared/media.ts';

/** How a picture is shown. */
interface PictureOptions {
  /** A picture if absent. Icons alone may be SVG; each kind has limits of its own (src/main/media/limits.ts). */
  kind?: ImageKind;
  /** Makes the address new: that of the platform does not change when a picture is replaced. */
  version?: number | undefined;
}

/**
 * Returns the address of a platform picture inside the application: the page has no network, the main process fetches
 * it (docs/platform/a-auth-users.md §8).
 */
export function platformImageUrl(src: string, { kind, version }: PictureOptions = {}): string {
  const query = new URLSearchParams({
    src,
    ...(kind !== undefined && { kind }),
    ...(version !== undefined && { v: String(version) }),
  });
  return `${platformImagePath}?${query}`;
}
