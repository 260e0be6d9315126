import type { QueryClient } from '@tanstack/react-query';
import type { Notify } from '#renderer/kit/data/notify.ts';
import type { Text } from '#renderer/kit/ui/translate.ts';
import type { SiteConfig } from '#shared/config.ts';
import type { SignedInState } from '#shared/ipc/session.ts';

/** The session and screen that decide whether an action is available. */
export interface ActionContext {
  session: SignedInState;
  config: SiteConfig;
}

/** What an action may use beside calls over the bridge. */
export interface ActionTools extends ActionContext {
  /** Resolves when the page is rendered. */
  open(path: string): Promise<void>;
  /** Returns the path of the current page. */
  pathname(): string;
  openExternal(url: string): void;
  copy(text: string): void;
  translate: Text;
  notify: Notify;
  client: QueryClient;
}
