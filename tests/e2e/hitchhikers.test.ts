import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { shareWindow } from '../support/e2e/shared.ts';

describe.each(locales)('the hitchhikers, in %s', (locale) => {
  const enter = shareWindow(locale);

  it('can be filtered to those without a kit, marked together, and unmarked by undo', async () => {
    const person = await enter();
    const { page, text } = person;
    await person.goTo('hitchhikers');
    await person.rows.first().waitFor();

    const kit = () => person.cell(person.rows.first(), text('users:filters.isKitGiven'));
    await person.openView(text('hitchhikers:views.kits'));
    await person.sortedBy(text('users:filters.isKitGiven'));
    expect(await kit()).toBe(text('list:values.no'));
    const address = await person.rows.first().getByRole('link').first().getAttribute('href');
    const id = address?.split('/').at(-1) ?? '';
    for (const place of [0, 1]) await person.rows.nth(place).getByRole('checkbox').click();
    await person.act('hitchhikers:flags.isKitGiven.label');
    await page.getByText(text('hitchhikers:flags.isKitGiven.title', { count: 2 })).waitFor();
    await person.button('hitchhikers:flags.button').click();
    await person.button('common:actions.close').last().click();

    const marked = { label: text('hitchhikers:flags.isKitGiven.label'), done: 2, total: 2 };
    await person.expectNotice('notifications:bulk.ended.success', marked);
    await person.button('actions:selection.clear').click();
    await person.searchUsers(`#${id}`);
    await expect.poll(() => person.rows.count()).toBe(1);
    await expect.poll(kit).toBe(text('list:values.yes'));
    await person.undo();
    await expect.poll(kit).toBe(text('list:values.no'));
  });

  it('show the status of their territory on demand, and can be edited', async () => {
    const person = await enter();
    const { page, text } = person;
    await person.goTo('hitchhikers');
    await person.rows.first().getByRole('link').first().click();
    await person.pageOf('hitchhikers_show').waitFor();
    await person.button('hitchhikers:territory.check').click();
    const known = ['notConsidered', 'pondering', 'ongoing', 'working', 'unsubscribed', 'unknown'];
    const words = known.map((name) => RegExp.escape(text(`hitchhikers:territory.values.${name}`))).join('|');
    await page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^(?:${words}) `, 'u') })
      .waitFor();

    await page
      .getByRole('main')
      .getByRole('link', { name: text('users:show.actions.edit'), exact: true })
      .click();
    await person.pageOf('hitchhikers_edit').waitFor();
    for (const role of ['isHitchhikingDriver', 'isHitchhikingPassenger']) {
      const toggle = page.locator(`[data-field="${role}"] input`);
      if (await toggle.isChecked()) await toggle.uncheck();
    }
    await person.button('form:save').click();
    await page.getByText(text('hitchhikers:form.oneRole')).first().waitFor();
    for (const role of ['isHitchhikingDriver', 'isHitchhikingPassenger']) {
      await page.locator(`[data-field="${role}"] input`).check();
    }
    await person.button('form:saveAndClose').click();
    await person.pageOf('hitchhikers_show').waitFor();
    await page.getByText(text('users:values.hitchhiking.both'), { exact: true }).first().waitFor();
  });
});
