import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { SessionState } from '#shared/ipc/session.ts';

export const LoginLayout = lazily(async () => (await import('../login/LoginLayout.tsx')).LoginLayout);
export const DashboardLayout = lazily(async () => (await import('../shell/DashboardLayout.tsx')).DashboardLayout);

/** Loads the layout of the first screen while its texts are loading; a failure shows when the layout is used. */
export function preloadLayout({ status }: SessionState): void {
  const layout = status === 'signedIn' ? DashboardLayout : LoginLayout;
  layout.preload().catch(() => {});
}
