import { z } from 'zod';
import { dashboardName, periodicity } from '../config.ts';
import { call } from './call.ts';

const id = z.int().positive();

/** What a dashboard is asked with (docs/platform/b-communities-content.md §8). */
export const dashboardRequest = z.object({
  view: dashboardName,
  periodicity,
  isDark: z.boolean(),
  communityId: id.nullable(),
  territoryId: id.nullable(),
  /** The platform chooses, whatever the id says: a manager's largest community, the territories of the right. */
  isDefaultCommunity: z.boolean(),
  isDefaultTerritory: z.boolean(),
  /** The platform is asked again, also for what is known: its last address, or that it has no such dashboard. */
  isFresh: z.boolean(),
  /** A host that the person accepted after `otherHost`. */
  acceptedHost: z.string().max(300).optional(),
});
export type DashboardRequest = z.infer<typeof dashboardRequest>;

/**
 * What became of it. The signed address of a dashboard stays in the main process (docs/screens/06-analytics.md §4): the
 * page gets a handle, and what the platform really applied.
 */
export const dashboardAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('opened'),
    handle: z.string(),
    communityId: z.int().nullable(),
    territoryId: z.int().nullable(),
  }),
  /** A 500 for a name that the platform never answered to: not asked again until the application ends, unless fresh. */
  z.object({ outcome: z.literal('unknownView') }),
  /** The platform has this dashboard, but not for this periodicity. */
  z.object({ outcome: z.literal('noPeriodicity') }),
  /** Dashboards came from `known` so far: the person decides. */
  z.object({ outcome: z.literal('otherHost'), host: z.string(), known: z.string() }),
  /**
   * `insecure`: not https; `host`: not among the hosts of the site; `noHosts`: the site names none, and an installed
   * application asks for them.
   */
  z.object({ outcome: z.literal('refusedAddress'), reason: z.enum(['insecure', 'host', 'noHosts']), host: z.string() }),
]);
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;

/** Where the page leaves room for a dashboard, in its own pixels. */
export const dashboardRect = z.object({
  x: z.int().min(0).max(20_000),
  y: z.int().min(0).max(20_000),
  width: z.int().min(0).max(20_000),
  height: z.int().min(0).max(20_000),
});
export type DashboardRect = z.infer<typeof dashboardRect>;

const handle = z.string().max(100);

export const analyticsCalls = {
  /**
   * Asks for a dashboard, or takes the address that these same parameters got in the last five minutes. Shows nothing
   * yet. Errors as of any call; `denied` names analytic_read.
   */
  'analytics.open': call(dashboardRequest, dashboardAnswer),
  /**
   * Shows it there; null hides it: something of the page lies above, or the place is scrolled away. `isWindowHidden`:
   * ten minutes later it is unloaded, and loaded again when it has a place. An unknown handle is left alone.
   */
  'analytics.place': call(
    z.object({ handle, place: dashboardRect.nullable(), isWindowHidden: z.boolean().default(false) }),
    z.void(),
  ),
  /** Gives the keyboard to the dashboard; `analytics.left` says that it came back. */
  'analytics.focus': call(z.object({ handle }), z.void()),
  'analytics.close': call(z.object({ handle }), z.void()),
  /** Prints it into a file that the person chooses, under these words; error `cancelled` when none is chosen. */
  'analytics.savePdf': call(
    z.object({ handle, title: z.string().max(200), details: z.string().max(500) }),
    z.object({ fileName: z.string() }),
  ),
  /** What is shown of it, as a picture on the clipboard. */
  'analytics.copyImage': call(z.object({ handle }), z.void()),
  /** Opens the link of `analytics.linkAsked` in the system's browser: the person agreed. */
  'analytics.openLink': call(z.object({ linkId: z.string().max(100) }), z.void()),
};

export const analyticsEvents = {
  /** `reason`: the words of the frame's failure, for a person to copy; it never holds the address. */
  'analytics.changed': z.object({
    handle: z.string(),
    state: z.enum(['loading', 'loaded', 'failed']),
    reason: z.string().optional(),
  }),
  /** A key took the keyboard out of the dashboard: to its controls (Escape), or to the part after or before it (F6). */
  'analytics.left': z.object({ handle: z.string(), to: z.enum(['controls', 'next', 'previous']) }),
  /** A link of the dashboard leads elsewhere; its address stays in main. */
  'analytics.linkAsked': z.object({ handle: z.string(), linkId: z.string(), host: z.string() }),
};
