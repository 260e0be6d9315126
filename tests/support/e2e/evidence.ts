import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright';
import type { TestContext } from 'vitest';
import { lastCalls } from './platform.ts';

/** Records the console messages and requests of a window, across its restarts. */
export class EvidenceRecorder {
  readonly #said: string[] = [];
  readonly #open = new Set<Request>();

  watch(page: Page): void {
    if (this.#said.length > 0) this.#said.push('— started again —');
    this.#open.clear();
    page.on('console', (message) => this.#said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.#said.push(`error: ${error.stack ?? error.message}`));
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfinished', (request) => void this.#open.delete(request));
    page.on('requestfailed', (request) => void this.#open.delete(request));
  }

  /**
   * Says why a test failed: in print where the window was, and in test-results the picture of the window, its words,
   * what its console said and the application's log.
   */
  async testify(task: TestContext['task'], page: Page, userData: string): Promise<void> {
    const folder = join('test-results', 'e2e', task.fullTestName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'page.log'), this.#said.join('\n'));
    const logs = join(userData, 'logs');
    if (existsSync(logs)) cpSync(logs, join(folder, 'logs'), { recursive: true });
    // A crashed window has no screenshot; the test reports its own failure.
    const snapshot = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
    writeFileSync(join(folder, 'page.txt'), snapshot);
    await page.screenshot({ path: join(folder, 'window.png'), timeout: 10_000 }).catch(() => {});
    const telling = snapshot
      .split('\n')
      .filter((line) => /- (?:heading|alert|dialog|alertdialog|status)\b/u.test(line));
    const lines = [
      `The window stood at ${page.url()}; more in ${folder}`,
      ...list('On screen', telling.slice(0, 12)),
      ...list(
        'Not answered to the window',
        [...this.#open].map((request) => request.url()),
      ),
      ...list('Last said by the window', this.#said.slice(-5)),
      ...list('Last calls of the platform', lastCalls()),
    ];
    console.error(lines.join('\n'));
  }
}

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line.trim().slice(0, 200)}`)];
