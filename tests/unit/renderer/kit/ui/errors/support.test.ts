import { describe, expect, it } from 'vitest';
import { contactParts, isForSupport } from '#renderer/kit/ui/errors/support.ts';
import type { AppError } from '#shared/errors.ts';

const links = (contact: string) =>
  contactParts(contact).flatMap(({ text, address }) => (address === undefined ? [] : [[text, address]]));

describe('contactParts', () => {
  it.each<[string, string[][]]>([
    ['03 83 00 00 00', [['03 83 00 00 00', 'tel:0383000000']]],
    ['+33 (0)3 83 00 00 00.', [['+33 (0)3 83 00 00 00', 'tel:+33383000000']]],
    ['Jeanne, poste 4321, ou 03.83.00.00.00', [['03.83.00.00.00', 'tel:0383000000']]],
    ['assistance@example.org (9 h - 17 h)', [['assistance@example.org', 'mailto:assistance@example.org']]],
    [
      'https://aide.example.org/escale?x=1, ou 3939',
      [['https://aide.example.org/escale?x=1', 'https://aide.example.org/escale?x=1']],
    ],
    [
      'DSI : 0383000000 / dsi@example.org / https://dsi.example.org.',
      [
        ['0383000000', 'tel:0383000000'],
        ['dsi@example.org', 'mailto:dsi@example.org'],
        ['https://dsi.example.org', 'https://dsi.example.org'],
      ],
    ],
  ])('makes links of what can be opened in %s', (contact, expected) => {
    expect(links(contact)).toEqual(expected);
  });

  it.each([
    'le service informatique, bureau 12',
    'du 01.09.2026 au 30.06.2027, de 08:30 à 18:00',
    'http://aide.example.org',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'n° 123456789012345678901234567890',
  ])('leaves %s as it is', (contact) => {
    expect(contactParts(contact)).toEqual([{ text: contact }]);
  });

  it('adds nothing to the contact and leaves nothing out', () => {
    const contact = '  Aïcha : 06 12 34 56 78 ; aicha@example.org — https://x.example.org !';
    expect(
      contactParts(contact)
        .map(({ text }) => text)
        .join(''),
    ).toBe(contact);
  });
});

describe('isForSupport', () => {
  it.each<AppError>([
    { kind: 'network', reason: 'unreachable' },
    { kind: 'network', reason: 'certificate' },
    { kind: 'unauthorized', key: 'Invalidcredentials' },
    { kind: 'denied' },
    { kind: 'server', isUnreadable: false },
    { kind: 'invalid', fields: [] },
    { kind: 'file', reason: 'noSpace' },
    { kind: 'refused' },
    { kind: 'internal' },
  ])('names the contact for $kind, which the person cannot mend', (error) => {
    expect(isForSupport(error)).toBe(true);
  });

  it.each<AppError>([
    { kind: 'cancelled' },
    { kind: 'idle' },
    { kind: 'notFound' },
    { kind: 'conflict', reason: 'tooMany' },
    { kind: 'invalid', fields: [{ field: 'email', message: 'x' }] },
    { kind: 'invalid', fields: [], isTooLarge: true },
    { kind: 'file', reason: 'notAnImage' },
    { kind: 'refused', limit: 'count' },
  ])('names nobody for $kind, where the person goes on alone', (error) => {
    expect(isForSupport(error)).toBe(false);
  });
});
