import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DashboardLayout } from '#renderer/app/router/layouts.ts';
import { pages } from '#renderer/modules/index.ts';
import { siteConfig } from '#shared/config.ts';
import { AppFailure } from '#shared/failure.ts';
import { preferences } from '#shared/preferences.ts';
import { camille, openApp, type ShellOptions } from '#tests/support/shell-app.tsx';

const openLogin = async (options: ShellOptions = {}) => {
  const app = await openApp({ session: { status: 'signedOut' }, ...options });
  const isFrench = options.locale !== 'en';
  await screen.findByRole('heading', { level: 1, name: isFrench ? 'Connexion' : 'Sign in' });
  const identifier = screen.getByLabelText(isFrench ? /^Identifiant/ : /^Username/);
  const password = screen.getByLabelText(isFrench ? /^Mot de passe/ : /^Password/);
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: isFrench ? 'Se connecter' : 'Sign in' });
  return { ...app, identifier, password, submit };
};

afterEach(() => void vi.unstubAllGlobals());

test('loads the code of home while the person reads the page, so that the sign-in does not wait for it', async () => {
  const works: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => works.push(work));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const loads = [vi.spyOn(DashboardLayout, 'preload'), vi.spyOn(pages.home.Page, 'preload')];
  await openLogin();
  for (const load of loads) expect(load).not.toHaveBeenCalled();
  for (const work of works) work();
  for (const load of loads) expect(load).toHaveBeenCalledOnce();
});

test.each([
  [
    'fr',
    'Saisissez votre identifiant',
    'Cet identifiant n’est pas valide : écrivez-le comme nom@exemple.org',
    'Saisissez votre mot de passe',
  ],
  ['en', 'Enter your username', 'This username is not valid: write it like name@example.org', 'Enter your password'],
] as const)('names the missing fields (%s)', async (locale, required, invalid, passwordRequired) => {
  const { person, bridge, identifier, password, submit } = await openLogin({ locale });
  await person.click(submit);
  expect(await screen.findByText(required)).toBeDefined();
  expect(screen.getByText(passwordRequired)).toBeDefined();
  expect(document.activeElement).toBe(identifier);
  // The field that takes the focus is described by its error; an alert would be read out over what is typed next.
  expect(identifier).toHaveProperty('ariaInvalid', 'true');
  expect(document.getElementById(identifier.getAttribute('aria-describedby') ?? '')?.textContent).toBe(required);
  expect(screen.queryByRole('alert')).toBeNull();
  await person.type(identifier, 'camille');
  expect(await screen.findByText(invalid)).toBeDefined();
  await person.type(identifier, '@example.org');
  await waitFor(() => expect(screen.queryByText(invalid)).toBeNull());
  await person.click(submit);
  expect(document.activeElement).toBe(password);
  await person.type(password, 'x');
  await waitFor(() => expect(screen.queryByText(passwordRequired)).toBeNull());
  await person.clear(password);
  expect(await screen.findByText(passwordRequired)).toBeDefined();
  expect(bridge.requests('session.signIn')).toEqual([]);
});

test('sends a trimmed identifier and the unchanged password, then opens the home page', async () => {
  const { person, bridge, identifier, password } = await openLogin({ handlers: { 'session.signIn': () => camille } });
  await person.type(identifier, ' camille@example.org ');
  await person.type(password, ' two words {Enter}');
  await screen.findByText('Bonjour Camille');
  expect(bridge.requests('session.signIn')).toEqual([{ identifier: 'camille@example.org', password: ' two words ' }]);
  expect(bridge.requests('app.setPreferences')).toEqual([{ rememberedIdentifier: null }]);
});

test('remembers only the identifier, and only on request', async () => {
  const { person, bridge, identifier, password } = await openLogin({ handlers: { 'session.signIn': () => camille } });
  await person.type(identifier, 'camille@example.org');
  await person.click(screen.getByRole('checkbox', { name: 'Se souvenir de mon identifiant' }));
  await person.type(password, 'secret{Enter}');
  await screen.findByText('Bonjour Camille');
  expect(bridge.requests('app.setPreferences')).toEqual([{ rememberedIdentifier: 'camille@example.org' }]);
});

test('a remembered identifier is filled in, and the password has the focus', async () => {
  const { identifier, password } = await openLogin({
    bootstrap: {
      preferences: preferences.parse({ locale: 'fr', theme: 'light', rememberedIdentifier: 'c@example.org' }),
    },
  });
  expect(identifier).toHaveProperty('value', 'c@example.org');
  expect(document.activeElement).toBe(password);
});

