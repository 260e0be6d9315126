import { describe, expect, it } from 'vitest';
import { redact, redactorFor } from '#main/log/redact.ts';

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJ1c2VybmFtZSI6ImFkbWluIn0.c2lnbmF0dXJl-_x';

const secrets: readonly [what: string, line: string, secret: string][] = [
  ['a bearer token', `Authorization: Bearer ${jwt}`, jwt],
  ['an opaque bearer token', 'got Bearer abc.DEF-123_~+/=', 'abc.DEF-123'],
  ['a basic authorization in JSON', '{"authorization":"Basic YWRtaW46c2VjcmV0"}', 'YWRtaW46c2VjcmV0'],
  ['a message of NTLM', 'sent NTLM TlRMTVNTUAABAAAAB4IIogAAAAAAAAAAAAAAAAAAAAA=', 'TlRMTVNT'],
  ['a ticket of Negotiate', 'sent Negotiate YIIFzgYGKwYBBQUCoIIFwjCCBb6gMDAu', 'YIIFzgYG'],
  ['a passphrase', 'passphrase: correct horse', 'horse'],
  ['a bare JWT', `the platform refused ${jwt} again`, jwt],
  ['a JWT in an address', `/login?jwt=${jwt}&page=2`, jwt],
  ['a token in hexadecimal without a name', `got ${'f00ba41d'.repeat(16)}.`, 'f00ba41d'],
  ['a token in base64 without a name', 'got q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq/83vEj+RWeJA==', 'q83vEjRWeJC'],
  ['a token in base64url without a name', '"q83vEjRWeJCrze8SNFZ4kKvN7xI0Vni_Qq-83vEjRWeJA"', 'q83vEjRWeJC'],
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
  ['a password with an apostrophe', `{"password":"pa'ss-X"}`, 'ss-X'],
  ['a password with a quote', String.raw`{"password":"pa\"X"}`, 'X'],
  ['a password that ends in a backslash', String.raw`{"password":"q9\\","id":4}`, 'q9'],
  ['a password with a backslash and a quote', String.raw`{"password":"q9\\\"X","id":4}`, 'X'],
  ['a password with a bare quote of a form', 'password=ab"X', 'X'],
  ['a password of a form, its ampersand encoded', 'password=ab%26X&page=2', 'X'],
  ['a password of a form, encoded whole', 'body=password%3Dab%2CX%26page%3D2', 'X'],
  ['a password that was cut off', '{"password":"ab X', 'X'],
  ['a number for a password', '{"password":1234567,"id":4}', '1234567'],
  ['a password with a quote in JSON inside JSON', String.raw`{"body":"{\"password\":\"pa\\\"X\"}"}`, 'X'],
  ['a password in single quotes', `{ password: 'pa"X' }`, 'X'],
  ['a password of a form with a comma', 'password=ab,X', 'X'],
  ['a password of a form with spaces', 'password=ab X;Y&page=2', 'X'],
  ['a token of an unknown scheme', 'authorization: Token A B', 'A B'],
  ['several cookies', 'cookie: a=1; REMEMBER=X', 'X'],
  ['the password of an address', 'proxy https://u:X@host/path', 'X'],
  ['the user of an address', 'https://jeanne@host', 'jeanne'],
  ['the password of an address, URL-encoded', 'url=https%3A%2F%2Fu%3AX%40host', 'X'],
  ['an e-mail address of a domain with accents', 'to jean@exämple.fr', 'jean'],
  ['the end of a domain with accents', 'to jean@exämple.fr', 'mple'],
  ['an e-mail address with accents', 'to rené.x@example.fr', 'ren'],
  ['an e-mail address with a quoted name', 'to "quoted name"@example.org', 'quoted'],
  ['a telephone number with wide gaps', 'tel 06  -  39 98 00 01', '98'],
  ['an international telephone number with wide gaps', 'tel +33  (0)  6 39 98 00 01', '98'],
  ['an international telephone number without its mark', 'tel 33639980001', '639980001'],
  ['the home folder of another account with spaces', String.raw`open C:\Users\Marie X\liste.csv`, 'X'],
  ['the same, in JSON', String.raw`{"path":"C:\\Users\\Marie X\\liste.csv"}`, 'X'],
  ['a home folder on Linux', "ENOENT: open '/home/jeanne/Documents/liste.csv'", 'jeanne'],
  ['a home folder on macOS', 'open /Users/jeanne/liste.csv', 'jeanne'],
  ['a home folder on Windows', String.raw`open C:\Users\jeanne\liste.csv`, 'jeanne'],
  ['a home folder on Windows, in JSON', String.raw`{"path":"C:\\Users\\jeanne\\liste.csv"}`, 'jeanne'],
  ['a home folder on Windows, in capitals', String.raw`open C:\USERS\JEANNE\liste.csv`, 'JEANNE'],
  ['a home folder on a share', String.raw`open \\server\homes$\Jeanne Martin\liste.csv`, 'Jeanne'],
  ['a roaming profile, in JSON', String.raw`{"path":"\\\\server\\profiles\\jeanne.V6\\a.csv"}`, 'jeanne'],
  ['a share by its long name', String.raw`open \\?\UNC\server\homes\jeanne\a.csv`, 'jeanne'],
  ['what a person plugged in', "open '/media/jeanne/KEY/liste.csv'", 'jeanne'],
  ['what a person plugged in, below /run', 'open /run/media/jeanne/KEY/liste.csv', 'jeanne'],
  ['the key of a service of map tiles', 'https://tiles.example.org/{z}/{x}/{y}.png?key=q83vEj', 'q83vEj'],
  ['the signature of an address', 'https://x.example.org/a?b=1&sig=q83vEj%3D&c=2', 'q83vEj'],
  ['the key of an address, URL-encoded', 'url=https%3A%2F%2Fx.example.org%2F%3Fkey%3Dq83vEj%26a%3D1', 'q83vEj'],
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
    expect(redact(`{"password":"a'b","status":401}`)).toBe('{"password":"[secret]","status":401}');
    expect(redact(String.raw`{"body":"{\"token\":\"abc\",\"id\":4}"}`)).toBe(
      String.raw`{"body":"{\"token\":\"[secret]\",\"id\":4}"}`,
    );
    expect(redact(String.raw`{"password":"a\\","status":401}`)).toBe(
      String.raw`{"password":"[secret]\\","status":401}`,
    );
    expect(redact('{"message":"password=a,b","status":500}')).toBe('{"message":"password=[secret]","status":500}');
    expect(redact('{"isTokenKept":true,"status":401}')).toBe('{"isTokenKept":[secret],"status":401}');
    expect(redact(String.raw`{"stack":"Error: token=a b\n    at send"}`)).toBe(
      String.raw`{"stack":"Error: token=[secret]\n    at send"}`,
    );
    expect(redact('body=password%3Da%26page%3D2')).toBe('body=password%3D[secret]%26page%3D2');
    expect(redact('password=a,b&page=2')).toBe('password=[secret]&page=2');
    expect(redact('https://u:p@host/path?page=2')).toBe('https://[secret]@host/path?page=2');
    expect(redact(String.raw`open C:\Users\Marie X\Documents\liste.csv`)).toBe(String.raw`open ~\Documents\liste.csv`);
    expect(redact(String.raw`open '\\server\homes\jeanne\a.csv' failed`)).toBe(
      String.raw`open '\\server\homes[folder]' failed`,
    );
    expect(redact('/a.png?key=b&page=2')).toBe('/a.png?key=[secret]&page=2');
    expect(redact('open /home/jeanne failed after 12 ms')).toBe('open ~ failed after 12 ms');
    expect(redact("open '/home/jeanne/Documents/liste.csv'")).toBe("open '~/Documents/liste.csv'");
  });

  it.each([
    'start-up: windowShown {"milliseconds":220}',
    'admin/users/1024 answered 500 in 1234567 ms',
    '2026-11-21T11:38:17+01:00',
    'id 3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    'the postcode 54000 at 48.693951, 6.184417',
    'cannot read properties of undefined (reading "tokens")',
    'admin/users/33639 answered 200, 33639980 bytes',
    'import of 12345678901 bytes, 1,000,000 records',
    'Escale 0.1.0 on Electron 45.4.1, Node 24.21.0',
    'born 1984-05-17, seen 17/05/1984 at 10:33:06',
    'GET https://api.example.org:8443/v1/users?page=2&perPage=25#top answered 200',
    '4 of 250 users, @media query, a @ b',
    '/users/show/12 from app://escale/users',
    'the proxy takes Negotiate, NTLM alone',
    '{"key":"clientCertificate.passphraseFile","reason":"must be a REG_SZ"}',
    'port 33639, attempt 0033 of 44',
    'https://images.example.org/media/jeanne/12.png?width=300',
    '{"source":"managed","key":"apiBaseUrl","code":"EACCES"}',
    String.raw`open C:\Program Files (x86)\Escale\resources\config.json`,
    String.raw`{"place":"C:\\ProgramData\\Escale\\config.json","stack":"a\\n\\nb"}`,
    'at file:///opt/Escale2/Resources/app/out/main/chunks/handlers-B1x2Yz9q.js:12:3',
  ])('keeps %s', (line) => {
    expect(redact(line)).toBe(line);
  });
});

