/** Where the shell's own answers lie, beside the application's. */
export const shellPath = '/__shell/';

// The browser would learn of each of these from the one before only when that has come.
const followers = ['client.ts', 'overlay.ts'].map(
  (file) => `<link rel="modulepreload" href="${shellPath}page/${file}">`,
);

const scripts = `<link rel="stylesheet" href="${shellPath}page/overlay.css">
${followers.join('\n')}
<script type="module" src="${shellPath}preload.js"></script>`;

/** The shell's part of a page comes before every script of the application, as a preload does. */
export function injectShell(html: string): string {
  const head = /<head[^>]*>/iu.exec(html);
  if (!head) return `${scripts}${html}`;
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}\n${scripts}${html.slice(end)}`;
}

/** Shown while the application has no window, so that its dialogs can be. */
export const emptyPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Escale</title></head><body></body></html>';

/** The application's own policy, with what the shell's channel and its frames of views need and nothing else. */
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

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const attribute = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? sign);

/** A page that goes on to another address at once. */
export const refreshPage = (address: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${attribute(address)}"><title>Escale</title></head><body></body></html>`;

/**
 * The frame of a view: a page of the shell's, so that the window's own page neither gets the address nor has to let its
 * host into its policy; this one lets in that host alone.
 */
export function viewPage({ address, title }: { address: string; title: string }): { html: string; policy: string } {
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${attribute(title)}</title>
<style>html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; }</style></head>
<body><iframe sandbox="allow-scripts allow-same-origin" referrerpolicy="no-referrer" title="${attribute(title)}" src="${attribute(address)}"></iframe></body></html>`;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-src ${new URL(address).origin}; frame-ancestors 'self'; base-uri 'none'`;
  return { html, policy };
}
