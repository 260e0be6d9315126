import { describe, expect, it } from 'vitest';
import { PreferencesStore } from '#main/settings/preferences.ts';
import { preferencesPatch } from '#shared/preferences.ts';
import { FakeStore } from '#tests/support/fakes.ts';

const site = { locale: 'fr', theme: 'light', keepSession: true } as const;

describe('PreferencesStore', () => {
  it('starts with the defaults of the site', () => {
    expect(new PreferencesStore(new FakeStore(), { ...site, locale: 'en', theme: 'dark' }).get()).toMatchObject({
      locale: 'en',
      theme: 'dark',
      pageSize: null,
    });
  });

  it('keeps what a person set across a restart', () => {
    const store = new FakeStore();
    new PreferencesStore(store, site).set({ locale: 'en', pageSize: 100 });
    expect(new PreferencesStore(store, site).get()).toMatchObject({ locale: 'en', pageSize: 100, theme: 'light' });
  });

  it('follows the defaults of the site for preferences that nobody changed', () => {
    const store = new FakeStore();
    new PreferencesStore(store, site).set({ locale: 'en' });
    expect(new PreferencesStore(store, { ...site, theme: 'dark' }).get()).toMatchObject({
      locale: 'en',
      theme: 'dark',
    });
  });

  it('changes only what the page sent', () => {
    const store = new PreferencesStore(new FakeStore(), site);
    store.set(preferencesPatch.parse({ pageSize: 100, isMenuCollapsed: true, openMenuGroups: ['settings'] }));
    expect(store.set(preferencesPatch.parse({ theme: 'dark' }))).toMatchObject({
      pageSize: 100,
      isMenuCollapsed: true,
      openMenuGroups: ['settings'],
    });
  });

  it('clears the remembered identifier only on null', () => {
    const preferences = new PreferencesStore(new FakeStore(), site);
    preferences.set({ rememberedIdentifier: 'admin' });
    expect(preferences.set({ theme: 'dark' }).rememberedIdentifier).toBe('admin');
    expect(preferences.set({ rememberedIdentifier: null })).not.toHaveProperty('rememberedIdentifier');
  });

  it('neither keeps nor tells the identifier of the last sign-in where the site keeps no sessions', () => {
    const store = new FakeStore();
    new PreferencesStore(store, site).set({ rememberedIdentifier: 'admin', pageSize: 100 });
    const shared = new PreferencesStore(store, { ...site, keepSession: false });
    expect(store.get('preferences')).toEqual({ pageSize: 100 });
    expect(shared.set({ rememberedIdentifier: 'camille' })).not.toHaveProperty('rememberedIdentifier');
    expect(store.get('preferences')).toEqual({ pageSize: 100 });
  });

  it.each([['text'], [null], [['list']], [{ pageSize: 33, theme: 'blue', locale: 'en', old: 1 }]])(
    'reads the intact part of a damaged store: %j',
    (stored) => {
      const store = new FakeStore();
      store.set('preferences', stored);
      const read = new PreferencesStore(store, site).get();
      expect(read).toMatchObject({ theme: 'light', pageSize: null });
      expect(read).not.toHaveProperty('old');
    },
  );

  it('keeps the other views of a list when one cannot be read', () => {
    const store = new FakeStore();
    const view = { id: 'a1', name: 'Nancy', filters: { createdDate: '7d' }, sort: '' };
    const settings = { viewColumns: {}, views: [view] } as const;
    new PreferencesStore(store, site).set({ lists: { 'users:1': { ...settings, views: [view] } } });
    expect(new PreferencesStore(store, site).get().lists['users:1']?.views).toEqual([view]);
    store.set('preferences', { lists: { 'users:1': { ...settings, views: [{ name: 'no id' }, view] } } });
    expect(new PreferencesStore(store, site).get().lists['users:1']?.views).toEqual([view]);
  });
});