describe('a long repetition', () => {
  // Where a pattern takes its square, such a text takes minutes and runs into the limit of a hang.
  it.each([
    ['', 'token-'],
    ['', 'token--'],
    ['', '33token'],
    ['', '-eyJaaaa'],
    ['', '"'],
    ['', '%40'],
    ['', 'a@'],
    ['', '06 '],
    ['', 'aA1/'],
    ['', '/'],
    ['aA11', '/b'],
    ['token=', String.raw`\\`],
    ['token="', String.raw`\\`],
    ['C:\\Users\\', 'a '],
    ['://', 'a:'],
    ['', '?key='],
    ['', 'NTLM '],
    ['', 'NTLM+'],
    ['\\', '\\a'],
    ['', '\\\\a'],
  ])('is read in linear time: %j then %j', (start, part) => {
    const text = start + part.repeat(200_000 / part.length);
    expect(redact(text).length).toBeGreaterThan(0);
  });
});

describe('redactorFor', () => {
  it.each([
    String.raw`\\server\homes\Jeanne Martin`,
    '/var/network/Jeanne Martin',
    String.raw`D:\Profils\Jeanne (Martin)`,
  ])('removes the home folder of this computer: %s', (home) => {
    const redactHome = redactorFor(home);
    expect(redactHome(`open ${home}/x`)).toBe('open ~/x');
    expect(redactHome(JSON.stringify({ home }))).not.toContain('Jeanne');
    expect(redactHome(encodeURIComponent(home))).not.toContain('Jeanne');
    expect(redactHome(`file:///${encodeURI(home.replaceAll('\\', '/'))}`)).not.toContain('Jeanne');
  });
});
