import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordWith, wireDriver, wireEntry } from '#tests/support/fake-solutions.ts';
import { openSolutions } from '#tests/support/open-solutions.tsx';

it('a kept driver is two lines: name, kind and what can be done, then what is known of the contact', async () => {
  await openSolutions(
    recordWith({
      adminsolutions: { drivers: [wireDriver(1, 1)], threads: [] },
      admindiary: [wireEntry('contact_call', 3, '2026-11-12'), wireEntry('reminder_call', 3, '2026-11-15')],
    }),
  );
  const card = within(await screen.findByRole('article', { name: 'Nina Nomade' }));
  expect(card.getByRole('heading', { level: 3 }).textContent).toMatch(/Nomade Nina.*Bénévole$/u);
  const facts = card.getByRole('list');
  const texts = within(facts)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(/^Contacté le/u)]));
  // The line is cut where there is no room: its title has the whole of it.
  expect(facts.title).toBe(texts.join(' · '));
  expect(card.getByRole('button', { name: 'Écrire à Nina Nomade' })).toBeDefined();
});
