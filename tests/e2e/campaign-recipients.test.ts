import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import { colleagueAt } from '../support/e2e/colleague.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { administrator, startPlatform, type TestPlatform } from '../support/e2e/platform.ts';

const modules = { campaign: true, community: true, hitchhiking: true };
const path = (kind: 'users' | 'community_members') => `/admin/${kind}/associate-campaign`;

/** The associations that reached the platform since the last look. */
const associations = ({ requests }: TestPlatform): URL[] =>
  requests
    .splice(0)
    .map(({ request }) => new URL(request.url, 'http://platform'))
    .filter(({ pathname }) => pathname.endsWith('/associate-campaign'));

/** Drafts without recipients, as main reads them. */
async function draftsOf({ page }: Person): Promise<{ id: number; name: string }[]> {
  const answer = await page.evaluate(() =>
    globalThis.escale.campaigns.list({ page: 1, perPage: 50, sort: [], filters: { status: [0] } }),
  );
  return answer.ok ? answer.value.rows.filter(({ filterType }) => filterType === null) : [];
}

const COMMUNITY = 17;

const question = ({ page }: Person) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

describe.each([
  ['fr', 'light', 'mouse'],
  ['en', 'dark', 'keyboard'],
] as const)('the recipients of a campaign, in %s, %s, by %s only', (locale, theme, input) => {
  it('are a query with exceptions, then members of a community', async () => {
    const platform = await startPlatform();
    const person = await openFor(locale, { input, config: { theme, apiBaseUrl: platform.url, modules } });
    const { page, text } = person;
    const faults: Record<string, string[]> = {};
    const choose = page
      .getByRole('toolbar', { name: text('actions:selection.bar') })
      .getByRole('button', { name: text('recipients:dialog.action') });
    await person.signIn(administrator.identifier, administrator.password);
    const [first, second] = await draftsOf(person);
    if (first === undefined || second === undefined) throw new Error('two drafts are needed');

    // The list of users says whose recipients are chosen, also under another filter.
    await person.openAddress(`/users?campaign=${first.id}`);
    const bar = page.getByText(text('recipients:bar.title', { name: first.name }));
    await bar.waitFor();
    await person.openAddress(`/users?campaign=${first.id}&identityStatus=1`);
    await person.settled();
    await bar.waitFor();
    await person.press(page.getByRole('checkbox', { name: text('actions:selection.page') }));
    const all = page.getByRole('button', { name: /^(?:Sélectionner les|Select all) /u });
    if (await all.isVisible()) await person.press(all);
    await person.press(person.rows.first().getByRole('checkbox'));
    faults.list = await accessibilityProblems(page);
    await person.press(choose);
    // The campaign that the way began with is offered, and the exception makes them a selection.
    await expect.poll(() => question(person).getByRole('combobox').inputValue()).toBe(first.name);
    const confirm = question(person).getByRole('button', { name: text('recipients:dialog.button'), exact: true });
    await expect.poll(() => confirm.isEnabled()).toBe(true);
    faults.dialog = await accessibilityProblems(page);
    platform.requests.length = 0;
    await person.press(confirm);
    await person.pageOf('campaigns_send').waitFor();
    const [one, ...others] = associations(platform);
    expect(others).toEqual([]);
    expect(one?.pathname.endsWith(path('users'))).toBe(true);
    expect(one?.searchParams.get('filterType')).toBe('1');
    expect(one?.searchParams.getAll('user[]').length).toBeGreaterThan(0);

    // The same people from elsewhere: the platform adds them to the former ones, and the page says so and sends
    // nothing.
    await expect.poll(() => person.button('campaigns:send.first.button').isEnabled()).toBe(true);
    const colleague = await colleagueAt(platform);
    await colleague.call(`${one?.pathname}${one?.search}`);
    await person.openAddress('/campaigns');
    await person.rows.first().waitFor();
    await person.openAddress(`/campaigns/send/${first.id}`);
    await page.getByText(text('recipients:doubt.uncertain.title')).first().waitFor();
    await expect.poll(() => person.button('campaigns:send.first.button').isDisabled()).toBe(true);
    platform.requests.length = 0;

    // An answer that is lost: nothing is sent again, and the person decides about what was read.
    await person.openAddress(`/users?identityStatus=1&campaign=${second.id}`);
    await person.settled();
    await person.press(person.rows.first().getByRole('checkbox'));
    await person.press(person.rows.nth(1).getByRole('checkbox'));
    platform.faults.status(500, { method: 'GET', path: path('users'), times: 1 });
    await person.press(choose);
    await expect.poll(() => confirm.isEnabled()).toBe(true);
    await person.press(confirm);
    await question(person)
      .getByText(text('recipients:outcome.unknown', { count: 0, deliveries: '0' }))
      .waitFor();
    expect(associations(platform)).toHaveLength(1);
    await person.press(question(person).getByRole('button', { name: text('common:actions.close') }));

    // The members of a community become recipients by their memberships, in one association.
    await person.openAddress(`/communities/show/${COMMUNITY}?tab=members&campaign=${second.id}`);
    await person.rows.first().waitFor();
    faults.members = await accessibilityProblems(page);
    await person.press(person.button('recipients:members.action'));
    await expect.poll(() => question(person).getByRole('combobox').inputValue()).toBe(second.name);
    await expect.poll(() => confirm.isEnabled()).toBe(true);
    platform.requests.length = 0;
    await person.press(confirm);
    await person.pageOf('campaigns_send').waitFor();
    const [chosen, ...more] = associations(platform);
    expect(more).toEqual([]);
    expect(chosen?.pathname.endsWith(path('community_members'))).toBe(true);
    expect(chosen?.searchParams.get('filterType')).toBe('1');
    expect(chosen?.searchParams.getAll('member[]').length).toBeGreaterThan(0);

    expect(Object.values(faults).flat()).toEqual([]);
  });
});
