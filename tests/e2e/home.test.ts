import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { administrator, startPlatform } from '../support/e2e/platform.ts';
import { shareWindow } from '../support/e2e/shared.ts';

const block = ({ page, text }: Person, key: string) => page.getByRole('region', { name: text(key), exact: true });

/** The link to the pending work of a list; its count is the number at its end. */
const waiting = (person: Person, list: string) =>
  block(person, 'home:waiting.title').getByRole('link', {
    name: new RegExp(`^${spaced(person.text(`home:waiting.lists.${list}`))}\\s+\\d`, 'u'),
  });

const lastLine = (words: string) => words.trim().split('\n').at(-1) ?? '';

/** A pattern for a text whose special spaces a browser returns as plain ones. */
const spaced = (words: string) => words.split(/\s/u).map(RegExp.escape).join('\\s');

/** The number of a card, which stands before what the card is for. */
const countIn = (words: string) => numberAtEnd(/^\D*\d[\d\s]*/u.exec(words)?.[0] ?? '');

const numberAtEnd = (words: string) => Number(/\d[\d\s.,]*$/u.exec(words)?.[0].replaceAll(/\D/gu, ''));

const french = shareWindow('fr');
const english = shareWindow('en');

describe.each([
  ['fr', french],
  ['en', english],
] as const)('the home page, in %s', (_locale, enter) => {
  it('leads from a count to the rows it counts or to their queue, and back to recently opened records', async () => {
    const person = await enter();
    const { page } = person;
    const count = countIn(await waiting(person, 'testedCampaigns').innerText());
    expect(count).toBeGreaterThan(1);
    await waiting(person, 'testedCampaigns').click();
    await person.title('campaigns').waitFor();
    await expect.poll(async () => numberAtEnd(await person.range.innerText())).toBe(count);

    // What has a queue opens it.
    await person.goTo('home');
    await waiting(person, 'identityProofs').click();
    await person.title('users_identities').waitFor();
    await page.getByRole('button', { name: person.text('identity:actions.accept') }).waitFor();

    await person.goTo('users');
    await person.rows.first().waitFor();
    const link = person.rows.first().getByRole('link').first();
    // After the letters that stand for a picture.
    const name = lastLine(await link.innerText());
    await link.click();
    await person.recordTitle(name).waitFor();
    await person.goTo('home');
    await block(person, 'home:recent.title').getByRole('link', { name }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('offers to continue a form left unsaved, and to discard its draft', async () => {
    const person = await enter();
    const { page, text } = person;
    await person.button('home:create').click();
    await person.menuItem('routes:users_create.title').click();
    await person.title('users_create').waitFor();
    await person.field('users:form.fields.givenName').fill('Éléonore');
    await page
      .getByText(
        new RegExp(
          `${text('form:draft.kept.disk', { time: '' }).trim()}|${text('form:draft.kept.memory', { time: '' }).trim()}`,
          'u',
        ),
      )
      .waitFor();
    const menu = page.getByRole('navigation', { name: text('shell:menu.label') });
    await menu.getByRole('link', { name: text('routes:home.title'), exact: true }).click();
    await person.button('shell:unsaved.changes.leave').click();
    await person.title('home').waitFor();

    const drafts = block(person, 'home:drafts.title');
    await drafts.getByRole('link', { name: text('routes:users_create.title') }).click();
    const offer = page.getByRole('region', { name: text('form:draft.label') });
    await offer.getByRole('button', { name: text('form:draft.restore') }).click();
    await expect.poll(() => person.field('users:form.fields.givenName').inputValue()).toBe('Éléonore');

    await menu.getByRole('link', { name: text('routes:home.title'), exact: true }).click();
    await person.button('shell:unsaved.changes.leave').click();
    await drafts.getByRole('button', { name: text('home:drafts.forget') }).click();
    await drafts.waitFor({ state: 'detached' });
  });
});

describe('the home page, in either language', () => {
  it('shows the counts it has when a part of the platform fails, and the others when that part is back', async () => {
    const platform = await startPlatform();
    platform.faults.status(500, { path: '/admin/campaigns' });
    const modules = { campaign: true, hitchhiking: true };
    const person = await openFor('fr', { apiUrl: platform.url, config: { modules } });
    await person.signIn(administrator.identifier, administrator.password);
    const label = person.text('home:waiting.lists.testedCampaigns');
    const retry = person.button('home:retry', { subject: label });
    await retry.waitFor();
    await waiting(person, 'relayPoints').waitFor();
    platform.faults.clear();
    await retry.click();
    await waiting(person, 'testedCampaigns').waitFor();
    // Modules that are off have sent no request.
    expect(platform.count('GET /admin/communities/moderated')).toBe(0);
    expect(platform.count('GET /admin/kibana_logins')).toBe(0);
  });

  it('shows managers their communities with the pending work of each', async () => {
    const person = await french('communityManager');
    const cards = block(person, 'home:moderated.title');
    await cards.getByRole('heading', { level: 3 }).first().waitFor();
    const name = lastLine(await cards.getByRole('heading', { level: 3 }).first().innerText());
    const requests = block(person, 'home:waiting.title').getByRole('link', {
      name: new RegExp(`^${spaced(person.text('home:waiting.requestsOf', { name }))}\\s+\\d+$`, 'u'),
    });
    expect(await requests.getAttribute('href')).toMatch(/\/communities\/show\/\d+\?tab=members&queue=yes/u);
    await expect.poll(() => waiting(person, 'identityProofs').count()).toBe(0);
  });

  it('shows the password of an external tool on demand, and hides it again', async () => {
    const person = await french();
    const { page } = person;
    const username = 'tableau-administration';
    const password = page.getByText('bac-a-sable-1', { exact: true });
    await person.button('home:tools.showLogins').click();
    await person.button('home:tools.revealOf', { username }).waitFor();
    expect(await page.content()).not.toContain('bac-a-sable');
    await person.button('home:tools.revealOf', { username }).click();
    await password.waitFor();
    await person.button('home:tools.hideOf', { username }).click();
    await password.waitFor({ state: 'detached' });
    await person.button('home:tools.copyOf', { username }).click();
    await person.expectNotice('notifications:externalTools.passwordCopied.success', { seconds: 30 });
    expect(await page.content()).not.toContain('bac-a-sable');
  });
});
