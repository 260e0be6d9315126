import { mkdtempSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { About } from '#main/app/bootstrap.ts';
import type { Ports } from '#main/application-ports.ts';
import { composeServices, type Services } from '#main/compose.ts';
import type { Files, SecretStore } from '#main/ports.ts';
import { openKeeping } from '#main/session/keeping.ts';
import { PreferencesStore } from '#main/settings/preferences.ts';
import { type SiteConfigFile, siteConfig } from '#shared/config.ts';
import { checkServices } from './check.ts';
import { FakeEmbeddedViews } from './fake-embedded-views.ts';
import { FakeFolder } from './fake-folder.ts';
import { FakeClock, FakeSecrets, FakeStore, listeningEmit, listeningLog } from './fakes.ts';
import { jsonWorker } from './json-worker.ts';

/** A temporary folder of this test, for the files that a person would choose or save. */
export function testFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'escale-composition-'));
  const files: Pick<Files, 'stat' | 'read'> = {
    stat: async (path) => {
      const entry = await stat(path);
      if (!entry.isFile()) throw new Error('not a file');
      return { name: basename(path), size: entry.size };
    },
    read: (path) => readFile(path),
  };
  return { folder, files, write: (name: string, text: string) => writeFile(join(folder, name), text) };
}

export interface Composition extends Services {
  folder: string;
  secrets: FakeSecrets;
  store: FakeStore;
  /** Every operation on the desktop, in order. */
  done: string[];
  lines: string[];
  emitted: ReturnType<typeof listeningEmit>;
}

/** The real services with test ports, on the training platform unless a base URL is configured. */
export async function compose(
  file: SiteConfigFile = {},
  { secrets: keychain, ...overrides }: Partial<Ports & { secrets: SecretStore }> = {},
  trainingUsers = 200,
  problems: Pick<About, 'configProblems' | 'addressProblem'> = { configProblems: [], addressProblem: null },
): Promise<Composition> {
  const config = siteConfig.parse(file);
  const { folder, files } = testFiles();
  const [secrets, store, emitted, { log, lines }] = [
    new FakeSecrets(),
    new FakeStore(),
    listeningEmit(),
    listeningLog(),
  ];
  const done: string[] = [];
  const services = composeServices({
    about: { version: '1.2.3', platform: 'linux', isPackaged: false, ...problems },
    check: checkServices(folder, secrets, config),
    config,
    preferences: new PreferencesStore(overrides.store ?? store, config),
    onPreferences: ({ theme, locale }) => void done.push(`theme ${theme}, locale ${locale}`),
    trainingUsers,
    jsonWorker,
    importWorker: fileURLToPath(new URL('../../src/main/transfer/import/worker.ts', import.meta.url)),
    thirdPartyFile: join(folder, 'packages.json.gz'),
    ports: {
      clock: new FakeClock(),
      desktop: {
        openExternal: async (address) => void done.push(`open ${address}`),
        openLogFolder: async () => void done.push('open log folder'),
        copyText: async (text) => void done.push(`copy ${text}`),
        copySecret: async (text) => void done.push(`copy secret ${text}`),
        clearText: async (text) => void done.push(`clear ${text}`),
        setUnsaved: (isUnsaved) => void done.push(`unsaved ${isUnsaved}`),
        announce: ({ title }) => void done.push(`announce ${title}`),
        confirmClose: () => void done.push('close'),
      },
      drafts: new FakeFolder({ now: Date.now }),
      kept: new FakeFolder({ now: Date.now }),
      actions: new FakeFolder({ now: Date.now }),
      imports: new FakeFolder({ now: Date.now }),
      dialogs: { chooseFile: async () => null, chooseSavePath: async () => null },
      confirmHosts: async () => true,
      embeddedViews: new FakeEmbeddedViews(),
      printer: { toPdf: async () => new TextEncoder().encode('%PDF-') },
      emit: emitted.emit,
      fetch: async () => {
        throw new TypeError('no network in this test');
      },
      fetchGuarded: async () => {
        throw new TypeError('no network in this test');
      },
      fetchUnasked: async () => {
        throw new TypeError('no network in this test');
      },
      // Tests that write files give their own.
      files: files as Files,
      log,
      keeping: openKeeping(config.keepSession, { secrets: keychain ?? secrets, store: overrides.store ?? store }, log),
      proxyQuestions: { question: null, answer: () => undefined },
      serveLocally: async () => 'http://127.0.0.1:9',
      store,
      ...overrides,
    },
  });
  return { ...services, folder, secrets, store, done, lines, emitted };
}
