import { expect } from 'vitest';
import type { Person } from './person.ts';

/**
 * Waits until the page says that a write is looked for, and then until that is over: the computer sleeps meanwhile, and
 * the time of its sleep counts. Each look still waits for the one before.
 */
export async function untilLookedFor({ app, page, text }: Person): Promise<void> {
  const said = page.getByText(text('errors:looking.title')).first();
  await said.waitFor();
  const isSaid = async () => {
    await app.sleep(30_000);
    return said.isVisible();
  };
  await expect.poll(isSaid, { interval: 1000 }).toBe(false);
}
