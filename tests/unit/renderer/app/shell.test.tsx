import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStructureLock } from '#renderer/kit/data/structure-lock.ts';
import { siteConfig } from '#shared/config.ts';
import { AppFailure } from '#shared/failure.ts';
import { camille, openApp } from '#tests/support/shell-app.tsx';

const menu = () => within(screen.getByRole('navigation', { name: 'Menu principal' }));
const home = () => screen.findByRole('heading', { level: 1, name: /^Bonjour /u });

test('the menu marks the current page, folds by button and by shortcut, and stays folded', async () => {
  const { person, bridge } = await openApp({ at: '/articles/show/3' });
  await screen.findByRole('heading', { level: 1, name: 'Fiche article' });
  expect(menu().getByRole('link', { current: 'page' }).textContent).toBe('Articles');

  await person.click(screen.getByRole('button', { name: 'Réduire le menu' }));
  expect(menu().queryByText('Points relais')).toBeNull();
  expect(menu().getByRole('link', { name: 'Points relais' }).getAttribute('href')).toBe('/relaypoints');
  expect(bridge.requests('app.setPreferences').at(-1)).toEqual({ isMenuCollapsed: true });

  await person.keyboard('{Control>}b{/Control}');
  expect(menu().getByText('Points relais')).toBeDefined();
  await person.keyboard('{Control>}{Alt>}b{/Alt}{/Control}');
  expect(menu().getByText('Points relais')).toBeDefined();
  bridge.emit('app.command', { command: 'toggleMenu' });
  await waitFor(() => expect(menu().queryByText('Points relais')).toBeNull());
});

test('a group keeps its folded state; it is open while it holds the current page', async () => {
  const { person, bridge, router } = await openApp();
  await home();
  const group = menu().getByRole('button', { name: 'Solidaire' });
  expect(group.getAttribute('aria-expanded')).toBe('false');
  expect(menu().queryByRole('link', { name: 'Bénéficiaires', hidden: false })).toBeNull();
  await person.click(group);
  expect(menu().getByRole('link', { name: 'Bénéficiaires' })).toBeDefined();
  expect(bridge.requests('app.setPreferences').at(-1)).toEqual({ openMenuGroups: ['solidary'] });
  await person.click(group);
  expect(menu().queryByRole('link', { name: 'Bénéficiaires', hidden: false })).toBeNull();

  await router.navigate({ to: '/solidarybeneficiaries/show/4' });
  expect(await menu().findByRole('link', { name: 'Bénéficiaires', current: 'page' })).toBeDefined();
});

