import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listeningLog } from '#tests/support/fakes.ts';

const electron = await vi.hoisted(async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  const app = Object.assign(new Emitter(), {
    getName: () => 'Escale',
    quit: vi.fn(),
    exit: vi.fn(),
    whenReady: async () => undefined,
  });
  return { app, BrowserWindow: class {}, dialog: { showMessageBox: vi.fn(), showErrorBox: vi.fn() }, shell: {} };
});
vi.mock('electron', () => electron);

const { watchPage, watchProcesses } = await import('#main/adapters/crash.ts');
const { showMessageBox } = electron.dialog;

const restart = 0;
const wait = 2;
const died = [{}, { reason: 'crashed', exitCode: 139 }] as const;

/** A window whose page is watched, and the questions that stand, answered one by one. */
function watched({ isVisible = true } = {}) {
  const questions: ((response: number) => void)[] = [];
  showMessageBox.mockImplementation(() => {
    const { promise, resolve } = Promise.withResolvers<{ response: number }>();
    questions.push((response) => resolve({ response }));
    return promise;
  });
  const contents = Object.assign(new EventEmitter(), { reload: vi.fn(), forcefullyCrashRenderer: vi.fn() });
  const window = { webContents: contents, isDestroyed: () => false, isVisible: () => isVisible };
  const { log } = listeningLog();
  // A stand-in with what the adapter uses.
  watchPage(window as never, {
    log,
    flushLog: () => {},
    logFolder: '/logs',
    locale: () => 'en',
    supportContact: () => undefined,
  });
  const question = async (number: number) => {
    await vi.waitFor(() => expect(questions).toHaveLength(number));
    return questions[number - 1];
  };
  return { contents, window, question };
}

const messages = (): string[] => showMessageBox.mock.calls.map((call) => call.at(-1).message);

beforeEach(() => {
  vi.clearAllMocks();
  electron.app.removeAllListeners();
});

describe('a page that ends while the person is asked whether to wait for it', () => {
  it('is not waited for', async () => {
    const { contents, question } = watched();
    contents.emit('unresponsive');
    const answer = await question(1);
    contents.emit('render-process-gone', ...died);
    answer?.(wait);
    await question(2);
    expect(messages()).toEqual(['Escale is not responding.', 'Escale stopped unexpectedly.']);
  });

  it('is loaded again without being killed once more, and its next crash is told', async () => {
    const { contents, question } = watched();
    contents.emit('unresponsive');
    const answer = await question(1);
    contents.emit('render-process-gone', ...died);
    answer?.(restart);
    await vi.waitFor(() => expect(contents.reload).toHaveBeenCalledOnce());
    expect(contents.forcefullyCrashRenderer).not.toHaveBeenCalled();
    contents.emit('render-process-gone', ...died);
    await question(2);
    expect(messages()[1]).toBe('Escale stopped unexpectedly.');
  });
});

describe('the question after a failure', () => {
  it('hangs on the window where that is shown', async () => {
    const { contents, window, question } = watched();
    contents.emit('render-process-gone', ...died);
    await question(1);
    expect(showMessageBox.mock.calls[0]?.[0]).toBe(window);
  });

  it('stands by itself before the window is shown: on macOS nobody could see it otherwise', async () => {
    const { contents, window, question } = watched({ isVisible: false });
    contents.emit('preload-error', {}, '/preload.cjs', new Error('x'));
    await question(1);
    expect(showMessageBox.mock.calls[0]).not.toContain(window);
  });
});

it('a failure is told without its texts where they cannot be loaded, and ends the application', async () => {
  vi.resetModules();
  vi.doMock('#main/locales/texts.ts', () => {
    throw new Error('the archive is damaged');
  });
  onTestFinished(() => {
    vi.doUnmock('#main/locales/texts.ts');
    vi.resetModules();
  });
  const { reportFatal } = await import('#main/adapters/crash.ts');
  await reportFatal(new Error('no such script'), {
    log: listeningLog().log,
    flushLog: () => {},
    logFolder: '/logs',
    locale: () => 'fr',
    supportContact: () => undefined,
  });
  expect(electron.dialog.showErrorBox).toHaveBeenCalledExactlyOnceWith('Escale', 'Error: no such script');
  expect(electron.app.exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(showMessageBox).not.toHaveBeenCalled();
});

describe('a process of Chromium that dies', () => {
  const dies = (type: string, reason = 'crashed') =>
    electron.app.emit('child-process-gone', {}, { type, reason, exitCode: 1 });

  it('is logged, unless it ended in order', () => {
    const { log, lines } = listeningLog();
    watchProcesses(log);
    dies('Utility');
    dies('GPU', 'clean-exit');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/a process of Chromium died.*Utility/u);
  });

  it('is said to need a setting, once, where the graphics card keeps failing', () => {
    const { log, lines } = listeningLog();
    watchProcesses(log);
    for (let time = 0; time < 5; time += 1) dies('GPU');
    expect(lines.filter((line) => line.includes('hardwareAcceleration'))).toHaveLength(1);
  });
});
