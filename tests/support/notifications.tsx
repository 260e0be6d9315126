import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { startTexts } from '#renderer/app/i18n/i18n.ts';
import { MessageList } from '#renderer/app/notifications/MessageList.tsx';
import { createMessages, MessagesContext } from '#renderer/app/notifications/messages.ts';
import { NotifyProvider } from '#renderer/app/notifications/NotifyProvider.tsx';
import { type Notice, type Notify, useNotify } from '#renderer/kit/data/notify.ts';
import { BootstrapContext } from '#renderer/kit/data/session.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { siteConfig } from '#shared/config.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import { preferences } from '#shared/preferences.ts';
import { installFakeBridge } from './fake-bridge.ts';

/** Opens a screen with the messages and their list; the time is 5 March 2026, 14:05:09. */
export async function openNotifications(supportContact?: string) {
  await startTexts('fr');
  const bridge = installFakeBridge({ 'app.copyText': () => undefined });
  const messages = createMessages(() => new Date('2026-03-05T14:05:09'));
  let notify: Notify = () => {};
  function Screen() {
    notify = useNotify();
    return <MessageList messages={useStore(messages.state).list} onClear={messages.clear} />;
  }
  const bootstrap: Bootstrap = {
    version: '0.0.0',
    platform: 'linux',
    preferences: preferences.parse({ locale: 'fr', theme: 'light' }),
    config: siteConfig.parse({ supportContact }),
    configProblems: [],
    addressProblem: null,
    training: null,
    platformHost: null,
    pictureHosts: [],
    update: null,
    session: { status: 'signedOut' },
  };
  const root = createRootRoute({
    staticData: { name: 'users' },
    component: () => (
      <BootstrapContext value={bootstrap}>
        <MessagesContext value={messages}>
          <NotifyProvider>
            <Screen />
          </NotifyProvider>
        </MessagesContext>
      </BootstrapContext>
    ),
  });
  const router = createRouter({ routeTree: root });
  await act(() => router.load());
  render(<RouterProvider router={router} />);
  return { bridge, messages, notify: (notice: Notice) => act(() => notify(notice)) };
}
