import { describe, expect, it, vi } from 'vitest';
import { createKeychain } from '#main/adapters/keychain.ts';

type Keytar = typeof import('keytar');

function fakeKeytar() {
  const entries = new Map<string, string>();
  const keytar: Keytar = {
    getPassword: async (service, account) => entries.get(`${service}/${account}`) ?? null,
    setPassword: async (service, account, password) => void entries.set(`${service}/${account}`, password),
    deletePassword: async (service, account) => entries.delete(`${service}/${account}`),
    findPassword: async () => null,
    findCredentials: async (service) =>
      [...entries]
        .filter(([name]) => name.startsWith(`${service}/`))
        .map(([name, password]) => ({ account: name.slice(service.length + 1), password })),
  };
  return { keytar, entries };
}

describe('createKeychain', () => {
  it('stores secrets under the name of the product', async () => {
    const { keytar, entries } = fakeKeytar();
    const keychain = createKeychain('Escale', async () => keytar);
    await keychain.set('https://api.example.org jeanne', 's3cret');
    expect([...entries]).toEqual([['Escale/https://api.example.org jeanne', 's3cret']]);
    expect(await keychain.get('https://api.example.org jeanne')).toBe('s3cret');
    await keychain.delete('https://api.example.org jeanne');
    expect(await keychain.get('https://api.example.org jeanne')).toBeNull();
  });

  it('names the entries of the product and of nothing else', async () => {
    const { keytar } = fakeKeytar();
    await createKeychain('Other', async () => keytar).set('a', 'x');
    const keychain = createKeychain('Escale', async () => keytar);
    await keychain.set('drafts', 'x');
    await keychain.set('https://api.example.org jeanne', 'y');
    expect(await keychain.accounts()).toEqual(['drafts', 'https://api.example.org jeanne']);
  });

  it('asks a locked Secret Service for no names, which would end the process', async () => {
    const { keytar } = fakeKeytar();
    const findCredentials = vi.fn(keytar.findCredentials);
    const setPassword = () => Promise.reject(new Error('Cannot create an item in a locked collection'));
    const keychain = createKeychain('Escale', async () => ({ ...keytar, findCredentials, setPassword }), 'linux');
    await expect(keychain.accounts()).rejects.toThrow('locked');
    expect(findCredentials).not.toHaveBeenCalled();
  });

  it('loads keytar at the first use, and only once', async () => {
    const load = vi.fn(async () => fakeKeytar().keytar);
    const keychain = createKeychain('Escale', load);
    expect(load).not.toHaveBeenCalled();
    await Promise.all([keychain.get('a'), keychain.get('b')]);
    await keychain.set('a', 'x');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('rejects every operation where keytar is missing or broken', async () => {
    const keychain = createKeychain('Escale', () => Promise.reject(new Error('libsecret-1.so.0: cannot open')));
    await expect(keychain.get('a')).rejects.toThrow('libsecret');
    await expect(keychain.set('a', 'x')).rejects.toThrow('libsecret');
    await expect(keychain.delete('a')).rejects.toThrow('libsecret');
  });
});
