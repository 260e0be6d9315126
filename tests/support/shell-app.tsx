import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { createApp } from '#renderer/app/createApp.tsx';
import { startTexts } from '#renderer/app/i18n/i18n.ts';
import { type ModuleSwitch, moduleSwitches, siteConfig } from '#shared/config.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import type { SessionState, SignedInState, TrainingAccount } from '#shared/ipc/session.ts';
import { permissions } from '#shared/permissions.ts';
import { type Locale, preferences } from '#shared/preferences.ts';
import { type FakeHandlers, installFakeBridge } from './fake-bridge.ts';

/** A person with every right, in one structure that offers transport. */
export const camille: SignedInState = {
  status: 'signedIn',
  user: {
    id: 7,
    givenName: 'Camille',
    familyName: 'Moreau',
    shortFamilyName: 'M.',
    email: 'camille@example.org',
    avatar: null,
    languageCode: 'fr',
    roles: [],
    lastActivityDate: null,
    operates: [],
  },
  permissions: [...permissions],
  structures: [
    { id: 1, name: 'Vosges', telephone: null, signature: null, isFullMode: true, hasTransport: true },
    { id: 2, name: 'Nancy', telephone: null, signature: null, isFullMode: true, hasTransport: false },
  ],
  currentStructureId: 1,
  isEecAvailable: false,
  isPersistent: true,
};

export const someoneElse: SignedInState = { ...camille, user: { ...camille.user, id: 8, givenName: 'Dominique' } };

const accounts: TrainingAccount[] = [
  { key: 'administrator', identifier: 'admin@example.org' },
  { key: 'noAdministration', identifier: 'membre@example.org' },
];

export interface ShellOptions {
  at?: string;
  locale?: Locale;
  session?: SessionState;
  /** Modules that are switched on; all when absent. */
  modules?: readonly ModuleSwitch[];
  isTraining?: boolean;
  bootstrap?: Partial<Bootstrap>;
  handlers?: FakeHandlers;
  /** Media queries that the window matches; none when absent, as in a large window. */
  media?: readonly string[];
}

/** The whole page over a fake bridge, at an address. */
export async function openApp({
  at = '/',
  locale = 'fr',
  session = camille,
  modules = moduleSwitches,
  isTraining = true,
  bootstrap = {},
  handlers = {},
  media = [],
}: ShellOptions = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: media.includes(query),
    addEventListener() {},
    removeEventListener() {},
  }));
  // jsdom lays nothing out and has nothing to scroll.
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollTo = () => {};
  await startTexts(locale);
  let kept = preferences.parse({ locale, theme: 'light', ...bootstrap.preferences });
  const whole: Bootstrap = {
    version: '1.2.3',
    platform: 'linux',
    config: siteConfig.parse({ modules: Object.fromEntries(modules.map((name) => [name, true])) }),
    configProblems: [],
    addressProblem: null,
    training: isTraining ? { accounts } : null,
    platformHost: isTraining ? null : 'api.example.org',
    pictureHosts: ['api.example.org'],
    update: null,
    session,
    ...bootstrap,
    preferences: kept,
  };
  const bridge = installFakeBridge({
    'app.setPreferences': ({ rememberedIdentifier, ...patch }) => {
      const identifier = rememberedIdentifier === undefined ? kept.rememberedIdentifier : rememberedIdentifier;
      kept = { ...kept, ...patch, rememberedIdentifier: identifier ?? undefined };
      return kept;
    },
    'app.setUnsaved': () => undefined,
    'app.confirmClose': () => undefined,
    'app.report': () => undefined,
    'app.copyText': () => undefined,
    'session.activity': () => undefined,
    'session.signOut': () => undefined,
    // What the palette looks up, and what the home page asks by itself.
    'search.find': () => [],
    'communities.moderated': () => [],
    'drafts.ofNew': () => [],
    'drafts.list': () => ({ drafts: [], isRead: true }),
    'hitchhikers.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    'hitchhiking.waiting': () => 0,
    'home.pendingMembers': () => 0,
    'home.waiting': () => 0,
    'reminders.list': () => ({ reminders: [], isRead: true }),
    'solidaryrecords.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
    ...handlers,
  });
  const app = createApp(whole, createMemoryHistory({ initialEntries: [at] }));
  onTestFinished(app.stop);
  const view = render(app.element);
  const address = () => decodeURIComponent(app.router.state.location.href);
  return { ...view, bridge, router: app.router, person: userEvent.setup(), address };
}
