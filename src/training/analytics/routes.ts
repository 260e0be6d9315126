import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { sign, verify } from 'hono/jwt';
import { z } from 'zod';
import { periodicity as periodicityOf } from '#shared/config.ts';
import type { Locale } from '#shared/preferences.ts';
import { demand, type Env, holds, type RequestContext } from '../access/requester.ts';
import { communityName, communityTable } from '../communities/data.ts';
import { membersOf, moderates } from '../communities/memberships.ts';
import { territories } from '../data/territories.ts';
import { badRequest, serverError } from '../http/errors.ts';
import { collection, item } from '../http/hydra.ts';
import { Query } from '../http/query.ts';
import type { TrainingResource } from '../resource/define.ts';
import type { World } from '../store/world.ts';
import { figuresOf, type Perimeter } from './figures.ts';
import { dashboardPage } from './page.ts';
import { periodsUpTo } from './periods.ts';
import { type PageTexts, pageTexts } from './texts.ts';
import { dashboardCalled } from './views.ts';

const embedPath = '/embed/dashboard/';

/**
 * Payload of the signed token in an address; it never expires, as on the platform
 * (docs/platform/b-communities-content.md §8).
 */
const claims = z.object({
  view: z.string(),
  periodicity: periodicityOf,
  communityId: z.int().nullable(),
  territoryId: z.int().nullable(),
});

const secret = (world: World) => `training-dashboards-${world.seed}`;

/** Any non-empty text except 0 is true, even `false`. */
const isYes = (text: string | undefined): boolean => text !== undefined && text !== '' && text !== '0';

const isAdministrator = (context: RequestContext) => [1, 2].some((role) => holds(context.get('requester').user, role));
const isManager = (context: RequestContext) =>
  [7, 8, 9, 322].some((role) => holds(context.get('requester').user, role));

/** Returns the requester's largest community. */
function largestOwn(context: RequestContext): number | null {
  const world = context.get('world');
  const sized = world
    .get(communityTable)
    .all()
    .filter(({ id }) => moderates(context, id))
    .map(({ id }) => ({ id, size: [...membersOf(world, id)].length }));
  return sized.sort((left, right) => right.size - left.size || left.id - right.id)[0]?.id ?? null;
}

/**
 * Limits a dashboard to what the requester may see (docs/platform/b-communities-content.md §8): only administrators and
 * managers can set the two parameters.
 */
function perimeterOf(context: RequestContext, query: Query): Perimeter {
  if (!isAdministrator(context) && !isManager(context)) return { communityId: null, territoryId: null };
  const territoryId = isYes(query.text('forceDefaultTerritoryId')) ? null : (query.integer('territoryId') ?? null);
  const requested = isYes(query.text('forceDefaultCommunityId')) ? null : (query.integer('communityId') ?? null);
  if (isAdministrator(context)) return { communityId: requested, territoryId };
  if (isYes(query.text('forceDefaultCommunityId'))) return { communityId: largestOwn(context), territoryId };
  if (requested !== null && !moderates(context, requested)) throw serverError();
  return { communityId: requested, territoryId };
}

const originOf = async (context: RequestContext) =>
  (await context.get('dashboardOrigin')?.()) ?? new URL(context.req.url).origin;

/**
 * Registers the call for a dashboard's address: an unknown name or a missing periodicity causes a 500
 * (docs/platform/b-communities-content.md §8).
 */
function analyticsRoutes(app: Hono<Env>): void {
  app.get('/admin/analytics', (context) => {
    demand(context, 'analytic_list');
    return collection(context.req.raw, 'Analytic', []);
  });

  app.get('/admin/analytics/:view', async (context) => {
    demand(context, 'analytic_read');
    const view = context.req.param('view');
    const query = new Query(new URL(context.req.url).searchParams);
    const dashboard = dashboardCalled(view);
    const periodicity = periodicityOf.safeParse(query.text('periodicity'));
    if (dashboard === undefined || !periodicity.success) throw serverError();
    if (!dashboard.periodicities.includes(periodicity.data)) throw badRequest('No dashboard for this periodicity');
    const perimeter = perimeterOf(context, query);
    const world = context.get('world');
    const token = await sign({ view, periodicity: periodicity.data, ...perimeter }, secret(world), 'HS256');
    const theme = isYes(query.text('darkTheme')) ? '&theme=night' : '';
    const flag = (name: string) => (query.has(name) ? isYes(query.text(name)) : null);
    return item(context.req.raw, 'Analytic', {
      '@id': `/analytics/${view}`,
      '@type': 'Analytic',
      type: view,
      periodicity: periodicity.data,
      url: `${await originOf(context)}${embedPath}${token}#bordered=false&titled=false${theme}`,
      ...perimeter,
      forceDefaultCommunityId: flag('forceDefaultCommunityId'),
      forceDefaultTerritoryId: flag('forceDefaultTerritoryId'),
    });
  });
}

function inWords(world: World, { communityId, territoryId }: Perimeter, say: PageTexts): string {
  const community = communityId === null ? undefined : communityName(world, communityId) || String(communityId);
  const territory = territories.find(({ id }) => id === territoryId)?.name;
  const parts = [
    ...(community === undefined ? [] : [say.community(community)]),
    ...(territory === undefined ? [] : [say.territory(territory)]),
  ];
  return parts.length === 0 ? say.everything : parts.join(' – ');
}

export const analytics: TrainingResource = {
  routes: analyticsRoutes,
  grants: { communityManager: ['analytic_read'] },
};

/**
 * Creates the dashboard tool: an address is enough to see a dashboard, without sign-in.
 * @param language called for each page, because the tool is embedded in the application
 */
export function dashboardTool(world: () => World, language: () => Locale): Hono {
  const app = new Hono();
  app.get(`${embedPath}:token`, async (context) => {
    const current = world();
    const payload = await verify(context.req.param('token'), secret(current), 'HS256').catch(() => null);
    const read = claims.safeParse(payload);
    const dashboard = read.success ? dashboardCalled(read.data.view) : undefined;
    if (!read.success || dashboard === undefined) return context.text('Message seems corrupt or manipulated.', 400);
    const locale = language();
    const say = pageTexts[locale];
    if (dashboard.isDown) return context.text(say.down, 503);
    const periods = periodsUpTo(current.now(), read.data.periodicity, say.region);
    const nonce = randomBytes(12).toString('base64url');
    context.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'`,
    );
    context.header('cache-control', 'no-store');
    context.header('referrer-policy', 'no-referrer');
    return context.html(
      dashboardPage({
        locale,
        dashboard,
        periodicity: read.data.periodicity,
        periods,
        figures: figuresOf(current, dashboard, periods, read.data),
        perimeter: inWords(current, read.data, say),
        nonce,
      }),
    );
  });
  return app;
}