test('shows one busy state, announces the refusal in the card, keeps what was typed and focuses the password again', async () => {
  const { promise, reject } = Promise.withResolvers<typeof camille>();
  const { person, bridge, identifier, password, submit } = await openLogin({
    handlers: { 'session.signIn': () => promise },
  });
  await person.type(identifier, 'camille@example.org');
  await person.type(password, 'wrong{Enter}');
  expect(await screen.findByRole('button', { name: 'Connexion en cours…' })).toHaveProperty('disabled', true);
  await person.type(password, '{Enter}');
  expect(bridge.requests('session.signIn')).toHaveLength(1);

  reject(new AppFailure({ kind: 'unauthorized', key: 'Unauthorizedrequest', platformText: 'Invalid credentials.' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Identifiant ou mot de passe incorrect : vérifiez-les, puis recommencez',
  );
  expect(identifier).toHaveProperty('value', 'camille@example.org');
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(submit.disabled).toBe(false);
});

test('says how long to wait after wrong passwords, and offers no check of the computer for it', async () => {
  const { person, bridge, identifier, password } = await openLogin({
    handlers: {
      'session.signIn': () => {
        throw new AppFailure({ kind: 'refused', limit: 'rate', retryAfter: 20 });
      },
    },
  });
  await person.type(identifier, 'camille@example.org');
  await person.type(password, 'faux{Enter}');
  expect(await screen.findByText(/Attendez 20 secondes/u)).toBeDefined();
  // At the foot, before anything fails.
  const foot = within(screen.getByText(/^Version /u).closest('footer') as HTMLElement);
  expect(foot.getByRole('button', { name: 'Vérifier le poste' })).toBeDefined();
  bridge.answer('session.signIn', () => {
    throw new AppFailure({ kind: 'network', reason: 'unreachable' });
  });
  await person.keyboard('{Enter}');
  await waitFor(() => expect(foot.queryByRole('button')).toBeNull());
  expect(screen.getByRole('button', { name: 'Vérifier le poste' })).toBeDefined();
});

test('shows the password on demand, and warns when Caps Lock is on', async () => {
  const { person, password } = await openLogin();
  await person.type(password, 'secret');
  expect(password).toHaveProperty('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
  expect(password).toHaveProperty('type', 'text');

  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Verrouillage des majuscules activé')).toBeDefined();
  fireEvent.keyUp(password, { key: 'CapsLock', modifierCapsLock: false });
  expect(screen.queryByText('Verrouillage des majuscules activé')).toBeNull();
});

test('training accounts are listed only for the training platform', async () => {
  const { person, bridge } = await openLogin({
    handlers: {
      'session.signInTraining': () => ({
        status: 'signedOut',
        reason: { kind: 'notAuthorized', text: 'Notauthorized' },
      }),
    },
  });
  const account = screen.getByRole('button', { name: /sans accès à Escale/ });
  await person.click(account);
  expect(bridge.requests('session.signInTraining')).toEqual([{ account: 'noAdministration' }]);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Ce compte n’a pas accès à Escale/);
  expect(document.activeElement).toBe(account);
});

test.each([
  [
    'an end of the session',
    () => ({ status: 'signedOut', reason: { kind: 'notAuthorized', text: 'Notauthorized' } }) as const,
  ],
  [
    'a refusal',
    () => {
      throw new AppFailure({ kind: 'unauthorized', key: 'Notauthorized' });
    },
  ],
])('%s is shown until the next navigation', async (_, answer) => {
  const { person, router } = await openLogin({ handlers: { 'session.signInTraining': answer } });
  await person.click(screen.getByRole('button', { name: /sans accès à Escale/ }));
  await screen.findByRole('alert');
  await router.navigate({ to: '/users' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await person.click(screen.getByRole('button', { name: /sans accès à Escale/ }));
  expect(await screen.findByRole('alert')).toBeDefined();
});

test('a real platform shows its host, no training account, and its own login page when it has one', async () => {
  const { person, bridge } = await openLogin({
    isTraining: false,
    handlers: { 'app.openExternal': () => undefined },
  });
  expect(screen.getByText(/api\.example\.org/)).toBeDefined();
  expect(screen.getByText('Version 1.2.3')).toBeDefined();
  expect(screen.queryByText('Comptes d’entraînement')).toBeNull();
  expect(screen.queryByRole('button', { name: /page de l’organisme/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined();
  expect(bridge.requests('app.setPreferences')).toEqual([{ locale: 'en' }]);
});

const query = { fr: 'ne doit pas contenir de paramètres (?…)', en: 'must not contain a query (?…)' };

test.each([
  ['fr', 'L’adresse de la plateforme n’est pas utilisable'],
  ['en', 'The platform’s address cannot be used'],
] as const)('without a usable platform the page says why, and takes no credentials (%s)', async (locale, title) => {
  const problem = { source: 'ESCALE_API_BASE_URL', key: 'apiBaseUrl', reason: query } as const;
  const { person, bridge, identifier, password, submit } = await openLogin({
    locale,
    bootstrap: { configProblems: [problem], addressProblem: problem, training: null, platformHost: null },
  });
  expect(screen.getByText(title)).toBeDefined();
  // A field with the focus would scroll it out of a small window.
  expect(document.activeElement).toBe(document.body);
  // Once, and not to be closed.
  const line = () => screen.getByText('apiBaseUrl').parentElement?.textContent;
  expect(line()).toBe(`apiBaseUrl (variable ESCALE_API_BASE_URL) – ${query[locale]}`);
  expect(screen.queryByRole('button', { name: locale === 'fr' ? 'Fermer' : 'Close' })).toBeNull();
  await person.type(identifier, 'camille@example.org');
  await person.type(password, 'secret{Enter}');
  expect(submit.disabled).toBe(true);
  expect(bridge.requests('session.signIn')).toEqual([]);
  expect(screen.queryByText(locale === 'fr' ? /entraînement/i : /training/i)).toBeNull();
  await person.click(screen.getByRole('button', { name: locale === 'fr' ? 'English' : 'Français' }));
  await waitFor(() => expect(line()).toContain(query[locale === 'fr' ? 'en' : 'fr']));
});

const contact = 'Service informatique, 03 83 00 00 00';
const missing = { fr: 'est absent', en: 'is missing' };
const tooSmall = { fr: 'doit être d’au moins 60', en: 'must be at least 60' };

test.each([
  ['fr', 'Aucune plateforme n’est configurée', `Besoin d’aide ? ${contact}`],
  ['en', 'No platform is configured', `Need help? ${contact}`],
] as const)(
  'a computer without an address says whom to call, once, and offers no training (%s)',
  async (locale, title, help) => {
    const problem = { source: 'managed', key: 'apiBaseUrl', reason: missing, isMissing: true } as const;
    const other = { source: 'managed', key: 'idleLimit', reason: tooSmall } as const;
    await openLogin({
      locale,
      bootstrap: {
        config: siteConfig.parse({ supportContact: contact }),
        configProblems: [problem, other],
        addressProblem: problem,
        training: null,
        platformHost: null,
      },
    });
    const alert = (await screen.findByText(title)).closest('[role=alert]');
    expect(alert?.textContent).toContain(help);
    expect(screen.getAllByText(/^(?:Besoin d’aide|Need help)/u)).toHaveLength(1);
    expect(screen.queryByText(locale === 'fr' ? /entraînement/i : /training/i)).toBeNull();
  },
);

test('a refused sign-in names whom to ask', async () => {
  const { person, identifier, password } = await openLogin({
    bootstrap: { config: siteConfig.parse({ supportContact: contact }) },
    handlers: {
      'session.signIn': () => {
        throw new AppFailure({
          kind: 'unauthorized',
          key: 'Unauthorizedrequest',
          platformText: 'Invalid credentials.',
        });
      },
    },
  });
  expect(screen.queryByText(/^Besoin d’aide/u)).toBeNull();
  await person.type(identifier, 'camille@example.org');
  await person.type(password, 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(contact);
});

test('where the site keeps no sessions, the page says so and offers to remember nothing', async () => {
  const config = siteConfig.parse({ keepSession: false });
  const { person, bridge, identifier, password } = await openLogin({
    bootstrap: { config },
    handlers: { 'session.signIn': () => ({ ...camille, isPersistent: false }) },
  });
  expect(
    screen.getByText(
      /^Ordinateur partagé.: votre session et vos brouillons prendront fin à la fermeture de la fenêtre\.$/u,
    ),
  ).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: /Se souvenir/u })).toBeNull();
  await person.type(identifier, 'camille@example.org');
  await person.type(password, 'secret{Enter}');
  await screen.findByText('Bonjour Camille');
  expect(bridge.requests('app.setPreferences')).toEqual([{ rememberedIdentifier: null }]);
  // It was said once, and the keychain is not to blame.
  expect(screen.queryByText(/ne permet pas de garder votre session/u)).toBeNull();
});

test('where the site keeps sessions, the page says nothing of it', async () => {
  await openLogin();
  expect(screen.queryByText(/Ordinateur partagé/u)).toBeNull();
});
