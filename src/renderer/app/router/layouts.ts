import { lazy } from 'react';
import type { SessionState } from '#shared/ipc/session.ts';

const loadLogin = () => import('../login/LoginLayout.tsx');
const loadDashboard = () => import('../shell/DashboardLayout.tsx');

export const LoginLayout = lazy(async () => ({ default: (await loadLogin()).LoginLayout }));
export const DashboardLayout = lazy(async () => ({ default: (await loadDashboard()).DashboardLayout }));

/** Fetches the layout that the first screen needs while its texts are still on the way; a failure shows when it is used. */
export function preloadLayout({ status }: SessionState): void {
  const load = status === 'signedIn' ? loadDashboard : loadLogin;
  load().catch(() => {});
}
