import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { source as axeSource } from 'axe-core';
import type { Browser, Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import type { SiteConfigFile } from '#shared/config.ts';
import { root } from '../../tools/run/setup/machine.mjs';
import { findBrowser, findHeadlessShell } from '../../tools/run/steps/browser.ts';
import { findElectron } from '../../tools/run/steps/electron.ts';
import type { FontName } from '../../tools/run/steps/fonts.ts';
import { launchBrowser, openInBrowserShell } from './e2e/browser-window.ts';
import { openInElectron } from './e2e/electron-window.ts';
import { EvidenceRecorder } from './e2e/evidence.ts';
import type { AppWindow, SystemEnd, WindowOptions } from './e2e/window.ts';
import { accountIn, install } from './installation.ts';

export interface AppOptions {
  /** The site's configuration; training, in French, if absent. */
  config?: SiteConfigFile;
  /** Address of a platform, instead of the training one inside the application. */
  apiUrl?: string;
  env?: Record<string, string>;
  /** Whether the platform may be on another computer; false if absent. */
  isRemoteAllowed?: boolean;
  /** The font of the window; the widest if absent. */
  font?: FontName;
  /** Path of the packed program; that of this system if absent. */
  program?: string;
  /** What is passed to it; nothing if absent. */
  args?: readonly string[];
  /** The system whose own switches are on its command line; this one if absent. */
  switchesOf?: NodeJS.Platform;
  /**
   * What the application takes the system for, which then is not packed: itself if absent. The settings of an installed
   * one are where that system has them.
   */
  platform?: NodeJS.Platform;
}

/** The application under test. */
export interface TestApp {
  readonly page: Page;
  readonly kind: AppWindow['kind'];
  readonly userData: string;
  /** The folder of saved files. */
  readonly downloads: string;
  chooseFile(open: () => Promise<void>, path: string): Promise<void>;
  clipboard(): Promise<string>;
  /** Closes the application and opens it again with the same data. */
  restart(): Promise<void>;
  /** Kills the application at once, and opens it again with the same data. */
  crash(): Promise<void>;
  /** Has the system end the application, and opens it again with the same data. Returns the exit code, null for none. */
  endBySystem(how: SystemEnd): Promise<number | null>;
  /** Ends the renderer of the page, as a fault in it would. */
  crashPage(): Promise<void>;
  /** Simulates that the computer sleeps for some milliseconds and wakes up. */
  sleep(milliseconds: number): Promise<void>;
  /** Says what the person answers in the next dialog that saves. */
  answerSaveDialog: AppWindow['answerSaveDialog'];
  readonly notifications: AppWindow['notifications'];
  /** Closes the application; a click on a notification that Windows keeps, by its arguments, opens it again. */
  startByNotification(launchArguments: string): Promise<void>;
  /** Takes a screenshot of the window when the current test fails. */
  watch(): void;
  close(): Promise<void>;
}

/** One browser per font serves all windows of a worker, and closes with it. */
const browsers = new Map<FontName, Promise<Browser>>();

export const size = { width: 1280, height: 900 };

/** Opens the application for the current test. At its end it is closed, after a screenshot when the test failed. */
export async function launchApp(options: AppOptions = {}): Promise<TestApp> {
  const app = await openApp(options);
  onTestFinished(() => app.close());
  app.watch();
  return app;
}

/** Opens the built application with fresh data: in Electron where its binary is there, else in the browser shell. */
export async function openApp(given: AppOptions = {}): Promise<TestApp> {
  const {
    config = {},
    apiUrl,
    env = {},
    font = 'wide',
    isRemoteAllowed = false,
    args = [],
    switchesOf,
    platform,
  } = given;
  const folder = mkdtempSync(join(tmpdir(), 'escale-e2e-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  const { userData, env: account } = accountIn(folder);
  mkdirSync(userData, { recursive: true });
  // An installed application trains where it is told to.
  const site = { ...(apiUrl === undefined ? { training: true } : { apiBaseUrl: apiUrl }), ...config };
  const options: WindowOptions = {
    ...(platform === undefined
      ? { application: install(given.program ?? inject('program'), join(folder, 'application'), site) }
      : { application: root, userData, platform }),
    downloads,
    size,
    font,
    isRemoteAllowed,
    args,
    ...(switchesOf !== undefined && { switchesOf }),
    env: { ...account, ...(platform !== undefined && { ESCALE_CONFIG: writeConfig(folder, site) }), ...env },
  };
  const open = async (by: Pick<WindowOptions, 'activation'> = {}): Promise<AppWindow> => {
    const electron = findElectron();
    if (electron !== null) return openInElectron(electron, { ...options, userData });
    return openInBrowserShell(await browserOf(font), { ...options, ...by });
  };

  let window = await open();
  const witness = new EvidenceRecorder();
  witness.watch(window.page);
  const startAgain = async <T>(end: () => Promise<T>, by?: Pick<WindowOptions, 'activation'>): Promise<T> => {
    const ended = await end();
    window = await open(by);
    witness.watch(window.page);
    return ended;
  };
  return {
    get page() {
      return window.page;
    },
    kind: window.kind,
    userData,
    downloads,
    chooseFile: (trigger, path) => window.chooseFile(trigger, path),
    clipboard: () => window.clipboard(),
    restart: () => startAgain(() => window.close()),
    crash: () => startAgain(() => window.kill()),
    endBySystem: (how) => startAgain(() => window.endBySystem(how)),
    crashPage: () => window.crashPage(),
    sleep: (milliseconds) => window.sleep(milliseconds),
    answerSaveDialog: (answer) => window.answerSaveDialog(answer),
    get notifications() {
      return window.notifications;
    },
    startByNotification: (activation) => startAgain(() => window.close(), { activation }),
    watch: () =>
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') await witness.testify(task, window.page, userData);
      }),
    close: () => window.close(),
  };
}

function writeConfig(folder: string, site: object): string {
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(site));
  return file;
}

