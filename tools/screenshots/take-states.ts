import type { Browser, Page } from 'playwright';
import type { ModuleSwitch } from '#shared/config.ts';
import { type Texts, textsOf } from '../../tests/support/e2e/texts.ts';
import { startTrainingServer, type TrainingServer } from '../../tests/support/training-server.ts';
import { closeKeychainBar, settled } from './screen.ts';
import { type Shot, takeSheet } from './sheet.ts';
import { bringTo, type StatefulScreen, stateCodes, statefulScreens } from './states.ts';
import { type Appearance, openWindow } from './window.ts';

/** Takes every state of every screen in one language and theme onto one sheet, a PNG at `path`. */
export async function takeStates(browser: Browser, appearance: Appearance, path: string): Promise<void> {
  const server = await startTrainingServer({ users: 500 });
  try {
    const shots = [
      ...(await takeWith(browser, appearance, server, statefulScreens, modulesOn(true))),
      ...(await takeOff(browser, appearance, server)),
    ];
    await takeSheet(browser, shots, stateCodes, path);
  } finally {
    server.faults.clear();
    await server.close();
  }
}

/** Modules of the screens, turned on for all states except OFF. */
const modulesOn = (isOn: boolean): Partial<Record<ModuleSwitch, boolean>> => ({
  analytics: isOn,
  community: isOn,
  export: isOn,
  hitchhiking: isOn,
});

const takeOff = (browser: Browser, appearance: Appearance, server: TrainingServer): Promise<Shot[]> =>
  takeWith(
    browser,
    appearance,
    server,
    statefulScreens.filter(({ states }) => states.includes('OFF')).map((screen) => ({ ...screen, states: ['OFF'] })),
    modulesOn(false),
  );

async function takeWith(
  browser: Browser,
  appearance: Appearance,
  server: TrainingServer,
  screens: readonly StatefulScreen[],
  modules: Partial<Record<ModuleSwitch, boolean>>,
): Promise<Shot[]> {
  const window = await openWindow(browser, {
    ...appearance,
    modules,
    apiUrl: server.url,
    size: { width: 900, height: 560 },
  });
  const text = await textsOf(appearance.locale);
  const shots: Shot[] = [];
  try {
    await signIn(window.page, text);
    for (const screen of screens) {
      for (const code of stateCodes) {
        if (!screen.states.includes(code) || (code === 'OFF') === (modules.hitchhiking ?? false)) continue;
        await bringTo(window.page, server.faults, screen, code);
        await settled(window.page);
        shots.push({ row: screen.name, column: code, picture: await window.page.screenshot() });
      }
    }
  } finally {
    await window.close();
  }
  return shots;
}

async function signIn(page: Page, text: Texts): Promise<void> {
  const [identifier, password] = ['administration@example.org', 'administration'];
  // The label of a required field ends with an asterisk.
  const field = (key: string) => page.getByLabel(new RegExp(`^${RegExp.escape(text(key))}\\s*\\*?$`, 'u'));
  await field('session:form.identifier').fill(identifier);
  await field('session:form.password').fill(password);
  await page.getByRole('button', { name: text('session:form.submit') }).click();
  await page.locator('main[data-page="home"] h1').waitFor();
  await closeKeychainBar({ page, text });
}
