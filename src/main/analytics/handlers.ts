import { basename } from 'node:path';
import { isolated } from '#shared/bidi.ts';
import { localDay } from '#shared/calendar.ts';
import { AppFailure } from '#shared/failure.ts';
import { replaceFile, writeText } from '../files/whole-file.ts';
import type { Emit, HandlersOf } from '../ipc/handler.ts';
import type { Clock, Dialogs, EmbeddedViews, Files, KeyValueStore } from '../ports.ts';
import type { Session } from '../session/session.ts';
import { type DashboardServices, Dashboards } from './dashboards.ts';
import { KnownHost } from './known-host.ts';
import { ShownDashboards } from './shown.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Returns the HTML of the header on each printed page. Chromium applies none of the page's styles to it. */
export const printHeader = (title: string, details: string): string =>
  `<div style="width: 100%; margin: 0 12mm; font: 9px sans-serif; color: #242424;"><b>${escaped(isolated(title))}</b><br>${escaped(isolated(details))}</div>`;

export interface AnalyticsServices {
  dashboards: Dashboards;
  shown: ShownDashboards;
  session: Pick<Session, 'onEnd' | 'onLock'>;
  clock: Pick<Clock, 'now'>;
  dialogs: Pick<Dialogs, 'chooseSavePath'>;
  files: Files;
}

interface AnalyticsPorts
  extends Omit<DashboardServices, 'knownHost' | 'session'>,
    Omit<AnalyticsServices, 'dashboards' | 'shown' | 'session' | 'clock'> {
  /** Base URL of the platform. */
  baseUrl: string;
  clock: Clock;
  emit: Emit;
  openExternal(address: string): Promise<void>;
  session: DashboardServices['session'] & AnalyticsServices['session'];
  store: KeyValueStore;
  views: EmbeddedViews;
}

/** The dashboards inside the window: their handlers, and a function that closes all of them. */
export function openAnalytics(ports: AnalyticsPorts): {
  handlers: HandlersOf<'analytics'>;
  shown: Pick<ShownDashboards, 'closeAll'>;
} {
  const shown = new ShownDashboards(ports);
  const dashboards = new Dashboards({ ...ports, knownHost: new KnownHost(ports.store, ports.baseUrl) });
  return { handlers: analyticsHandlers({ ...ports, dashboards, shown }), shown };
}

/** Handlers of the dashboard calls (docs/screens/06-analytics.md). */
export function analyticsHandlers(services: AnalyticsServices): HandlersOf<'analytics'> {
  const { dashboards, shown, session, clock, dialogs, files } = services;
  session.onEnd(() => shown.closeAll());
  session.onLock(() => shown.hideAll());
  return {
    'analytics.open': async (request, { signal }) => {
      const found = await dashboards.find(request, signal);
      if (found.outcome !== 'found') return found;
      const { address, communityId, territoryId } = found;
      // The page has stopped waiting and would never close the dashboard.
      if (signal.aborted) throw new AppFailure({ kind: 'cancelled' });
      const handle = shown.add(address, `${request.view}_${request.periodicity}`);
      return { outcome: 'opened', handle, communityId, territoryId };
    },
    'analytics.place': ({ handle, place, isWindowHidden }) => shown.place(handle, place, isWindowHidden),
    'analytics.focus': ({ handle }) => shown.focus(handle),
    'analytics.close': ({ handle }) => shown.close(handle),
    'analytics.savePdf': async ({ handle, title, details }, { signal }) => {
      const { view, name } = shown.loaded(handle);
      const target = await dialogs.chooseSavePath(`${localDay(clock.now())}_${name}.pdf`);
      if (target === null) throw new AppFailure({ kind: 'cancelled' });
      const bytes = await view.print(printHeader(title, details));
      await replaceFile(files, target, (path) => writeText(files, path, [bytes], signal));
      return { fileName: basename(target) };
    },
    'analytics.copyImage': ({ handle }) => shown.loaded(handle).view.copyImage(),
    'analytics.openLink': ({ linkId }) => shown.openLink(linkId),
  };
}
