import { isOneLetterApart } from './clusters.ts';

/** Providers of e-mail that people of a list have, in France and beside it. */
const providers: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'mail.com', 'email.com', 'ymail.com', 'aol.com', 'aol.fr', 'msn.com'],
  ...['hotmail.com', 'hotmail.fr', 'hotmail.be', 'hotmail.ch', 'hotmail.it', 'hotmail.es', 'hotmail.de'],
  ...['outlook.com', 'outlook.fr', 'outlook.be', 'live.com', 'live.fr', 'live.be', 'icloud.com', 'mac.com', 'me.com'],
  ...[
    'yahoo.com',
    'yahoo.fr',
    'yahoo.be',
    'yahoo.it',
    'yahoo.es',
    'yahoo.de',
    'gmx.com',
    'gmx.fr',
    'gmx.net',
    'gmx.de',
  ],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'sfr.fr', 'neuf.fr', 'bbox.fr', 'numericable.fr'],
  ...['club-internet.fr', 'aliceadsl.fr', 'cegetel.net', 'voila.fr', 'skynet.be', 'bluewin.ch'],
  ...['proton.me', 'protonmail.com', 'zoho.com', 'mailo.com', 'net-c.com', 'net-c.fr'],
]);

/** The provider that a domain one letter apart from it probably means; null for a provider, and for any other domain. */
function providerMeant(domain: string): string | null {
  if (providers.has(domain)) return null;
  for (const provider of providers) if (isOneLetterApart(provider, domain)) return provider;
  return null;
}

/** Most domains of a file are the same few ones: each is compared once. */
const known = new Map<string, string | null>();
const MAX_KNOWN = 5000;

/** Returns an address with the provider that was probably meant; null where its domain is no slip of one. */
export function addressMeant(address: string): string | null {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  let meant = known.get(domain);
  if (meant === undefined) {
    meant = providerMeant(domain);
    if (known.size < MAX_KNOWN) known.set(domain, meant);
  }
  return meant === null ? null : address.slice(0, at) + meant;
}
