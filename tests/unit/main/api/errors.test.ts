import { describe, expect, it } from 'vitest';
import { catalogueKey, errorOfAnswer, fieldOf, isPlatformAnswer } from '#main/api/errors.ts';
import { appError } from '#shared/errors.ts';
import { users } from '#shared/resources/users/index.ts';

const hydra = (description: string) => ({
  '@type': 'hydra:Error',
  'hydra:title': 'An error occurred',
  'hydra:description': description,
});
const problem = (detail: string) => ({ type: 'https://tools.ietf.org/html/rfc2616#section-10', title: 'x', detail });
const page = '<!DOCTYPE html><html><body>Oops</body></html>';

describe('an answer becomes an error', () => {
  it.each([
    [
      'login refused',
      401,
      { code: 401, message: 'Invalid credentials.' },
      { kind: 'unauthorized', key: 'Invalidcredentials', platformText: 'Invalid credentials.' },
    ],
    [
      'token expired',
      401,
      { code: 401, message: 'Expired JWT Token' },
      { kind: 'unauthorized', key: 'ExpiredJWTToken', platformText: 'Expired JWT Token' },
    ],
    ['401 without a word', 401, undefined, { kind: 'unauthorized', key: 'Unauthorizedrequest' }],
    ['401 as a page', 401, page, { kind: 'unauthorized', key: 'Unauthorizedrequest' }],
    [
      'denied under 400',
      400,
      hydra('Access Denied.'),
      { kind: 'denied', right: 'user_list', platformText: 'Access Denied.' },
    ],
    [
      'denied under 400, as problem',
      400,
      problem('Access Denied.'),
      { kind: 'denied', right: 'user_list', platformText: 'Access Denied.' },
    ],
    [
      'denied under 403',
      403,
      hydra('Access Denied.'),
      { kind: 'denied', right: 'user_list', platformText: 'Access Denied.' },
    ],
    ['403 as a page', 403, page, { kind: 'denied', right: 'user_list' }],
    ['not found under 400', 400, hydra('Not Found'), { kind: 'notFound', platformText: 'Not Found' }],
    ['not found under 404', 404, hydra('Not Found'), { kind: 'notFound', platformText: 'Not Found' }],
    [
      'an owner not found under 404',
      404,
      hydra('Owner not found'),
      { kind: 'notFound', platformText: 'Owner not found' },
    ],
    ['404 as a page', 404, page, { kind: 'notFound' }],
    [
      'a malformed body',
      400,
      hydra('The type of the "gender" attribute must be "int".'),
      { kind: 'invalid', fields: [], platformText: 'The type of the "gender" attribute must be "int".' },
    ],
    [
      'a refusal in detail',
      400,
      problem('Invalid territory'),
      { kind: 'invalid', fields: [], platformText: 'Invalid territory' },
    ],
    [
      'a refusal in message',
      400,
      { message: 'This user is already a member' },
      { kind: 'invalid', fields: [], platformText: 'This user is already a member' },
    ],
    ['a refusal without text', 400, {}, { kind: 'invalid', fields: [] }],
    [
      '406 of the export',
      406,
      hydra('Requested format "text/html" is not supported.'),
      { kind: 'invalid', fields: [], platformText: 'Requested format "text/html" is not supported.' },
    ],
    ['405 as a page', 405, page, { kind: 'server', isUnreadable: false }],
    ['a body too large for the web server', 413, page, { kind: 'invalid', fields: [], isTooLarge: true }],
    [
      'a record that is named and is no more',
      400,
      hydra('Item not found for "/communities/9".'),
      { kind: 'notFound', platformText: 'Item not found for "/communities/9".' },
    ],
    ['a request that took too long', 408, page, { kind: 'network', reason: 'timeout' }],
    ['too many requests', 429, 'Slow down', { kind: 'server', isUnreadable: false, platformText: 'Slow down' }],
    ['a hidden refusal', 500, hydra('Internal Server Error'), { kind: 'server', isUnreadable: false }],
    [
      'a refusal in debug mode',
      500,
      hydra('Campaign is not created'),
      { kind: 'server', isUnreadable: false, platformText: 'Campaign is not created' },
    ],
    ['a broken query', 503, hydra('Service Unavailable'), { kind: 'server', isUnreadable: false }],
    ['a gateway', 502, page, { kind: 'server', isUnreadable: false, isGateway: true }],
    ['a database', 500, page, { kind: 'server', isUnreadable: false }],
    ['an empty 500', 500, '', { kind: 'server', isUnreadable: false }],
    [
      'JSON under a text type',
      400,
      JSON.stringify(hydra('Not Found')),
      { kind: 'notFound', platformText: 'Not Found' },
    ],
    ['half a JSON', 400, '{"hydra:desc', { kind: 'invalid', fields: [] }],
    ['a list', 400, ['x'], { kind: 'invalid', fields: [] }],
  ] as const)('%s', (_, status, body, expected) => {
    const error = errorOfAnswer(status, body, { right: 'user_list' });
    expect(error).toEqual({ ...expected, status });
    expect(appError.parse(error)).toEqual(error);
  });

  it('reads hydra:description before detail before message', () => {
    const text = (body: object) => errorOfAnswer(400, body).platformText;
    expect(text({ 'hydra:description': 'a', detail: 'b', message: 'c' })).toBe('a');
    expect(text({ 'hydra:description': ' ', detail: 'b', message: 'c' })).toBe('b');
    expect(text({ message: 'c' })).toBe('c');
  });

  it('names only known rights', () => {
    expect(errorOfAnswer(403, hydra('Access Denied.'))).toEqual({
      kind: 'denied',
      status: 403,
      platformText: 'Access Denied.',
    });
  });

  it('assigns violations to the fields of the screen', () => {
    const violations = [
      { propertyPath: 'email', message: 'Cette valeur est déjà utilisée.', code: 'x' },
      { propertyPath: 'newsSubscription', message: 'm1' },
      { propertyPath: 'homeAddress.streetAddress', message: 'm2' },
      { propertyPath: 'homeAddress.postalCode', message: 'm3' },
      { propertyPath: 'rolesTerritory[1].role', message: 'm4' },
      { propertyPath: '', message: 'm5' },
      { message: 'm6' },
      { propertyPath: 'broken' },
      'broken',
    ];
    const body = { '@type': 'ConstraintViolationList', 'hydra:description': 'email: …', violations };
    expect(errorOfAnswer(400, body, { fieldOfPath: users.fieldOfPath })).toEqual({
      kind: 'invalid',
      status: 400,
      platformText: 'email: …',
      fields: [
        { field: 'email', message: 'Cette valeur est déjà utilisée.' },
        { field: 'acceptsNews', message: 'm1' },
        { field: 'homeAddress.street', message: 'm2' },
        { field: 'homeAddress.postalCode', message: 'm3' },
        { field: 'roles.1.role', message: 'm4' },
        { field: '', message: 'm5' },
        { field: '', message: 'm6' },
      ],
    });
  });
});

describe('a property path', () => {
  const fields = { home: 'place', 'home.town': 'city' };
  it.each([
    ['home', 'place'],
    ['home.zip', 'place.zip'],
    ['home.town', 'city'],
    ['home.town.name', 'city.name'],
    ['home[2].zip', 'place.2.zip'],
    ['homeAddress', 'homeAddress'],
    ['other', 'other'],
  ])('%s is shown at %s', (path, field) => {
    expect(fieldOf(path, fields)).toBe(field);
  });
});

it('compares messages without punctuation', () => {
  expect(catalogueKey('Invalid credentials.')).toBe('Invalidcredentials');
  expect(catalogueKey("L'accès, refusé !")).toBe('Laccsrefus');
});

it('distinguishes an answer of the platform from one of a gateway', () => {
  expect(isPlatformAnswer(hydra('Service Unavailable'))).toBe(true);
  expect(isPlatformAnswer(problem('x'))).toBe(true);
  expect(isPlatformAnswer(page)).toBe(false);
  expect(isPlatformAnswer(undefined)).toBe(false);
});
