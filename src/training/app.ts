import { Hono } from 'hono';
import type { Locale } from '#shared/preferences.ts';
import { authenticate, type Env } from './access/requester.ts';
import { roleRights } from './access/roles.ts';
import { ownRoutes, tokenRoutes } from './access/routes.ts';
import { dashboardTool } from './analytics/routes.ts';
import { errorResponse, htmlError, PlatformError, TokenError, unauthorized } from './http/errors.ts';
import { imageRoutes, pictureRoutes } from './images/routes.ts';
import { resources } from './resources.ts';
import type { World } from './store/world.ts';

export interface AppOptions {
  /** Returns the platform's current data. */
  world: () => World;
  /** Called with unexpected exceptions, which are answered with a 500. */
  onDefect: (defect: unknown) => void;
  /** Returns the origin at which a window reaches the dashboards; the platform's own if absent. */
  dashboardOrigin?: (() => Promise<string>) | undefined;
  /** Language of the dashboards. */
  language: () => Locale;
}

/** Creates the platform as a Hono app. */
export function createApp({ world, onDefect, dashboardOrigin, language }: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  const rights = roleRights(resources.flatMap(({ grants }) => grants ?? []));
  const pictures = resources.flatMap((resource) => resource.pictures ?? []);
  app.use(async (context, next) => {
    context.set('world', world());
    context.set('roleRights', rights);
    context.set('dashboardOrigin', dashboardOrigin);
    await next();
  });
  tokenRoutes(app);
  pictureRoutes(app, pictures);
  for (const { openRoutes } of resources) openRoutes?.(app);
  app.route('/', dashboardTool(world, language));
  const firewalled = new Hono<Env>();
  firewalled.use(authenticate);
  ownRoutes(firewalled);
  imageRoutes(firewalled, pictures);
  for (const { routes } of resources) routes(firewalled);
  const paths = new Set(firewalled.routes.map(({ path }) => path).filter((path) => path !== '/*'));
  for (const path of paths) firewalled.all(path, () => htmlError(405));
  firewalled.all('*', () => htmlError(404));
  app.route('/', firewalled);
  app.onError((error, context) => {
    if (error instanceof TokenError) return unauthorized(error.message);
    const known = error instanceof PlatformError ? error : new PlatformError(500, 'Internal Server Error');
    if (known !== error) onDefect(error);
    return errorResponse(known, context.req.header('accept') ?? '');
  });
  return app;
}
