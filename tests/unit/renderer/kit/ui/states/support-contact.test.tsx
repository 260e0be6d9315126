import { globSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { FailureBar } from '#renderer/kit/form/FailureBar.tsx';
import { UnreadBar } from '#renderer/kit/resource/UnreadBar.tsx';
import { DeniedState } from '#renderer/kit/ui/states/DeniedState.tsx';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { NotFoundState } from '#renderer/kit/ui/states/NotFoundState.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { PageBoundary } from '#renderer/kit/ui/states/PageBoundary.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { UnsentBar } from '#renderer/kit/ui/states/UnsentBar.tsx';
import { TransferFailure, TransferNumbers } from '#renderer/kit/ui/transfer/TransferEnd.tsx';
import type { SiteConfigFile } from '#shared/config.ts';
import type { AppError } from '#shared/errors.ts';
import type { Locale } from '#shared/preferences.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const contact = 'Aïcha, 03 83 00 00 00 ou assistance@example.org';
const down: AppError = { kind: 'network', reason: 'unreachable' };
const retry = () => {};

async function open(page: ReactNode, config: SiteConfigFile = { supportContact: contact }, locale: Locale = 'fr') {
  const bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'app.report': () => undefined,
    'app.openExternal': () => undefined,
  });
  // jsdom lays nothing out and has nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
  return { bridge, ...(await openScreen(page, { locale, config })) };
}

function Broken(): ReactNode {
  throw new Error('no such thing');
}

const unsent = {
  labels: { retry: 'Réessayer', sending: 'Envoi…', forget: 'Oublier' },
  onRetry: async () => {},
  onForget: () => {},
  children: null,
};

const failures: [string, ReactNode][] = [
  ['a page that cannot be read', <ErrorState key="1" error={down} onRetry={retry} />],
  ['a page without the right to it', <DeniedState key="2" />],
  ['a record that may have failed', <NotFoundState key="3" failure={{ error: down, onRetry: retry }} />],
  [
    'a page that threw',
    <PageBoundary key="4">
      <Broken />
    </PageBoundary>,
  ],
  ['a list that was not refreshed', <NotRefreshedBand key="5" error={down} onRetry={retry} />],
  ['an action that failed', <MutationError key="6" error={down} />],
  ['a form that was not saved', <FailureBar key="7" failure={down} isSent messages={[]} unsaved={[]} moved={[]} />],
  [
    'a screen that misses a part',
    <UnreadBar key="8" title="x" thrown={new TypeError('x')} context="user" onRetry={retry} />,
  ],
  ['a file that was not saved', <TransferFailure key="9" error={{ kind: 'file', reason: 'noSpace' }} />],
  ['a file that lacks rows', <TransferNumbers key="10" fileName="x.csv" missing={2} numbers={[]} />],
  ['a record that was saved in part', <UnsentBar key="11" title="x" error={down} {...unsent} />],
  ['a failure told in a line', <ErrorLine key="12" error={down} />],
];

test.each(failures)('%s names whom to ask', async (_what, page) => {
  await open(page);
  const line = (await screen.findByText(/^Besoin d’aide/u)).textContent;
  expect(line).toBe(`Besoin d’aide ? ${contact}`);
});

test('no failure names anybody where the site does not', async () => {
  await open(
    failures.map(([, page]) => page),
    {},
  );
  expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
  expect(screen.queryByText(/Besoin d’aide/u)).toBeNull();
});

test('the contact is said in the language of the screen, and its parts open by themselves', async () => {
  const { person, bridge } = await open(<ErrorState error={down} onRetry={retry} />, undefined, 'en');
  expect((await screen.findByText(/^Need help/u)).textContent).toBe(`Need help? ${contact}`);
  await person.click(screen.getByRole('link', { name: '03 83 00 00 00' }));
  await person.click(screen.getByRole('link', { name: 'assistance@example.org' }));
  expect(bridge.requests('app.openExternal')).toEqual([
    { url: 'tel:0383000000' },
    { url: 'mailto:assistance@example.org' },
  ]);
});

test('several failures name the contact once, in the one that came last', async () => {
  await open(
    <>
      <NotRefreshedBand error={down} onRetry={retry} />
      <section aria-label="last">
        <ErrorState error={down} onRetry={retry} />
      </section>
    </>,
  );
  const last = await screen.findByRole('region', { name: 'last' });
  expect(last.textContent).toContain('Besoin d’aide');
  expect(screen.getAllByText(/^Besoin d’aide/u)).toHaveLength(1);
});

test('a brief message names it only where nothing else does', async () => {
  const { unmount } = await open(<SupportContact error={down} isBrief />);
  expect(await screen.findByText(/^Besoin d’aide/u)).toBeDefined();
  unmount();
  await open(
    <>
      <SupportContact error={down} isBrief />
      <ErrorState error={down} onRetry={retry} />
    </>,
  );
  await screen.findByRole('alert');
  expect(screen.getAllByText(/^Besoin d’aide/u)).toHaveLength(1);
});

test('a failure that the person mends alone names nobody', async () => {
  await open(<MutationError error={{ kind: 'conflict', reason: 'unknownEmail' }} />);
  await screen.findByRole('alert');
  expect(screen.queryByText(/Besoin d’aide/u)).toBeNull();
});

test('every component that says why something failed says whom to ask, itself or by one that does', () => {
  const names = /<(?:SupportContact|ContactLine|UnsentBar)\b/u;
  // The rows of a run, and the text of its report that is copied: the report around them names the contact once.
  const besides = ['src/renderer/kit/actions/bulk/JobDialog.tsx', 'src/renderer/kit/actions/bulk/RowList.tsx'];
  const silent = globSync('src/renderer/**/*.tsx').filter((file) => {
    const source = readFileSync(file, 'utf8');
    return source.includes('useErrorText()') && !names.test(source);
  });
  expect(silent.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(besides);
});
