import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { siteConfig } from '#shared/config.ts';
import type { ImportType } from '#shared/import/causes.ts';
import type { Bootstrap } from '#shared/ipc/app.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { type Locale, preferences } from '#shared/preferences.ts';
import { startTexts } from '../../src/renderer/app/i18n/i18n.ts';
import { ImportWizard } from '../../src/renderer/features/import/ImportWizard.tsx';
import { BootstrapContext, PreferencesContext } from '../../src/renderer/kit/data/session.ts';
import { installFakeBridge } from './fake-bridge.ts';
import { call, hereRunner, type ImportHarness } from './import-harness.ts';

/** How long a check may take on a machine that is busy. */
export const slow = { timeout: 20_000 };

/** Opens the wizard with the real handlers of the main process and a chosen file with this text. */
export async function openWizard(
  harness: ImportHarness,
  text: string,
  type: ImportType = 'users',
  locale: Locale = 'fr',
) {
  const chosen = harness.choose(text);
  harness.handlers = harness.build(hereRunner);
  const { handlers } = harness;
  const checked = ({ options = {}, ...file }: RequestOf<'import.check'>) =>
    handlers['import.check']({ ...file, options }, call());
  const bridge = installFakeBridge({
    'files.choose': () => ({ selectionId: chosen.selectionId, name: chosen.name, size: chosen.size }),
    'import.inspect': ({ options = {}, ...file }) => handlers['import.inspect']({ ...file, options }, call()),
    'import.unfinished': () => [],
    'import.values': ({ options = {}, ...request }) => handlers['import.values']({ ...request, options }, call()),
    'import.check': checked,
    'import.rows': (request) => handlers['import.rows'](request, call()),
    'import.nextProblem': (request) => handlers['import.nextProblem'](request, call()),
    'import.wrong': (request) => handlers['import.wrong'](request, call()),
    'import.saveLines': (request) => handlers['import.saveLines'](request, call()),
  });
  await startTexts(locale);
  const bootstrap = { config: siteConfig.parse({}), training: null } as Bootstrap; // The wizard reads nothing else of it.
  render(
    <BootstrapContext value={bootstrap}>
      <PreferencesContext value={preferences.parse({ locale, theme: 'light' })}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <FluentProvider theme={webLightTheme}>
            <ImportWizard kind={type} onShowList={() => {}} />
          </FluentProvider>
        </QueryClientProvider>
      </PreferencesContext>
    </BootstrapContext>,
  );
  const person = userEvent.setup();
  const click = async (name: RegExp | string) => person.click(await screen.findByRole('button', { name }, slow));
  await click(locale === 'fr' ? 'Choisir un fichier…' : 'Choose a file…');
  /** Whether the wizard asks what the codes of the file mean. */
  const isAsked = async () => {
    const step = () => screen.getByRole('region', { name: /^Étape|^Step/u }).getAttribute('aria-label') ?? '';
    await waitFor(() => {
      expect(step()).not.toMatch(/Colonnes|Columns/u);
      if (step().includes('Codes')) expect(screen.getByRole('table')).toBeDefined();
    }, slow);
    return step().includes('Codes');
  };
  /** Checks every line; codes have the platform's meaning. */
  const check = async () => {
    await click(locale === 'fr' ? 'Vérifier toutes les lignes' : 'Check all lines');
    if (await isAsked()) await click(locale === 'fr' ? /codes de la plateforme/u : /platform codes/u);
  };
  return { bridge, path: chosen.path, person, click, check, checked };
}
