import { deepLinkTo, pathOfDeepLink } from '#shared/deep-link.ts';
import type { Announcement } from './handlers.ts';

/**
 * What Windows hands over with a click on a notification, also to an application that it starts for it: `type` and
 * `tag` as Electron reads them (shell/browser/notifications/win/windows_toast_activator.cc, 427-453), and the route
 * path that the click opens.
 */
const launchArguments = (id: string, path: string | undefined): string =>
  new URLSearchParams({ type: 'click', tag: id, ...(path !== undefined && { path }) }).toString();

/**
 * Reads these arguments. They may be of a notification without any, and of any program: a path that is no page of the
 * application leads home.
 */
export function readLaunchArguments(given: string): { id: string | null; path: string | null } {
  const values = new URLSearchParams(given);
  const path = values.get('path');
  return { id: values.get('tag'), path: path === null ? null : pathOfDeepLink(deepLinkTo(path)) };
}

/**
 * A notification as Windows takes it. What Electron makes of a title and a text has no arguments for a click
 * (windows_toast_notification.cc, 591-608): an application that was started by one would not know by which.
 * @param id at most 64 characters
 */
export const toastXml = (id: string, { title, text, path }: Announcement): string =>
  `<toast launch="${escaped(launchArguments(id, path))}"><visual><binding template="ToastGeneric">` +
  `<text>${escaped(title)}</text><text>${escaped(text)}</text></binding></visual></toast>`;

/** Characters that XML 1.0 does not allow in any form; a name of a file may hold them. */
const notAllowed = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replaceAll(notAllowed, '').replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? '');
