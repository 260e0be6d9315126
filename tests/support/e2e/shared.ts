import { afterAll } from 'vitest';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import type { Locale } from '#shared/preferences.ts';
import { accounts } from '#training/access/accounts.ts';
import { openApp, size } from '../app.ts';
import { Person, type PersonOptions } from './person.ts';
import { openPlatform, type PlatformOptions, type TestPlatform } from './platform.ts';
import { textsOf } from './texts.ts';

type Account = TrainingAccount['key'];

/** Enters a shared window as a training account, or on its sign-in page (null). */
export type Enter = (account?: Account | null) => Promise<Person>;

/**
 * One window for all tests of a `describe`, to be called in it: opening one takes longer than most tests do. Each test
 * enters it: the page is read anew, home, with nothing open and nothing said. What the tests before changed at the
 * training platform, in drafts and in settings is still there.
 */
export function shareWindow(locale: Locale, options: PersonOptions = {}): Enter {
  const enter = shareOne(() => openWindow(locale, options));
  const become = rememberAccount((person, account) => person.signInTraining(account));
  return async (account = 'administrator') => {
    const person = await enter();
    await become(person, account);
    return person;
  };
}

/** Enters a shared window as an account, or on its sign-in page (null); the platform's faults and calls are cleared. */
export type EnterOver = (account?: Account | null) => Promise<{ person: Person; platform: TestPlatform }>;

/** The same over a platform of the tests' own, which they share too. */
export function shareWindowOver(
  platformOptions: PlatformOptions,
  locale: Locale,
  options: PersonOptions = {},
): EnterOver {
  let opened: Promise<TestPlatform> | undefined;
  const platformOf = () => {
    opened ??= openPlatform(platformOptions);
    return opened;
  };
  // Registered first, runs last: the window closes before its platform.
  afterAll(async () => (await opened)?.close());
  const enter = shareOne(async () => openWindow(locale, { ...options, apiUrl: (await platformOf()).url }));
  const become = rememberAccount(async (person, account) => {
    const known = accounts.find(({ key }) => key === account);
    if (known === undefined) throw new Error(`The platform knows no account ${account}.`);
    await person.signIn(known.identifier, known.password);
  });
  return async (account = 'administrator') => {
    const platform = await platformOf();
    platform.faults.clear();
    const person = await enter();
    await become(person, account);
    platform.requests.length = 0;
    return { person, platform };
  };
}

/** Signs a window in as an account, or out (null), unless it is so already. */
function rememberAccount(
  signIn: (person: Person, account: Account) => Promise<void>,
): (person: Person, account: Account | null) => Promise<void> {
  let last: Account | null = null;
  return async (person, account) => {
    const isIn = await person.isSignedIn();
    // Who was let in at the sign-in page may be anybody by now.
    const isThere = isIn ? account !== null && last === account : account === null;
    if (isIn && !isThere) await person.signOut();
    if (account !== null && !isThere) await signIn(person, account);
    last = account;
  };
}

async function openWindow(locale: Locale, options: PersonOptions): Promise<Person> {
  const config = { locale, ...options.config };
  const [app, text] = await Promise.all([openApp({ ...options, config }), textsOf(locale)]);
  return new Person(app, text, options.input);
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
