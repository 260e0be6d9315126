/** What the managed preferences and the policies of `tests/fixtures/settings` hold: each kind of value once. */
export const managedValues = {
  apiBaseUrl: 'https://api.example.org',
  platformName: 'Mobilité « été »',
  idleLimit: 900,
  keepSession: false,
  network: 'system',
  modules: { community: true, export: false },
  phoneCountries: ['FR', 'BE', 'LU'],
  solidary: { proofFile: { maxBytes: 1_048_576 } },
  analytics: { views: [{ name: 'detours', fr: 'Détours', en: 'Detours', periodicities: ['daily'] }] },
};
