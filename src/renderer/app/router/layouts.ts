import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { SessionState } from '#shared/ipc/session.ts';
import { preloadPage } from './Screen.tsx';

export const LoginLayout = lazily(async () => (await import('../login/LoginLayout.tsx')).LoginLayout);
export const DashboardLayout = lazily(async () => {
  // The tools of its top bar are code of their own.
  const [{ DashboardLayout: Layout }] = await Promise.all([
    import('../shell/DashboardLayout.tsx'),
    import('../shell/TopBarTools.tsx'),
  ]);
  return Layout;
});

/** Loads the layout of the first screen while its texts are loading; a failure shows when the layout is used. */
export async function preloadLayout({ status }: SessionState): Promise<void> {
  const layout = status === 'signedIn' ? DashboardLayout : LoginLayout;
  await layout.preload().catch(() => {});
}

/** Loads what follows the sign-in. A failure shows when it is used. */
export function preloadHome(): void {
  for (const next of [DashboardLayout.preload(), preloadPage('home')]) next.catch(() => {});
}
