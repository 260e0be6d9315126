import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerUsers, fakeUser } from '#tests/support/fake-users.ts';
import { openApp } from '#tests/support/shell-app.tsx';

/** The headings of the parts, in each language. */
const parts = {
  fr: ['Cadre de l’écran', 'Liste', 'Fiche', 'Formulaire', 'Dialogues', 'Messages', 'Vide, attente, refus', 'Cartes'],
  en: ['Frame of the screen', 'List', 'Record', 'Form', 'Dialogs', 'Messages', 'Empty, waiting, refused', 'Maps'],
} as const;

describe('the gallery', () => {
  it.each(['fr', 'en'] as const)('shows every part in %s without a word of React about it', async (locale) => {
    const error = vi.spyOn(console, 'error');
    const warn = vi.spyOn(console, 'warn');
    await openApp({ at: '/gallery', locale, handlers: { 'users.list': answerUsers([fakeUser(12)]) } });
    for (const name of parts[locale]) {
      await screen.findByRole('heading', { level: 2, name });
    }
    const form = screen.getByRole('region', { name: parts[locale][3] });
    const name = await within(form).findByRole('textbox', { name: locale === 'fr' ? 'Nom' : 'Name' });
    expect(name).toHaveProperty('value', 'Camille Aubert');
    await screen.findByRole('grid');
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });
});
