import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { accessibilityProblems } from '../support/app.ts';
import { openFor } from '../support/e2e/person.ts';
import { administrator, startPlatform } from '../support/e2e/platform.ts';
import { startUpdatesServer, type UpdatesServer } from '../support/updates-server.ts';

const version = '99.1.0';
const note = { fr: 'Chromium 150 ; à installer avant le 15 mars.', en: 'Chromium 150; install it before 15 March.' };
const offered = { version, address: 'https://www.example.org/escale', note };

describe('a newer version', () => {
  let server: UpdatesServer;
  beforeAll(async () => {
    server = await startUpdatesServer();
  });
  afterAll(() => server.close());

  it.each(locales)(
    'is found once a day, and told on the account’s button, in its menu and in About, in %s',
    async (locale) => {
      server.offer({ ...offered, secureFrom: version });
      const before = server.requests.length;
      const platform = await startPlatform();
      const config = { updates: { address: server.address } };
      const person = await openFor(locale, { apiUrl: platform.url, config, input: 'keyboard' });
      const { page, text } = person;
      await person.signIn(administrator.identifier, administrator.password);

      const words = text('shell:update.security', { version });
      // A restart opens another page.
      const chip = () => person.page.getByRole('button', { name: words });
      await person.press(chip());
      await page.getByRole('menuitem', { name: words }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await person.press(page.getByRole('menuitem', { name: text('shell:user.about') }));

      const about = page.getByRole('dialog', { name: text('shell:about.title') });
      await about.getByText(words, { exact: true }).waitFor();
      await about.getByText(note[locale]).waitFor();
      await about.getByRole('button', { name: text('shell:update.open', { host: 'www.example.org' }) }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(server.requests.length - before).toBe(1);

      // The next start on that day knows it without asking.
      await person.app.restart();
      await person.signInAgain(administrator);
      await chip().waitFor();
      expect(server.requests.length - before).toBe(1);
    },
  );
});
