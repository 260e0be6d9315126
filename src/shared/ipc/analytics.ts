import { z } from 'zod';
import { dashboardName, periodicity } from '../config.ts';
import { allOf } from './access.ts';
import { call } from './call.ts';

const id = z.int().positive();

/** Parameters of a dashboard (docs/platform/b-communities-content.md §8). */
export const dashboardRequest = z.object({
  view: dashboardName,
  periodicity,
  isDark: z.boolean(),
  communityId: id.nullable(),
  territoryId: id.nullable(),
  /** The platform chooses and ignores the id: a manager's largest community, the territories of the permission. */
  isDefaultCommunity: z.boolean(),
  isDefaultTerritory: z.boolean(),
  /** Requests again what is cached: the last address, or that the dashboard does not exist. */
  isFresh: z.boolean(),
  /** A host that the person accepted after `otherHost`. */
  acceptedHost: z.string().max(300).optional(),
});
export type DashboardRequest = z.infer<typeof dashboardRequest>;

/**
 * Result of opening a dashboard. Its signed address stays in the main process (docs/screens/06-analytics.md §4): the
 * page gets a handle, and what the platform actually applied.
 */
export const dashboardAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('opened'),
    handle: z.string(),
    communityId: z.int().nullable(),
    territoryId: z.int().nullable(),
  }),
  /** A 500 for a name that the platform has never answered: not requested again in this run, unless `isFresh`. */
  z.object({ outcome: z.literal('unknownView') }),
  /** The platform has this dashboard, but not in this periodicity. */
  z.object({ outcome: z.literal('noPeriodicity') }),
  /** Dashboards came from the host `known` so far: the person decides. */
  z.object({ outcome: z.literal('otherHost'), host: z.string(), known: z.string() }),
  /**
   * `insecure`: not https; `host`: not among the site's hosts; `noHosts`: the site lists none, which an installed
   * application requires.
   */
  z.object({ outcome: z.literal('refusedAddress'), reason: z.enum(['insecure', 'host', 'noHosts']), host: z.string() }),
]);
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;

/** Where the page leaves space for a dashboard, in its own pixels. */
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
   * Requests a dashboard, or reuses the address of the same parameters for five minutes. Shows nothing yet. Errors as
   * for any call; `denied` names analytic_read.
   */
  'analytics.open': call(allOf('analytic_read'), dashboardRequest, dashboardAnswer),
  /**
   * Shows a dashboard at a rect; null hides it, while the page covers or scrolls it away. `isWindowHidden`: it is
   * unloaded after ten minutes, and reloaded when it is placed again. Ignores an unknown handle.
   */
  'analytics.place': call(
    'signedIn',
    z.object({ handle, place: dashboardRect.nullable(), isWindowHidden: z.boolean().default(false) }),
    z.void(),
  ),
  /** Moves the keyboard focus into the dashboard; `analytics.left` reports its return. */
  'analytics.focus': call('signedIn', z.object({ handle }), z.void()),
  'analytics.close': call('anyone', z.object({ handle }), z.void()),
  /**
   * Prints the dashboard to a file that the person chooses, with this text as header; error `cancelled` when none is
   * chosen.
   */
  'analytics.savePdf': call(
    'signedIn',
    z.object({ handle, title: z.string().max(200), details: z.string().max(500) }),
    z.object({ fileName: z.string() }),
  ),
  /** Copies the visible part of the dashboard to the clipboard as a picture. */
  'analytics.copyImage': call('signedIn', z.object({ handle }), z.void()),
  /** Opens the link of `analytics.linkAsked` in the system's browser, after the person agreed. */
  'analytics.openLink': call('signedIn', z.object({ linkId: z.string().max(100) }), z.void()),
};

export const analyticsEvents = {
  /** `reason`: why the frame failed, for the person to copy; never contains the address. */
  'analytics.changed': z.object({
    handle: z.string(),
    state: z.enum(['loading', 'loaded', 'failed']),
    reason: z.string().optional(),
  }),
  /** The keyboard focus leaves the dashboard: for its controls (Escape), or for the part after or before it (F6). */
  'analytics.left': z.object({ handle: z.string(), to: z.enum(['controls', 'next', 'previous']) }),
  /** A link of the dashboard leads elsewhere; its address stays in main. */
  'analytics.linkAsked': z.object({ handle: z.string(), linkId: z.string(), host: z.string() }),
};
