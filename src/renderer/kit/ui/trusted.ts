import type { Config } from 'dompurify';
import { dictionaryFolder } from '#shared/dictionaries.ts';
import { documentScripts } from '#shared/document-scripts.ts';

type TrustedPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface Rules {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

// The window of the application has it, a test without a browser has not; TypeScript's library lacks these types.
const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): TrustedPolicy } };

const scriptPath = new RegExp(`^/(?:assets|${dictionaryFolder}|${documentScripts})/[\\w.-]+\\.m?js$`);

/** Accepts the address of a script of the build. @throws TypeError for any other */
function ownScript(address: string): string {
  const url = new URL(address, document.baseURI);
  const isOwn = url.protocol === location.protocol && url.host === location.host;
  if (!isOwn || !scriptPath.test(url.pathname)) throw new TypeError('not a script of the application');
  return url.href;
}

/**
 * The Trusted Types policy of this page (`require-trusted-types-for`), the only way for a text to become markup or the
 * address of a script. Markup is parsed in an inert document, where nothing of it runs; a script must be one of the
 * build.
 */
const policy = trustedTypes?.createPolicy('escale', { createHTML: (html) => html, createScriptURL: ownScript });

/** For the HTML sanitizer, which parses in an inert document too; nothing else may use it. */
export const cleanerPolicy: TrustedPolicy | undefined = policy;

/** Parses HTML into an inert document: nothing of it runs or loads. */
export function parseApart(html: string): Document {
  // The parser takes what the policy returns; its type only knows strings.
  const text = (policy?.createHTML(html) ?? html) as unknown as string;
  return new DOMParser().parseFromString(text, 'text/html');
}

/** Returns the address of a script of the build as `Worker` takes it. @throws TypeError for any other */
export function workerAddress(address: string): string {
  // As above.
  return (policy?.createScriptURL(address) ?? address) as unknown as string;
}
