import { useFocusFinders } from '@fluentui/react-components';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LinkQuestionDialog } from '#renderer/kit/actions/confirm/LinkDialog.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { PageBoundary } from '#renderer/kit/ui/states/PageBoundary.tsx';
import { DialogsProvider } from '../dialogs/DialogsProvider.tsx';
import { NotifyProvider } from '../notifications/NotifyProvider.tsx';
import { ProxyGuard } from '../proxy/ProxyGuard.tsx';

/** Wraps both layouts: messages, and the error boundary of the layouts themselves. */
export function Root() {
  // Fluent's focus engine hides what is behind a dialog from screen readers. It ends with its last user without undoing
  // this: a sign-out with an open dialog would leave the login hidden. This keeps one user.
  useFocusFinders();
  return (
    <NotifyProvider>
      <DialogsProvider>
        <PageBoundary>
          <Suspense fallback={<LoadingState />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
        <LinkQuestionDialog />
        <ProxyGuard />
      </DialogsProvider>
    </NotifyProvider>
  );
}