function browserOf(font: FontName): Promise<Browser> {
  const browser = browsers.get(font) ?? launchBrowser(font, findHeadlessShell() ?? findBrowser());
  browsers.set(font, browser);
  return browser;
}

/** The rules that depend on colours only (WCAG 1.4.1, 1.4.3). */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Gives axe-core to a page that does not have it yet: its half a megabyte of script takes as long to start as most of
 * its rules. With frames in the page the builder gives it to each of them, at every call.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // What the builder would run before its rules, twice.
  return new AxeBuilder({ page, axeSource: 'true' });
}

/**
 * The violations that axe-core finds on the screen, as lines of rule and element; empty when there is none.
 * All rules, or those of the colours where another test holds the same screens against the others.
 */
export async function accessibilityProblems(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Waits for running transitions, whose colours would be measured halfway; endless animations are not waited for.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
  });
  const axe = (await axeOn(page))
    // Reporting the passed checks would take longer than the checks.
    .options({ resultTypes: ['violations'] })
    // The browser shell's replacements of system dialogs are not part of the application.
    .exclude('[data-shell]')
    // Elements of Fluent's focus engine: they forward the focus and never keep it.
    .exclude('[data-tabster-dummy]')
    // Cards of a board are alike: five of a column stand for all.
    .exclude('[data-record]:nth-child(n + 6)')
    .setLegacyMode(true);
  const { violations } = await (rules === 'all' ? axe : axe.withRules(colourRules)).analyze();
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      id,
      target: target.join(' '),
      reason: [...any, ...all, ...none].map(({ message }) => message).join('; '),
    })),
  );
  const kept = await Promise.all(
    // An open menu belongs to its button, not to a landmark.
    problems.map(
      async ({ id, target }) =>
        id !== 'region' ||
        !(await page
          .locator(target)
          .evaluateAll((found) =>
            found.every(
              (part) => part.closest('[role="menu"]') !== null || part.querySelector('[role="menu"]') !== null,
            ),
          )),
    ),
  );
  return problems.filter((_, index) => kept[index]).map(({ id, target, reason }) => `${id}: ${target} (${reason})`);
}