test('choosing another structure updates the menu', async () => {
  const { person } = await openApp({
    at: '/solidaryrecords',
    handlers: { 'session.chooseStructure': ({ structureId }) => ({ ...camille, currentStructureId: structureId }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Demandes solidaires' });
  expect(menu().getByRole('link', { name: 'Transporteurs bénévoles' })).toBeDefined();
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Structure choisie' }), 'Nancy');
  await waitFor(() => expect(menu().queryByRole('link', { name: 'Transporteurs bénévoles' })).toBeNull());
});

test('the structure is locked while a solidary record is edited, and unlocked on the next page', async () => {
  const { router } = await openApp();
  const selector = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Structure choisie' });
  expect((await selector()).disabled).toBe(false);
  const form = renderHook(() => useStructureLock(true));
  expect((await selector()).disabled).toBe(true);
  expect((await selector()).getAttribute('aria-description')).toMatch(/^Terminez ou quittez la demande en cours/u);
  await act(() => router.navigate({ to: '/articles' }));
  expect((await selector()).disabled).toBe(false);
  form.unmount();
});

test('with one structure there is no selector', async () => {
  await openApp({ session: { ...camille, structures: camille.structures.slice(0, 1) } });
  await screen.findByRole('button', { name: /Camille M\./ });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the breadcrumbs lead back to the list with its page and filters', async () => {
  const { router } = await openApp({ at: '/articles?page=3' });
  await screen.findByRole('heading', { level: 1, name: 'Articles' });
  await router.navigate({ to: '/articles/show/3' });
  await screen.findByRole('heading', { level: 1, name: 'Fiche article' });
  const crumbs = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
  expect(crumbs.getByRole('link', { name: 'Articles' }).getAttribute('href')).toBe('/articles?page=3');
});

test('the first tab stop skips the menu without changing the address', async () => {
  const { person, address } = await openApp({ at: '/articles' });
  await screen.findByRole('heading', { level: 1, name: 'Articles' });
  const skip = screen.getByRole('link', { name: 'Aller au contenu' });
  expect(document.querySelector('a[href], button')).toBe(skip);
  await person.click(skip);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(address()).toBe('/articles');
});

test('the list of messages takes the focus itself, so that its name is read out, and what it says where it is empty', async () => {
  const { person } = await openApp();
  await person.click(await screen.findByRole('button', { name: 'Notifications' }));
  const list = (await screen.findByText(/^Aucun message/u)).closest('[aria-label="Notifications"]');
  await waitFor(() => expect(document.activeElement).toBe(list));
});

test('the dark theme switch applies at once and is remembered', async () => {
  const { person, bridge } = await openApp();
  const dark = await screen.findByRole('switch', { name: 'Thème sombre' });
  expect(dark).toHaveProperty('checked', false);
  await person.click(dark);
  expect(dark).toHaveProperty('checked', true);
  expect(bridge.requests('app.setPreferences')).toEqual([{ theme: 'dark' }]);
  expect(document.documentElement.style.colorScheme).toBe('dark');
});

test('the user menu leads to one’s own page, the preferences and the product information', async () => {
  const { person, bridge } = await openApp({ isTraining: false });
  const chip = await screen.findByRole('button', { name: /Camille M\./ });
  await person.click(chip);
  expect(screen.getByRole('menuitem', { name: 'Mon compte' }).getAttribute('href')).toBe('/users/show/7');

  await person.click(screen.getByRole('menuitem', { name: 'Préférences' }));
  await person.click(await screen.findByRole('radio', { name: '100' }));
  expect(bridge.requests('app.setPreferences')).toEqual([{ pageSize: 100 }]);
  await person.click(screen.getByRole('button', { name: 'Fermer' }));

  bridge.emit('app.command', { command: 'about' });
  const about = within(await screen.findByRole('dialog', { name: 'À propos d’Escale' }));
  expect(about.getByText('1.2.3')).toBeDefined();
  expect(about.getByRole('button', { name: 'Vérifier le poste' })).toBeDefined();
  expect(about.getByText('api.example.org')).toBeDefined();
  expect(about.queryByText('Assistance')).toBeNull();
});

test('the window about the application names whom to ask', async () => {
  const config = siteConfig.parse({ supportContact: 'dsi@example.org, poste 12' });
  const { bridge } = await openApp({ bootstrap: { config } });
  await home();
  bridge.emit('app.command', { command: 'about' });
  const about = within(await screen.findByRole('dialog', { name: 'À propos d’Escale' }));
  expect(about.getByText('Assistance').nextElementSibling?.textContent).toBe('dsi@example.org, poste 12');
});

test.each([
  ['Préférences', '{Escape}'],
  ['À propos', '{Escape}'],
])('after %s the focus is on the button that opened it', async (item, keys) => {
  const { person } = await openApp();
  const chip = await screen.findByRole('button', { name: /Camille M\./ });
  await person.click(chip);
  await person.click(await screen.findByRole('menuitem', { name: item }));
  await screen.findByRole('dialog');
  await person.keyboard(keys);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(chip));
});

test('without user_read the user menu has no link to one’s own page', async () => {
  const { person } = await openApp({ session: { ...camille, permissions: ['access_admin'] } });
  await person.click(await screen.findByRole('button', { name: /Camille M\./ }));
  expect(screen.queryByRole('menuitem', { name: 'Mon compte' })).toBeNull();
});

test.each([
  ['import', 'L’envoi de votre import continue.', /Vous pourrez le reprendre depuis sa page/u],
  ['members', 'L’ajout des personnes à la communauté continue.', /depuis la liste des membres/u],
  ['campaign', 'L’envoi de votre campagne continue.', /n’arrête pas l’envoi/u],
  ['trial', 'L’essai de votre message continue.', /copie d’essai/u],
  ['duplicate', 'La copie de votre campagne continue.', /peut manquer d’images/u],
] as const)(
  'the warning before the limit and the locked window speak of the work: %s',
  async (work, goesOn, signOut) => {
    const { bridge } = await openApp();
    await home();
    bridge.emit('session.idleWarning', { secondsLeft: 60, locks: work });
    const warning = await screen.findByRole('alertdialog', { name: 'Toujours là\u00a0?' });
    expect(warning.textContent).toContain(goesOn);
    bridge.emit('session.changed', { ...camille, isLocked: true, lockedBy: work });
    const lock = await screen.findByRole('alertdialog', { name: 'Écran verrouillé' });
    expect(lock.textContent).toContain(goesOn);
    expect(within(lock).getByText(/^Se déconnecter/u, { selector: 'span' }).textContent).toMatch(signOut);
    if (work !== 'import') expect(lock.textContent).not.toMatch(/import|reprendre|sa page/u);
  },
);

test('a locked window shows only the progress of the import, and unlocks with the password', async () => {
  const { person, bridge } = await openApp();
  await home();
  bridge.emit('session.changed', { ...camille, isLocked: true });
  const lock = await screen.findByRole('alertdialog', { name: 'Écran verrouillé' });
  expect(document.title).toMatch(/^Écran verrouillé/u);
  bridge.emit('call.progress', { callId: 'c', phase: 'send', done: 400, total: 1200 });
  expect(await within(lock).findByText(/^Lignes traitées\s: 400 sur 1\s200\.$/u)).toBeDefined();
  await person.keyboard('{Escape}{Control>}k{/Control}');
  expect(screen.getAllByRole('alertdialog')).toEqual([lock]);
  bridge.answer('session.unlock', () => {
    throw new AppFailure({ kind: 'unauthorized', key: 'Invalidcredentials', platformText: 'Invalid credentials.' });
  });
  await person.type(within(lock).getByLabelText(/^Mot de passe/), 'faux');
  await person.click(within(lock).getByRole('button', { name: 'Déverrouiller' }));
  expect((await within(lock).findByRole('alert')).textContent).toMatch(/^Ce n’est pas votre mot de passe/u);
  // Typing replaces what was wrong.
  await waitFor(() => expect(document.activeElement).toBe(within(lock).getByLabelText(/^Mot de passe/)));
  expect(document.activeElement).toMatchObject({ selectionStart: 0, selectionEnd: 4 });
  bridge.answer('session.unlock', () => {
    throw new AppFailure({ kind: 'unauthorized', key: 'Invalidcredentials', retryAfter: 10 });
  });
  await person.keyboard('encore{Enter}');
  await waitFor(() =>
    expect(within(lock).getByRole('alert').textContent).toMatch(
      /^Ce n’est pas votre mot de passe.* Attendez 10 secondes avant d’essayer de nouveau\./u,
    ),
  );
  bridge.answer('session.unlock', () => {
    throw new AppFailure({ kind: 'refused', limit: 'rate', retryAfter: 300 });
  });
  await person.keyboard('{Enter}');
  await waitFor(() =>
    expect(within(lock).getByRole('alert').textContent).toMatch(
      /^Trop de mots de passe erronés\s?Attendez 5 minutes avant d’essayer de nouveau\./u,
    ),
  );
  bridge.answer('session.unlock', () => {
    throw new AppFailure({ kind: 'network', reason: 'unreachable' });
  });
  await person.keyboard('autre{Enter}');
  await waitFor(() =>
    expect(within(lock).getByRole('alert').textContent).toMatch(/Vérifiez la connexion de cet ordinateur/u),
  );
  expect(within(lock).getByText(/^Se déconnecter arrêtera l’envoi/u)).toBeDefined();
  bridge.emit('call.progress', { callId: 'c', phase: 'send', done: 1200, total: 1200 });
  await waitFor(() => expect(within(lock).queryByText(/^Se déconnecter arrêtera l’envoi/u)).toBeNull());
  bridge.answer('session.unlock', () => camille);
  await person.click(within(lock).getByRole('button', { name: 'Déverrouiller' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('the idle warning counts down; staying notifies main at once', async () => {
  const { person, bridge } = await openApp();
  await home();
  bridge.emit('session.idleWarning', { secondsLeft: 600 });
  const dialog = await screen.findByRole('alertdialog', { name: /Toujours là/ });
  expect(dialog.textContent).toMatch(/dans (?:600|5\d\d) secondes/);
  const before = bridge.requests('session.activity').length;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Garder ma session ouverte' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bridge.requests('session.activity').length).toBeGreaterThan(before);

  bridge.emit('session.idleWarning', { secondsLeft: 30 });
  await screen.findByRole('alertdialog');
  bridge.emit('session.idleWarning', { secondsLeft: null });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.keyboard('x');
});

test('frequent activity makes a single call', async () => {
  const { bridge } = await openApp();
  await home();
  for (let count = 0; count < 50; count += 1) fireEvent.pointerMove(window);
  expect(bridge.requests('session.activity')).toHaveLength(1);
});

test('a session that cannot be stored is announced once', async () => {
  const { person, bridge } = await openApp({ session: { ...camille, isPersistent: false } });
  const words = /ne permet pas de garder votre session/;
  expect(await screen.findByText(words)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByText(words)).toBeNull();
  bridge.emit('session.changed', { status: 'signedOut' });
  await screen.findByRole('heading', { level: 1, name: 'Connexion' });
  bridge.emit('session.changed', { ...camille, isPersistent: false });
  await home();
  expect(screen.queryByText(words)).toBeNull();
});

test('an invalid configuration is reported with file, key and reason', async () => {
  const reason = { fr: 'doit être d’au moins 60', en: 'must be at least 60' };
  const problem = { source: 'managed', key: 'idleLimit', reason } as const;
  const { person } = await openApp({ bootstrap: { configProblems: [problem] } });
  const bar = (await screen.findByText('idleLimit')).parentElement;
  expect(bar?.textContent).toBe('idleLimit (fichier de configuration de cet ordinateur) – doit être d’au moins 60');
  await person.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByText('idleLimit')).toBeNull();
});

test('training is shown on every screen, a real platform is not', async () => {
  await openApp({ at: '/articles' });
  const notice = await screen.findByRole('region', { name: 'Entraînement' });
  expect(notice.textContent).toBe('Données d’entraînement');
  await openApp({ at: '/articles', isTraining: false });
  expect(screen.getAllByRole('region', { name: 'Entraînement' })).toHaveLength(1);
});

const narrow = ['(max-width: 1499px)', '(max-width: 899px)', '(max-width: 759px)'];

test('in a narrow window the menu opens over the page and folds again, and the earlier choice is kept', async () => {
  const { person, bridge } = await openApp({ media: narrow });
  await home();
  expect(menu().queryByText('Articles')).toBeNull();
  const toggle = screen.getByRole('button', { name: 'Déplier le menu' });
  await person.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await person.click(menu().getByRole('link', { name: 'Articles' }));
  await screen.findByRole('heading', { level: 1, name: 'Articles' });
  expect(menu().queryByText('Articles')).toBeNull();

  await person.click(toggle);
  menu().getByRole('link', { name: 'Articles' }).focus();
  await person.keyboard('{Escape}');
  expect(menu().queryByText('Articles')).toBeNull();
  expect(document.activeElement).toBe(toggle);

  await person.click(toggle);
  await person.click(screen.getByRole('main'));
  expect(menu().queryByText('Articles')).toBeNull();
  expect(bridge.requests('app.setPreferences')).toEqual([]);
});

test('in a narrow window the structures are in the user menu', async () => {
  const { person, bridge } = await openApp({
    media: narrow,
    handlers: { 'session.chooseStructure': ({ structureId }) => ({ ...camille, currentStructureId: structureId }) },
  });
  await person.click(await screen.findByRole('button', { name: /Camille M\./ }));
  expect(screen.queryByRole('combobox', { name: 'Structure choisie' })).toBeNull();
  const group = within(screen.getByRole('group', { name: 'Structure choisie' }));
  expect(group.getByRole('menuitemradio', { name: 'Vosges' }).getAttribute('aria-checked')).toBe('true');
  await person.click(group.getByRole('menuitemradio', { name: 'Nancy' }));
  expect(bridge.requests('session.chooseStructure')).toEqual([{ structureId: 2 }]);
});

test('without room for its label the dark theme switch is a button of the same name', async () => {
  const { person, bridge } = await openApp({ media: ['(max-width: 1499px)'] });
  const dark = await screen.findByRole('button', { name: 'Thème sombre' });
  await person.click(dark);
  expect(dark.getAttribute('aria-pressed')).toBe('true');
  expect(bridge.requests('app.setPreferences')).toEqual([{ theme: 'dark' }]);
});

test('in a low window the notices scroll with the page', async () => {
  await openApp({ media: ['(max-height: 500px)'], session: { ...camille, isPersistent: false } });
  await home();
  expect(within(screen.getByRole('main')).getByRole('region', { name: 'Informations' })).toBeDefined();
});
