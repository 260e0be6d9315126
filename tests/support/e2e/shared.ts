import { afterAll } from 'vitest';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import type { Locale } from '#shared/preferences.ts';
import { type AppOptions, openApp, size } from '../app.ts';
import { Person } from './person.ts';
import { administrator, openPlatform, type PlatformOptions, type TestPlatform } from './platform.ts';
import { textsOf } from './texts.ts';

type Account = TrainingAccount['key'];

/** Enters a shared window as a training account, or on its sign-in page (null). */
export type Enter = (account?: Account | null) => Promise<Person>;

/**
 * One window for all tests of a `describe`, to be called in it: opening one takes longer than most tests do. Each test
 * enters it: the page is read anew, home, with nothing open and nothing said. What the tests before changed at the
 * training platform, in drafts and in settings is still there.
 */
export function shareWindow(locale: Locale, options: AppOptions = {}): Enter {
  let signedIn: Account | null = null;
  const enter = shareOne(() => openWindow(locale, options));
  return async (account = 'administrator') => {
    const person = await enter();
    const isIn = await person.isSignedIn();
    const isThere = isIn ? signedIn === account && account !== null : account === null;
    if (isIn && !isThere) await person.signOut();
    if (account !== null && !isThere) await person.signInTraining(account);
    signedIn = account;
    return person;
  };
}

/** Enters a shared window signed in, or on its sign-in page (null); the platform's faults and calls are cleared. */
export type EnterOver = (who?: null) => Promise<{ person: Person; platform: TestPlatform }>;

/** The same over a platform of the tests' own, which they share too. */
export function shareWindowOver(platformOptions: PlatformOptions, locale: Locale, options: AppOptions = {}): EnterOver {
  let opened: Promise<TestPlatform> | undefined;
  const platformOf = () => {
    opened ??= openPlatform(platformOptions);
    return opened;
  };
  // Registered first, runs last: the window closes before its platform.
  afterAll(async () => (await opened)?.close());
  const enter = shareOne(async () => openWindow(locale, { ...options, apiUrl: (await platformOf()).url }));
  return async (who) => {
    const platform = await platformOf();
    platform.faults.clear();
    const person = await enter();
    const isIn = await person.isSignedIn();
    if (isIn && who === null) await person.signOut();
    if (!isIn && who !== null) await person.signIn(administrator.identifier, administrator.password);
    platform.requests.length = 0;
    return { person, platform };
  };
}

async function openWindow(locale: Locale, options: AppOptions): Promise<Person> {
  const config = { locale, ...options.config };
  const [app, text] = await Promise.all([openApp({ ...options, config }), textsOf(locale)]);
  return new Person(app, text);
}

/** Opens a window on the first call, and reloads its page on later calls. */
function shareOne(open: () => Promise<Person>): () => Promise<Person> {
  let opened: Promise<Person> | undefined;
  afterAll(async () => (await opened)?.app.close());
  return async () => {
    const isNew = opened === undefined;
    opened ??= open();
    const person = await opened;
    person.app.watch();
    if (!isNew) await startAfresh(person);
    return person;
  };
}

async function startAfresh({ page }: Person): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(new URL('/', page.url()).href);
}
