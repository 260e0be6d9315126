import { afterAll } from 'vitest';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import type { Locale } from '#shared/preferences.ts';
import { type AppOptions, openApp, size } from '../app.ts';
import { Person } from './person.ts';
import { textsOf } from './texts.ts';

type Account = TrainingAccount['key'];

/** Comes to a shared window as a training account, or to its sign-in page (null). */
export type Enter = (account?: Account | null) => Promise<Person>;

/**
 * One window for all tests of a `describe`, to be called in it: opening one takes longer than most tests do. Each test
 * enters it: the page is read anew, home, with nothing open and nothing said. What the tests before changed at the
 * training platform, in drafts and in settings is still there.
 */
export function shareWindow(locale: Locale, options: AppOptions = {}): Enter {
  let opened: Promise<Person> | undefined;
  let signedIn: Account | null = null;
  afterAll(async () => (await opened)?.app.close());

  const open = async () => {
    const config = { locale, ...options.config };
    const [app, text] = await Promise.all([openApp({ ...options, config }), textsOf(locale)]);
    return new Person(app, text);
  };
  return async (account = 'administrator') => {
    const isNew = opened === undefined;
    opened ??= open();
    const person = await opened;
    person.app.watch();
    if (!isNew) await startAfresh(person);
    const isIn = await person.isSignedIn();
    const isThere = isIn ? signedIn === account && account !== null : account === null;
    if (isIn && !isThere) await person.signOut();
    if (account !== null && !isThere) await person.signInTraining(account);
    signedIn = account;
    return person;
  };
}

async function startAfresh({ page }: Person): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(new URL('/', page.url()).href);
}
