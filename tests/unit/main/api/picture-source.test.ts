import { describe, expect, it } from 'vitest';
import { PictureSources } from '#main/api/picture-source.ts';

const platform = 'https://api.example.org/base';
const fetch = async () => new Response();
/** The last ones are named by mistake: an address of a private network is none to go to. */
const hosts = ['cdn.example.net', '203.0.113.8', '[2001:db8::1]', '10.1.2.3', '[fd00::1]'];
const href = (src: string, baseUrl = platform) =>
  new PictureSources({ baseUrl, fetch, others: { hosts, fetch } }).find(src)?.href ?? null;

describe('a picture may come from', () => {
  it.each([
    ['https://api.example.org/images/users/a.png', 'https://api.example.org/images/users/a.png'],
    ['http://api.example.org/a.png', 'https://api.example.org/a.png'],
    ['/images/a.png', 'https://api.example.org/images/a.png'],
    ['images/a.png', 'https://api.example.org/base/images/a.png'],
    ['https://cdn.example.net/a.png?x=1#y', 'https://cdn.example.net/a.png?x=1'],
    ['//cdn.example.net/a.png', 'https://cdn.example.net/a.png'],
    ['https://203.0.113.8/a.png', 'https://203.0.113.8/a.png'],
    ['https://[2001:db8::1]/a.png', 'https://[2001:db8::1]/a.png'],
  ])('%s', (src, expected) => {
    expect(href(src)).toBe(expected);
  });

  it("the API's own host, wherever that is", () => {
    expect(href('http://localhost:8080/a.png', 'http://localhost:8080')).toBe('http://localhost:8080/a.png');
    expect(href('http://10.0.0.5:8080/a.png', 'http://10.0.0.5:8080')).toBe('http://10.0.0.5:8080/a.png');
    expect(href('https://api.example.org:443/a.png')).toBe('https://api.example.org/a.png');
    expect(href('http://api.example.org/a.png?x=1', 'https://api.example.org:8443')).toBe(
      'https://api.example.org:8443/a.png?x=1',
    );
    expect(href('http://127.0.0.1/a.png', 'http://localhost')).toBeNull();
  });
});

it("is another server's on another port of the same host, or on the same port without its encryption", () => {
  expect(href('http://10.0.0.5:9000/a.png', 'http://10.0.0.5:8080')).toBeNull();
  expect(href('http://10.0.0.5/a.png', 'http://10.0.0.5:8080')).toBeNull();
  expect(href('https://api.example.org:9000/a.png')).toBeNull();
  expect(href('http://api.example.org:8080/a.png')).toBeNull();
  expect(href('https://localhost:8080/a.png', 'http://localhost:8080')).toBeNull();
  // Unless the site names it.
  expect(href('https://cdn.example.net/a.png', 'https://cdn.example.net:8443')).toBe('https://cdn.example.net/a.png');
});

it('asks the platform for what is of its own origin, and nobody else', async () => {
  const asked: string[] = [];
  const by = (name: string) => async () => {
    asked.push(name);
    return new Response();
  };
  const sources = new PictureSources({
    baseUrl: 'https://cdn.example.net:8443',
    fetch: by('platform'),
    others: { hosts, fetch: by('others') },
  });
  await sources.fetch(new URL('https://cdn.example.net:8443/a.png'), { answer: 'picture' });
  await sources.fetch(new URL('https://cdn.example.net/a.png'), { answer: 'picture' });
  expect(asked).toEqual(['platform', 'others']);
});

it('allows no other host where the site names none', () => {
  const sources = new PictureSources({ baseUrl: platform, fetch });
  expect(sources.find('https://cdn.example.net/a.png')).toBeNull();
  expect(sources.find('/a.png')?.href).toBe('https://api.example.org/a.png');
});

describe('a picture may not come from', () => {
  it.each([
    'http://cdn.example.net/a.png',
    'ftp://api.example.org/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'blob:https://api.example.org/x',
    'javascript:alert(1)',
    'https://user:secret@api.example.org/a.png',
    'https://localhost/a.png',
    'https://a.localhost/a.png',
    'https://localhost./a.png',
    'https://nas/a.png',
    'https://printer.local/a.png',
    'https://wiki.corp/a.png',
    'https://box.home.arpa/a.png',
    'https://127.0.0.1/a.png',
    'https://127.1/a.png',
    'https://2130706433/a.png',
    'https://0x7f000001/a.png',
    'https://0.0.0.0/a.png',
    'https://10.1.2.3/a.png',
    'https://172.31.255.1/a.png',
    'https://192.168.1.1/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/a.png',
    'https://224.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://[::]/a.png',
    'https://[::ffff:127.0.0.1]/a.png',
    'https://[::ffff:10.0.0.1]/a.png',
    'https://[2002:a00:1::1]/a.png',
    'https://[2002:7f00:1::]/a.png',
    'https://[fd00::1]/a.png',
    'https://[fe80::1]/a.png',
    'https://[fec0::1]/a.png',
    'https://[2001:0:7f00:1::]/a.png',
    'https://10.0.0.1.nip.io/a.png',
    'https://cdn.example.net:8443/a.png',
    'https://cdn.example.net.evil.example/a.png',
    'https://other.example.net/a.png',
    'https://203.0.113.7/a.png',
    'https://',
  ])('%s', (src) => {
    expect(href(src)).toBeNull();
  });
});
