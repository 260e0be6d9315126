import { describe, expect, it } from 'vitest';
import { redact, redactorFor } from '#main/log/redact.ts';

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJ1c2VybmFtZSI6ImFkbWluIn0.c2lnbmF0dXJl-_x';

const secrets: readonly [what: string, line: string, secret: string][] = [
  ['a bearer token', `Authorization: Bearer ${jwt}`, jwt],
  ['an opaque bearer token', 'got Bearer abc.DEF-123_~+/=', 'abc.DEF-123'],
  ['a basic authorization in JSON', '{"authorization":"Basic YWRtaW46c2VjcmV0"}', 'YWRtaW46c2VjcmV0'],
  ['a bare JWT', `the platform refused ${jwt} again`, jwt],
  ['a JWT in an address', `/login?jwt=${jwt}&page=2`, jwt],
  ['a token in JSON', '{"token":"abc123","id":4}', 'abc123'],
  ['a refresh token in JSON', '{"refreshToken": "f00ba4"}', 'f00ba4'],
  ['a token in JSON inside JSON', String.raw`{"body":"{\"refreshToken\":\"f00ba4\"}"}`, 'f00ba4'],
  ['a token of a form', 'refreshToken=f00ba4&x=1', 'f00ba4'],
  ['a token, URL-encoded', '%22token%22%3A%22f00ba4%22', 'f00ba4'],
  ['a password', '{"username":"x","password":"p4 ss,wörd"}', 'p4 ss,wörd'],
  ['a password of a form', 'password=p4ssw0rd', 'p4ssw0rd'],
  ['a cookie', 'set-cookie: PHPSESSID=9f8e7d', '9f8e7d'],
  ['an API key', 'api_key=K3Y', 'K3Y'],
  ['an e-mail address', 'user jeanne.d-arc+test@mairie.example.fr saved', 'jeanne'],
  ['an e-mail address, URL-encoded', '/users?email=jeanne%40mairie.example.fr&page=1', 'jeanne'],
  ['an e-mail address, encoded twice', 'email%3Djeanne%2540mairie.example.fr', 'jeanne'],
  ['a telephone number', 'call 0612345678.', '0612345678'],
  ['a telephone number with spaces', 'tel 06 12 34 56 78', '12 34 56 78'],
  ['a telephone number with no-break spaces', 'tel 06\u00a012\u202f34\u00a056\u00a078', '34'],
  ['a telephone number with dots', 'tel 06.12.34.56.78', '12.34'],
  ['an international telephone number', 'tel +33 6 12 34 56 78', '12 34'],
  ['an international telephone number without plus', 'tel 0033612345678', '612345678'],
  ['a telephone number, URL-encoded', '?telephone=%2B33%206%2012%2034%2056%2078', '2034%20'],
  ['a telephone number of a form', '?telephone=06+12+34+56+78', '12+34'],
  ['a home folder on Linux', "ENOENT: open '/home/jeanne/Documents/liste.csv'", 'jeanne'],
  ['a home folder on macOS', 'open /Users/jeanne/liste.csv', 'jeanne'],
  ['a home folder on Windows', String.raw`open C:\Users\jeanne\liste.csv`, 'jeanne'],
  ['a home folder on Windows, in JSON', String.raw`{"path":"C:\\Users\\jeanne\\liste.csv"}`, 'jeanne'],
  ['a home folder, as a file address', 'file:///C:/Users/jeanne/liste.csv', 'jeanne'],
  ['a home folder, URL-encoded', 'path=%2Fhome%2Fjeanne%2Fliste.csv', 'jeanne'],
  ['a home folder on Windows, URL-encoded', 'path=C%3A%5CUsers%5Cjeanne%5Cliste.csv', 'jeanne'],
];

describe('redact', () => {
  it.each(secrets)('removes %s', (_what, line, secret) => {
    expect(redact(line)).not.toContain(secret);
  });

  it('keeps what surrounds a secret', () => {
    expect(redact('GET /users?email=a%40b.fr&page=2 answered 200')).toBe(
      'GET /users?email=[e-mail]&page=2 answered 200',
    );
    expect(redact('{"token":"abc","status":401}')).toBe('{"token":"[secret]","status":401}');
    expect(redact("open '/home/jeanne/Documents/liste.csv'")).toBe("open '~/Documents/liste.csv'");
  });

  it.each([
    'start-up: windowShown {"milliseconds":220}',
    'admin/users/1024 answered 500 in 1234567 ms',
    '2026-11-21T11:38:17+01:00',
    'id 3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    'the postcode 54000 at 48.693951, 6.184417',
    'cannot read properties of undefined (reading "tokens")',
  ])('leaves %s alone', (line) => {
    expect(redact(line)).toBe(line);
  });
});

describe('redactorFor', () => {
  it.each([
    String.raw`\\server\homes\Jeanne Martin`,
    '/var/network/Jeanne Martin',
    String.raw`D:\Profils\Jeanne (Martin)`,
  ])('knows the home folder of this computer: %s', (home) => {
    const redactHome = redactorFor(home);
    expect(redactHome(`open ${home}/x`)).toBe('open ~/x');
    expect(redactHome(JSON.stringify({ home }))).not.toContain('Jeanne');
    expect(redactHome(encodeURIComponent(home))).not.toContain('Jeanne');
    expect(redactHome(`file:///${encodeURI(home.replaceAll('\\', '/'))}`)).not.toContain('Jeanne');
  });
});
