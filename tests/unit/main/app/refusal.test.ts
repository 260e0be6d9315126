import { describe, expect, it } from 'vitest';
import { refusalOf, refusalText, type StartConditions } from '#main/app/refusal.ts';
import { texts } from '#main/locales/texts.ts';
import { locales } from '#shared/preferences.ts';

const conditions = (given: Partial<StartConditions>): StartConditions => ({
  args: ['--no-sandbox'],
  env: {},
  platform: 'linux',
  pid: 4321,
  ...given,
});

function textIn(language: (typeof locales)[number], given: Partial<StartConditions>): string {
  const start = conditions(given);
  const refusal = refusalOf(start);
  if (refusal === null) throw new Error('it starts');
  return refusalText(refusal, start, 'Escale', texts(language));
}

describe.each(locales)('what a refused start says, in %s', (language) => {
  it('names the switch, and whom to ask', () => {
    const text = textIn(language, {});
    expect(text).toContain('--no-sandbox');
    expect(text).toMatch(/(?:votre service informatique|your IT department)\.$/u);
  });

  it('names the launcher on Linux, where the desktop says which one opened this process', () => {
    const file = '/home/anna/.local/share/applications/escale.desktop';
    const env = { GIO_LAUNCHED_DESKTOP_FILE: file, GIO_LAUNCHED_DESKTOP_FILE_PID: '4321' };
    expect(textIn(language, { env })).toContain(file);
    // Inherited from a terminal that this launcher opened.
    expect(textIn(language, { env: { ...env, GIO_LAUNCHED_DESKTOP_FILE_PID: '1' } })).not.toContain(file);
  });

  it('sends to the shortcut on Windows, or to the command of links where a link came along', () => {
    expect(textIn(language, { platform: 'win32' })).toMatch(/raccourci|shortcut/u);
    const args = ['--no-sandbox', '--', 'escale://users/12'];
    expect(textIn(language, { platform: 'win32', args })).toContain(
      String.raw`Software\Classes\escale\shell\open\command`,
    );
  });

  it('sends to scripts and agents on macOS, whose Dock adds no switches', () => {
    expect(textIn(language, { platform: 'darwin' })).toContain('LaunchAgents');
  });

  it('names the variable that holds it, not a switch that nobody passed', () => {
    const text = textIn(language, { args: [], env: { ELECTRON_DISABLE_SANDBOX: '1' } });
    expect(text).toContain('ELECTRON_DISABLE_SANDBOX');
    expect(text).not.toContain('--no-sandbox');
  });
});

it('judges what was passed: without a switch or variable of a person every system starts', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const) {
    expect(refusalOf(conditions({ platform, args: ['--', 'escale://users'] }))).toBeNull();
  }
});
