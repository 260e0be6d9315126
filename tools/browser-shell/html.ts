import { escaped } from '../xml/escape.ts';

/** Path prefix of the shell's own files, apart from those of the application. */
export const shellPath = '/__shell/';

// Preloads modules that the browser would otherwise discover one after the other.
const followers = ['client.ts', 'overlay.ts', 'permissions.ts', 'views.ts'].map(
  (file) => `<link rel="modulepreload" href="${shellPath}page/${file}">`,
);

const scripts = `<link rel="stylesheet" href="${shellPath}page/overlay.css">
${followers.join('\n')}
<script type="module" src="${shellPath}preload.js"></script>`;

/** Inserts the scripts of the shell before every script of the application, as a preload runs first. */
export function injectShell(html: string): string {
  const head = /<head[^>]*>/iu.exec(html);
  if (!head) return `${scripts}${html}`;
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}\n${scripts}${html.slice(end)}`;
}

/** The page while the application has no window, which can show its dialogs. */
export const emptyPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Escale</title></head><body></body></html>';

/** Adds to the policy of the application what the channel and the frames of the shell need, and nothing else. */
export function extendPolicy(policy: string, host: string): string {
  const channel = `ws://${host}${shellPath} http://${host}${shellPath}`;
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
    .map((directive) => {
      const [name, ...sources] = directive.split(/\s+/u);
      if (name !== 'connect-src') return directive;
      return [name, ...sources.filter((source) => source !== "'none'"), channel].join(' ');
    });
  return [...directives, `frame-src http://${host}${shellPath}view/`].join('; ');
}

/** A page that immediately opens another address. */
export const refreshPage = (address: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${escaped(address)}"><title>Escale</title></head><body></body></html>`;

/**
 * The frame of a view. It is a page of the shell, so that the page of the window neither gets the embedded address nor
 * has to allow its host; the policy of this page allows only that host.
 */
export function viewPage({ address, title }: { address: string; title: string }): { html: string; policy: string } {
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; }</style></head>
<body><iframe sandbox="allow-scripts allow-same-origin" referrerpolicy="no-referrer" title="${escaped(title)}" src="${escaped(address)}"></iframe></body></html>`;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-src ${new URL(address).origin}; frame-ancestors 'self'; base-uri 'none'`;
  return { html, policy };
}
