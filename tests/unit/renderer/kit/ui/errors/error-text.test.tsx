import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTexts } from '#renderer/app/i18n/i18n.ts';
import { errorDetails, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { type AppError, appError } from '#shared/errors.ts';
import type { Locale } from '#shared/preferences.ts';

async function wordsIn(locale: Locale) {
  await startTexts(locale);
  return renderHook(() => useErrorText()).result.current;
}

/** One error of every kind, and of every reason of its kind, read from the schema itself. */
const everyError: AppError[] = appError.options.flatMap((option): AppError[] => {
  const { kind } = option.shape;
  const reasons = 'reason' in option.shape ? option.shape.reason.options : [undefined];
  return reasons.map((reason) =>
    appError.parse({ kind: kind.value, ...(reason !== undefined && { reason }), key: 'Notoken', fields: [] }),
  );
});

test.each(['fr', 'en'] as const)('every error has its own text (%s)', async (locale) => {
  const words = await wordsIn(locale);
  expect(everyError.length).toBeGreaterThan(18);
  const texts = everyError.map((error) => words(error));
  for (const [index, { title, detail }] of texts.entries()) {
    const about = JSON.stringify(everyError[index]);
    expect(title, about).toMatch(/\w.*\s.*\w/);
    // A key on the screen would be a missing text.
    expect(`${title} ${detail ?? ''}`, about).not.toMatch(/errors:|\b[a-z]+\.[a-z]+\.[a-z]+/i);
  }
  const seen = texts.map(({ title, detail }) => `${title} ${detail ?? ''}`);
  expect(new Set(seen).size).toBe(seen.length);
});

test.each([
  ['Invalid credentials.', 'Identifiant ou mot de passe incorrect : vérifiez-les, puis recommencez'],
  ['invalid CREDENTIALS', 'Identifiant ou mot de passe incorrect : vérifiez-les, puis recommencez'],
  ['This user is already a member', 'Cette personne est déjà membre'],
  ['Something of tomorrow', 'Something of tomorrow'],
])('the platform’s message %o is matched regardless of punctuation and case', async (platformText, title) => {
  const words = await wordsIn('fr');
  expect(words({ kind: 'invalid', fields: [], platformText }).title).toBe(title);
});

test.each([undefined, '', 'Internal Server Error', 'Service Unavailable', 'internal server error.'])(
  'a refusal with the message %o gives no reason: the screen’s known causes are shown',
  async (platformText) => {
    const words = await wordsIn('fr');
    const error = { kind: 'server', isUnreadable: false, platformText } as const;
    expect(words(error, { causes: ['E-mail déjà pris'] })).toMatchObject({
      title: 'Refusé par la plateforme, sans raison indiquée',
      causes: ['E-mail déjà pris'],
    });
  },
);

test('an unavailable platform has refused nothing: no causes of a refusal are shown', async () => {
  const words = await wordsIn('fr');
  const error = { kind: 'server', isUnreadable: false, status: 503 } as const;
  expect(words(error, { causes: ['E-mail déjà pris'] })).toEqual({
    title: 'Erreur de la plateforme',
    detail: 'La plateforme est peut-être momentanément indisponible. Réessayez dans quelques minutes.',
    causes: [],
  });
});

test('a denial names the right that the platform requires, and asks for it once', async () => {
  const words = await wordsIn('en');
  expect(words({ kind: 'denied', right: 'user_delete' })).toMatchObject({
    title: 'Access denied',
    detail: 'Ask your administrator for this right: delete users.',
  });
  expect(words({ kind: 'denied' })).toMatchObject({
    title: 'Access denied: ask your administrator for the right you need',
    detail: undefined,
  });
});

test('details hold the kind, the reason, the status and the platform’s message', () => {
  expect(errorDetails({ kind: 'network', reason: 'timeout' })).toBe('kind: network (timeout)');
  expect(errorDetails({ kind: 'invalid', fields: [], status: 400, platformText: 'No' })).toBe(
    'kind: invalid\nstatus: 400\nplatform: No',
  );
});

test.each([
  ['fr', 'Votre session a pris fin : reconnectez-vous'],
  ['en', 'Your session has ended: sign in again'],
] as const)('no message of the token layer is shown to a person (%s)', async (locale, title) => {
  const words = await wordsIn(locale);
  const platformText = 'Unable to load an user with property "username" = "lea@example.org".';
  const error = { kind: 'unauthorized', key: 'Unabletoload', platformText, status: 401 } as const;
  expect(words(error).title.replaceAll('\u00a0', ' ')).toBe(title);
});

test.each([
  ['fr', 'Cette personne fait déjà partie de cette communauté, ou l’a déjà demandé'],
  ['en', 'This person is already a member of this community, or has already asked to be'],
] as const)(
  'a refused field shows the message alone, without the platform’s field name (%s)',
  async (locale, title) => {
    const words = await wordsIn(locale);
    const message = 'This user already asked to join this community.';
    const error: AppError = { kind: 'invalid', fields: [{ field: 'user', message }], platformText: `user: ${message}` };
    expect(words(error).title).toBe(title);
  },
);
