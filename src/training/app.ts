import { Hono } from 'hono';
import type { Locale } from '#shared/preferences.ts';
import { authenticate, type Call, type Env } from './access/requester.ts';
import { ownRoutes, tokenRoutes } from './access/routes.ts';
import { analyticsRoutes, dashboardTool } from './analytics/routes.ts';
import { memberRoutes } from './communities/member-routes.ts';
import { articleRoutes } from './articles/routes.ts';
import { recipientRoutes } from './campaigns/recipients.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { editorialRoutes } from './editorials/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { relayPointTypeRoutes } from './relaypoints/types.ts';
import { relayPointRoutes } from './relaypoints/routes.ts';
import { errorResponse, htmlError, PlatformError, TokenError, unauthorized } from './http/errors.ts';
import { imageRoutes, pictureRoutes } from './images/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { proofRoutes, scammerRoutes } from './proofs/routes.ts';
import { communityRoutes } from './communities/routes.ts';
import { placeRoutes } from './reference/place-routes.ts';
import { providerRoutes } from './reference/provider-routes.ts';
import { userExportRoutes } from './users/export-routes.ts';
import { userReadRoutes } from './users/read-routes.ts';
import { userWriteRoutes } from './users/write-routes.ts';
import type { World } from './store/world.ts';

/** Those that need a token. */
const protectedRoutes = [
  ownRoutes,
  userReadRoutes,
  userWriteRoutes,
  userExportRoutes,
  imageRoutes,
  importRoutes,
  proofRoutes,
  scammerRoutes,
  communityRoutes,
  memberRoutes,
  campaignRoutes,
  recipientRoutes,
  eventRoutes,
  articleRoutes,
  editorialRoutes,
  relayPointRoutes,
  relayPointTypeRoutes,
  placeRoutes,
  providerRoutes,
];

export interface AppOptions {
  /** What the platform holds at the time of a call. */
  world: () => World;
  /** Hears of what should never be thrown here, which is answered as any 500. */
  onDefect: (defect: unknown) => void;
  /** Where dashboards are reached from a window; the platform's own address if absent. */
  dashboardOrigin?: (() => Promise<string>) | undefined;
  /** In which dashboards speak. */
  language: () => Locale;
}

/** The platform as an application over Request and Response. */
export function createApp({ world, onDefect, dashboardOrigin, language }: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (call, next) => {
    call.set('world', world());
    await next();
  });
  tokenRoutes(app);
  pictureRoutes(app);
  app.route('/', dashboardTool(world, language));
  const firewalled = new Hono<Env>();
  firewalled.use(authenticate);
  for (const register of protectedRoutes) register(firewalled);
  const originOf = async (call: Call) => (await dashboardOrigin?.()) ?? new URL(call.req.url).origin;
  analyticsRoutes(firewalled, originOf);
  const paths = new Set(firewalled.routes.map(({ path }) => path).filter((path) => path !== '/*'));
  for (const path of paths) firewalled.all(path, () => htmlError(405));
  firewalled.all('*', () => htmlError(404));
  app.route('/', firewalled);
  app.onError((error, call) => {
    if (error instanceof TokenError) return unauthorized(error.message);
    const known = error instanceof PlatformError ? error : new PlatformError(500, 'Internal Server Error');
    if (known !== error) onDefect(error);
    return errorResponse(known, call.req.header('accept') ?? '');
  });
  return app;
}
