/**
 * Address of a platform picture inside the application: the page has no network, main fetches it
 * (docs/platform/a-auth-users.md §8). The platform's address does not change when a picture is replaced: `version`
 * makes it new.
 */
export function platformImageUrl(src: string, version?: number): string {
  const query = new URLSearchParams({ src, ...(version !== undefined && { v: String(version) }) });
  return `/platform-image?${query}`;
}
