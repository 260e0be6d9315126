import { expect, test } from 'vitest';
import { beneficiaryActions } from '#renderer/modules/solidarybeneficiaries/actions.ts';
import { recordActions } from '#renderer/modules/solidaryrecords/list/actions.ts';
import { siteConfig } from '#shared/config.ts';
import { signedIn } from '#tests/support/screen.tsx';

// Menus, toolbar, shortcuts and palette ask each action for the reason.
test.each([
  ['records', recordActions],
  ['beneficiaries', beneficiaryActions],
])('of %s a new record is offered in a structure alone, and says so', (_, actions) => {
  const config = siteConfig.parse({});
  const beginning = actions.filter(({ permission }) => permission === 'solidary_create');
  expect(beginning.length).toBeGreaterThan(1);
  for (const action of beginning) {
    expect(action.refusal?.({ session: signedIn({}), config })).toBe('solidary:noStructure');
    expect(action.refusal?.({ session: signedIn({ currentStructureId: 1 }), config })).toBeNull();
  }
});
