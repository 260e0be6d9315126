import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { ProxyQuestion } from '#shared/ipc/network.ts';
import { openApp } from '#tests/support/shell-app.tsx';

const question: ProxyQuestion = { id: 4, proxy: 'proxy.example:3128', realm: 'Mairie', isRefused: false };
const signedOut = { status: 'signedOut' } as const;

describe('the question of a proxy for credentials', () => {
  it('shows before sign-in too, says that it is not for the platform, and is answered once', async () => {
    const { person, bridge } = await openApp({
      session: signedOut,
      handlers: { 'network.question': () => null, 'network.answer': () => undefined },
    });
    await screen.findByRole('heading', { level: 1 });
    act(() => bridge.emit('network.asked', question));
    const dialog = await screen.findByRole('alertdialog', { name: 'Le réseau demande un identifiant' });
    expect(dialog.textContent).toMatch(/proxy\.example:3128.*Mairie.*pas ceux de la plateforme/u);
    await person.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(bridge.requests('network.answer')).toEqual([]);
    expect(dialog.textContent).toContain('Saisissez l’identifiant');
    await person.type(screen.getByRole('textbox', { name: /Identifiant du réseau/ }), 'zoé');
    await person.type(dialog.querySelector('input[type=password]') ?? document.body, 'a:b{Enter}');
    await waitFor(() =>
      expect(bridge.requests('network.answer')).toEqual([{ id: 4, answer: { user: 'zoé', password: 'a:b' } }]),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows on a page loaded later, says that the proxy refused, and can be closed without an answer', async () => {
    const { person, bridge } = await openApp({
      locale: 'en',
      handlers: {
        'network.question': () => ({ ...question, realm: '', isRefused: true }),
        'network.answer': () => undefined,
      },
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'The network asks who you are' });
    expect(within(dialog).getByRole('alert').textContent).toMatch(/^Network username or password refused/u);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(bridge.requests('network.answer')).toEqual([{ id: 4, answer: null }]));
  });

  it('closes when main ends it, and starts empty when the proxy asks again', async () => {
    const { person, bridge } = await openApp({ handlers: { 'network.question': () => question } });
    const field = () => screen.findByRole('textbox', { name: /Identifiant du réseau/ });
    await person.type(await field(), 'zoé');
    act(() => bridge.emit('network.asked', { ...question, id: 5, isRefused: true }));
    expect(await field()).toHaveProperty('value', '');
    act(() => bridge.emit('network.asked', null));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
