import { useFocusFinders } from '@fluentui/react-components';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { PageBoundary } from '#renderer/kit/ui/states/PageBoundary.tsx';
import { DialogsProvider } from '../dialogs/DialogsProvider.tsx';
import { NotifyProvider } from '../notifications/NotifyProvider.tsx';
import { ProxyGuard } from '../proxy/ProxyGuard.tsx';

/** Around both layouts: messages, and the last net under a failure of the layouts themselves. */
export function Root() {
  // What is behind a dialog is hidden from screen readers by Fluent's focus engine. The engine ends with its last user,
  // and then shows nothing again: a sign-out with a dialog open would leave the login hidden. One user stays.
  useFocusFinders();
  return (
    <NotifyProvider>
      <DialogsProvider>
        <PageBoundary>
          <Suspense fallback={<LoadingState />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
        <ProxyGuard />
      </DialogsProvider>
    </NotifyProvider>
  );
}
