import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { startTexts } from '#renderer/app/i18n/i18n.ts';
import { usePageLabel } from '#renderer/kit/ui/page/context.ts';
import { DeniedState } from '#renderer/kit/ui/states/DeniedState.tsx';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { NoResultState } from '#renderer/kit/ui/states/NoResultState.tsx';
import { NotFoundState } from '#renderer/kit/ui/states/NotFoundState.tsx';
import { NotRefreshedBand } from '#renderer/kit/ui/states/NotRefreshedBand.tsx';
import { PageBoundary } from '#renderer/kit/ui/states/PageBoundary.tsx';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

async function open(state: ReactNode) {
  const bridge = installFakeBridge({
    'app.setUnsaved': () => undefined,
    'app.report': () => undefined,
    'app.copyText': () => undefined,
  });
  const view = await openScreen(state);
  return { ...view, bridge };
}

test('an error shows what failed and why, can be retried, and copied for support', async () => {
  const onRetry = vi.fn();
  const error = { kind: 'server', isUnreadable: false, status: 500 } as const;
  const { person, bridge, notices } = await open(
    <ErrorState error={error} causes={['Un numéro inconnu']} onRetry={onRetry} />,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Refusé par la plateforme, sans raison indiquée');
  expect(alert.textContent).toContain('Un numéro inconnu');
  expect(alert.textContent).toContain('transmettez les détails ci-dessous à l’assistance');
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledOnce();
  await person.click(screen.getByText('Détails pour l’assistance'));
  await person.click(screen.getByRole('button', { name: 'Copier' }));
  expect(bridge.requests('app.copyText')).toEqual([{ text: 'kind: server\nstatus: 500' }]);
  await waitFor(() => expect(notices).toEqual([{ context: 'generic', name: 'copied', outcome: 'success' }]));
});

test('a refusal names the required right and links home', async () => {
  await open(<ErrorState error={{ kind: 'denied', right: 'user_list' }} onRetry={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toContain('voir la liste des utilisateurs');
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});

test('a refusal without a known right does not invent one', async () => {
  await open(<DeniedState />);
  expect((await screen.findByRole('alert')).textContent).not.toContain('Demandez ce droit');
});

test('a missing record links back to its list', async () => {
  await open(<ErrorState error={{ kind: 'notFound' }} list={{ to: '/users', label: 'Utilisateurs' }} />);
  expect((await screen.findByRole('link', { name: 'Utilisateurs' })).getAttribute('href')).toBe('/users');
});

test('where the platform answers absence and failure alike, a retry and a link to the list are offered', async () => {
  const onRetry = vi.fn();
  const error = { kind: 'server', isUnreadable: false, status: 500 } as const;
  const { person } = await open(
    <NotFoundState list={{ to: '/users', label: 'Utilisateurs' }} failure={{ error, onRetry }} />,
  );
  expect(await screen.findByText('Introuvable, ou erreur de la plateforme')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText(/transmettez les détails ci-dessous/)).toBeDefined();
  expect(screen.getByText(/^Code de réponse\s: 500$/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Utilisateurs' })).toBeDefined();
});

test('an unavailable platform is reported as such, with advice', async () => {
  await open(<ErrorState error={{ kind: 'server', isUnreadable: false, status: 503 }} onRetry={() => {}} />);
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('La plateforme est peut-être momentanément indisponible.');
  expect(textContent?.match(/Réessayez dans quelques minutes/g)).toHaveLength(1);
});

test('an empty result offers to clear the filters', async () => {
  const onClear = vi.fn();
  const { person } = await open(<NoResultState onClear={onClear} />);
  await person.click(await screen.findByRole('button', { name: 'Effacer les filtres' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('data that could not be refreshed are marked, with the reason', async () => {
  const onRetry = vi.fn();
  const { person } = await open(
    <NotRefreshedBand error={{ kind: 'network', reason: 'unreachable' }} onRetry={onRetry} />,
  );
  expect(await screen.findByText('La plateforme ne répond pas')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('loading shows nothing at first, then a placeholder, and is busy throughout', async () => {
  await startTexts('fr');
  vi.useFakeTimers();
  try {
    const { container } = render(<LoadingState>shape</LoadingState>);
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    act(() => vi.advanceTimersByTime(149));
    expect(container.textContent).toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(container.textContent).toBe('shape');
  } finally {
    vi.useRealTimers();
  }
});

test('a page that crashes stays within its area, is reported, and can be retried', async () => {
  let isBroken = true;
  function Page() {
    usePageLabel('Camille');
    if (isBroken) throw new Error('no such column');
    return <p>whole again</p>;
  }
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { person, bridge } = await open(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Cette page ne fonctionne plus');
  expect(bridge.requests('app.report')[0]?.message).toBe('no such column');
  expect(screen.getByRole('button', { name: 'Recharger la fenêtre' })).toBeDefined();
  isBroken = false;
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('whole again')).toBeDefined();
  silenced.mockRestore();
});
