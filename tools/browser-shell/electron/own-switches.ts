/** A switch that the runtime adds to its own command line in the main process, where `hasSwitch` finds it. */
interface OwnSwitch {
  readonly name: string;
  /** The systems on which it is added; all if absent. */
  readonly systems?: readonly NodeJS.Platform[];
  /** When it is added. */
  readonly when: 'always' | 'ELECTRON_DISABLE_SANDBOX' | 'enableSandbox' | 'disableHardwareAcceleration' | 'schemes';
  /** File and lines of electron/electron. */
  readonly source: string;
}

/**
 * Every switch that Electron 45 adds by itself to the command line of the main process. None of them is in
 * `process.argv`, which holds what the program was given: shell/app/electron_main_linux.cc 53, electron_main_win.cc 135
 * and electron_library_main.mm 27 keep the arguments before Chromium begins, and shell/common/node_bindings.cc 996 hands
 * these to Node.
 *
 * Switches of child processes (`type`, `app-path`, `enable-sandbox`, …) are added to their command lines alone:
 * shell/browser/electron_browser_client.cc 587-690, shell/browser/web_contents_preferences.cc 340-380.
 */
export const ownSwitches: readonly OwnSwitch[] = [
  { name: 'allow-file-access-from-files', when: 'always', source: 'shell/app/electron_main_delegate.cc, 309-314' },
  {
    name: 'enable-avfoundation',
    systems: ['darwin'],
    when: 'always',
    source: 'shell/app/electron_main_delegate.cc, 316-319',
  },
  // The function is Chromium's (ui/linux/display_server_utils): it chooses wayland or x11 where nobody did.
  {
    name: 'ozone-platform',
    systems: ['linux'],
    when: 'always',
    source: 'shell/app/electron_main_delegate.cc, 324-326',
  },
  {
    name: 'no-sandbox',
    when: 'ELECTRON_DISABLE_SANDBOX',
    source: 'shell/app/electron_main_delegate.cc, 195-196; app.enableSandbox takes it back',
  },
  { name: 'enable-sandbox', when: 'enableSandbox', source: 'shell/browser/api/electron_api_app.cc, 1572-1574' },
  {
    name: 'disable-gpu',
    when: 'disableHardwareAcceleration',
    source: 'shell/browser/api/electron_api_app.cc, 1166-1172',
  },
  ...['secure', 'bypasscsp', 'cors', 'fetch', 'service-worker', 'standard', 'streaming', 'code-cache'].map(
    (kind): OwnSwitch => ({
      name: `${kind}-schemes`,
      when: 'schemes',
      source: 'shell/browser/api/electron_api_protocol.cc, 174-199',
    }),
  ),
];

/** Names of the switches that the runtime adds at every start of a system. */
export const switchesOfStart = (platform: NodeJS.Platform): string[] =>
  ownSwitches
    .filter(({ when, systems }) => when === 'always' && (systems?.includes(platform) ?? true))
    .map(({ name }) => name);
