import { beforeEach, expect, it, vi } from 'vitest';

const electron = vi.hoisted(() => {
  const asked: Record<string, unknown>[] = [];
  const state = { response: 0 };
  return {
    asked,
    state,
    BrowserWindow: { getAllWindows: () => [] },
    dialog: {
      showMessageBox: async (options: Record<string, unknown>) => {
        asked.push(options);
        return { response: state.response };
      },
    },
  };
});
vi.mock('electron', () => electron);

const { createHostQuestion } = await import('#main/adapters/confirm-hosts.ts');
const { asked, state } = electron;
beforeEach(() => {
  asked.length = 0;
});

it('asks in the language of the person, and takes the first button alone for a yes', async () => {
  const ask = createHostQuestion(() => 'fr');
  state.response = 0;
  expect(await ask(['a.example.org'])).toBe(true);
  state.response = 1;
  expect(await ask(['a.example.org'])).toBe(false);
  // Enter and Escape agree to nothing.
  expect(asked[0]).toMatchObject({ buttons: ['Interroger', 'Ne pas interroger'], defaultId: 1, cancelId: 1 });
});

it('names the hosts, and counts those that nobody would read', async () => {
  const hosts = Array.from({ length: 200 }, (_, index) => `h${index}.example.org`);
  await createHostQuestion(() => 'en')(hosts);
  const detail = String(asked[0]?.detail);
  expect(detail).toContain('• h11.example.org');
  expect(detail).not.toContain('h12.');
  expect(detail).toMatch(/… and 188 more$/u);
});
