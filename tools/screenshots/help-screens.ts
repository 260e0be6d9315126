import { goTo, type Screen } from './screen.ts';

/** The help beside a screen; the last of the pictures, since it stays open. */
export const helpScreens: readonly Screen[] = [
  {
    name: 'help',
    open: async (at) => {
      const { page, text } = at;
      await goTo(at, '/solidaryrecords');
      await page.keyboard.press('F1');
      const pane = page.getByRole('complementary', { name: text('shell:help.label'), exact: true });
      await pane.getByRole('heading', { name: text('shell:help.behind') }).waitFor();
    },
  },
];
