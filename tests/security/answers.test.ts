import { describe, expect, it } from 'vitest';
import { shareWindowOver } from '../support/e2e/shared.ts';
import { patience } from '../support/e2e/window.ts';
import { unreadableAnswers } from '../support/hostile-answers.ts';

describe('an answer of a hostile platform', () => {
  const enter = shareWindowOver({ users: 60 }, 'fr');

  it.each(Object.entries(unreadableAnswers))(
    'is told in words and leaves the window at work: %s',
    async (_, make) => {
      const { person, platform } = await enter();
      platform.faults.make(make, { path: '/admin/users' });
      await person.goTo('users');
      const told = ['errors:server.tooLarge', 'errors:server.unreadable'].map((key) =>
        person.page.getByText(person.text(key), { exact: true }),
      );
      await told
        .reduce((one, other) => one.or(other))
        .first()
        .waitFor();
      // Read again once the platform is itself, by the same page and the same main process.
      platform.faults.clear();
      await person.button('common:states.retry').first().click();
      await person.page.getByRole('row').nth(5).waitFor();
      expect(await person.page.getByRole('row').count()).toBeGreaterThan(5);
    },
    4 * patience,
  );
});
