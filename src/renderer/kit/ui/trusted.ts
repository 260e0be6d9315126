import type { Config } from 'dompurify';

type TrustedPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface Rules {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

// The window of the application has it, that of a test without a browser has not; the compiler's library has no such types.
const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): TrustedPolicy } };

/** Workers are files of the build, and nothing else. */
function ownScript(address: string): string {
  const url = new URL(address, document.baseURI);
  const isOwn = url.protocol === location.protocol && url.host === location.host;
  if (!isOwn || !/^\/assets\/[\w.-]+\.m?js$/.test(url.pathname)) throw new TypeError('not a script of the application');
  return url.href;
}

/**
 * The one way by which a text becomes markup or the address of a script in this page (`require-trusted-types-for`): markup is
 * parsed apart from the page, where nothing of it runs, and a script is one of the build.
 */
const policy = trustedTypes?.createPolicy('escale', { createHTML: (html) => html, createScriptURL: ownScript });

/** For the cleaner of HTML, which parses apart from the page too; nothing else may use it. */
export const cleanerPolicy: TrustedPolicy | undefined = policy;

/** HTML read without running or loading anything: nothing of it is part of the page. */
export function parseApart(html: string): Document {
  // The parser takes what the policy made of the text; its type knows texts alone.
  const text = (policy?.createHTML(html) ?? html) as unknown as string;
  return new DOMParser().parseFromString(text, 'text/html');
}

/** The address of a script of the build as `Worker` takes it. @throws TypeError for any other one */
export function workerAddress(address: string): string {
  // As above.
  return (policy?.createScriptURL(address) ?? address) as unknown as string;
}
