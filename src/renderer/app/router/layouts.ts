import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { SessionState } from '#shared/ipc/session.ts';

export const LoginLayout = lazily(async () => (await import('../login/LoginLayout.tsx')).LoginLayout);
export const DashboardLayout = lazily(async () => (await import('../shell/DashboardLayout.tsx')).DashboardLayout);

/** Fetches the layout that the first screen needs while its texts are still on the way; a failure shows when it is used. */
export function preloadLayout({ status }: SessionState): void {
  const layout = status === 'signedIn' ? DashboardLayout : LoginLayout;
  layout.preload().catch(() => {});
}
