import { codeOf } from '#shared/error-code.ts';
import type { Clock } from '../ports.ts';
import { noticeOf, readUpdatesFile } from '../updates/file.ts';
import { type Finding, of } from './findings.ts';
import { within } from './limited.ts';
import type { NetworkCheck } from './network.ts';

/** Milliseconds for the proxies and the answer. */
const LIMIT = 20_000;

interface UpdatesCheck extends Pick<NetworkCheck, 'config' | 'resolveProxy' | 'openFetch'> {
  /** The installed version. */
  version: string;
  clock: Clock;
}

/**
 * Asks the site's file of updates whether there is a newer version. That it cannot be read is a warning: it concerns
 * the author of the file, and the workstation works.
 */
export async function checkUpdates(check: UpdatesCheck, signal: AbortSignal): Promise<Finding[]> {
  const { config, version, clock, resolveProxy, openFetch } = check;
  const { address } = config.updates;
  const item = of('updates');
  if (address === undefined) return [item.ok('updates.unset')];
  try {
    const fetch = openFetch(() => resolveProxy(address).catch(() => 'DIRECT'));
    const file = await within(LIMIT, { clock, signal }, (ended) => readUpdatesFile(fetch, address, ended));
    const notice = noticeOf(file, version);
    if (notice === null) return [item.ok('updates.none', { version })];
    const values = { version: notice.version };
    const finding = notice.isSecurity ? item.warning('updates.security', values) : item.ok('updates.newer', values);
    return [{ ...finding, link: notice.address }];
  } catch (thrown) {
    return [item.warning('updates.unread', { host: new URL(address).host, code: codeOf(thrown) })];
  }
}
