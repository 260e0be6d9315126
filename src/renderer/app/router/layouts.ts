import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { SessionState } from '#shared/ipc/session.ts';
import type { RouteName } from '#shared/routes.ts';

export const LoginLayout = lazily(async () => (await import('../login/LoginLayout.tsx')).LoginLayout);
export const DashboardLayout = lazily(async () => (await import('../shell/DashboardLayout.tsx')).DashboardLayout);

/** Renders the pages of the modules. It is loaded apart from the first script, as the login needs none of them. */
export const Screen = lazily(async () => (await import('./Screen.tsx')).Screen);

/** Loads the page of a route. Rejects when its code cannot be loaded. */
export async function preloadScreen(name: RouteName): Promise<void> {
  const [{ preloadPage }] = await Promise.all([import('./Screen.tsx'), Screen.preload()]);
  await preloadPage(name);
}

/** Loads the layout of the first screen while its texts are loading; a failure shows when the layout is used. */
export function preloadLayout({ status }: SessionState): void {
  const layout = status === 'signedIn' ? DashboardLayout : LoginLayout;
  layout.preload().catch(() => {});
}
