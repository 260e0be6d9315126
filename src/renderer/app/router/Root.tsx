import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LoadingState } from '#renderer/kit/states/LoadingState.tsx';
import { PageBoundary } from '#renderer/kit/states/PageBoundary.tsx';
import { DialogsProvider } from '../dialogs/DialogsProvider.tsx';
import { NotifyProvider } from '../notifications/NotifyProvider.tsx';

/** Around both layouts: messages, and the last net under a failure of the layouts themselves. */
export function Root() {
  return (
    <NotifyProvider>
      <DialogsProvider>
        <PageBoundary>
          <Suspense fallback={<LoadingState />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </DialogsProvider>
    </NotifyProvider>
  );
}
