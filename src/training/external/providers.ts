/** Configuration of a provider, with its keys, as the platform returns it (docs/platform/c-solidary.md §9). */
interface ProviderEntry {
  readonly url: string;
  readonly resource: string;
  readonly resourceConnection: string;
  readonly api_key: string;
  readonly private_key: string;
  readonly protocol: 'RDEX' | 'STANDARD_RDEX';
}

/** How a provider answers. */
export interface Provider {
  readonly entry: ProviderEntry;
  readonly manner: 'answers' | 'slow' | 'fails';
}

const entryOf = (host: string, number: number, protocol: ProviderEntry['protocol']): ProviderEntry => ({
  url: `https://${host}.example.org`,
  resource: '/rdex/journeys.json',
  resourceConnection: '/rdex/connections.json',
  // Made for the training platform: they open nothing.
  api_key: `training-key-${number}`,
  private_key: `training-private-key-${number}`,
  protocol,
});

/** The external providers by name: one answers at once, one is slow, one is out of order. */
export const providers: Readonly<Record<string, Provider>> = {
  'Covoit’Est': { entry: entryOf('covoitest', 1, 'RDEX'), manner: 'answers' },
  'Trajets partagés': { entry: entryOf('trajets', 2, 'STANDARD_RDEX'), manner: 'slow' },
  'Sillon Mobile': { entry: entryOf('sillon', 3, 'RDEX'), manner: 'fails' },
};

/** Finds a provider by its name. */
export const providerCalled = (name: string): Provider | undefined =>
  Object.hasOwn(providers, name) ? providers[name] : undefined;
