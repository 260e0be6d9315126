/**
 * Returns the address of a platform picture inside the application: the page has no network, the main process fetches
 * it (docs/platform/a-auth-users.md §8). The platform's address does not change when a picture is replaced: `version`
 * makes the address new.
 */
export function platformImageUrl(src: string, version?: number): string {
  const query = new URLSearchParams({ src, ...(version !== undefined && { v: String(version) }) });
  return `/platform-image?${query}`;
}
