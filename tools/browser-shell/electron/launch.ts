/** How the system started the application. */

let link: string | null = null;

/** Starts the application by a link, as macOS does: not by an argument. To be called before the application runs. */
export function launchWith(url: string): void {
  link = url;
}

/**
 * The link that the application was started by, else null. AppKit hands it over while it launches the application,
 * before `ready`: who listens for it later misses it (docs/api/app.md, 'open-url';
 * shell/browser/mac/electron_application.mm, 215-219).
 */
export const linkOfLaunch = (): string | null => link;
