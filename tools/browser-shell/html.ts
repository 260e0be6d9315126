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

/** The application's own policy, with what the shell's channel needs and nothing else. */
export function extendPolicy(policy: string, host: string): string {
  const channel = `ws://${host}${shellPath} http://${host}${shellPath}`;
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
    .map((directive) => {
      const [name, ...sources] = directive.split(/\s+/u);
      if (name !== 'connect-src') return directive;
      return [name, ...sources.filter((source) => source !== "'none'"), channel].join(' ');
    })
    .join('; ');
}
