const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** What stands above each printed page. Chromium prints headers without any style of the page. */
export const printHeader = (title: string, details: string): string =>
  `<div style="width: 100%; margin: 0 12mm; font: 9px sans-serif; color: #242424;"><b>${escaped(title)}</b><br>${escaped(details)}</div>`;
