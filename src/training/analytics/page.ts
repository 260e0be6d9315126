import { html, raw } from 'hono/html';
import type { Periodicity } from '#shared/config.ts';
import type { Locale } from '#shared/preferences.ts';
import type { Figures } from './figures.ts';
import type { Period } from './periods.ts';
import { pageTexts } from './texts.ts';
import type { Measure, TrainingDashboard } from './views.ts';

export interface DashboardContent {
  locale: Locale;
  dashboard: TrainingDashboard;
  periodicity: Periodicity;
  periods: readonly Period[];
  figures: Figures;
  /** As text. */
  perimeter: string;
  /** Nonce of the only script, which reads the theme from the address fragment. */
  nonce: string;
}

const box = { width: 600, height: 200, label: 16, digit: 7 };

function bars(title: string, values: readonly number[], periods: readonly Period[]) {
  const max = Math.max(1, ...values);
  const step = box.width / values.length;
  const height = box.height - box.label;
  // Where numbers would overlap, only every second or third… bar is labelled: the table has them all.
  const every = Math.ceil((Math.max(...values.map((value) => String(value).length)) * box.digit + box.digit) / step);
  const rectangles = values.map((value, index) => {
    const tall = (value / max) * (height - box.label);
    const [x, y, width] = [index * step + step * 0.15, height - tall, step * 0.7].map((place) => place.toFixed(1));
    const middle = (index * step + step / 2).toFixed(1);
    return `<rect x="${x}" y="${y}" width="${width}" height="${tall.toFixed(1)}" rx="2"/>${index % every === 0 ? `<text x="${middle}" y="${(height - tall - 4).toFixed(1)}">${value}</text>` : ''}<text x="${middle}" y="${box.height - 3}">${periods[index]?.short ?? ''}</text>`;
  });
  return html`<svg viewBox="0 0 ${box.width} ${box.height}" role="img" aria-label="${title}"><line x1="0" y1="${height}" x2="${box.width}" y2="${height}"/>${raw(rectangles.join(''))}</svg>`;
}

function chart(measure: Measure, { locale, periodicity, periods, figures }: DashboardContent) {
  const say = pageTexts[locale];
  const values = figures[measure] ?? [];
  const title = say.measures[measure];
  const written = (value: number) => new Intl.NumberFormat(say.region).format(value);
  // Ads are counted in each period in which they run, so their sum would be meaningless.
  const caption = measure === 'ads' ? title : say.total(title, written(values.reduce((sum, value) => sum + value, 0)));
  return html`<section><h2>${title}</h2>${bars(say.histogram(title), values, periods)}<table><caption>${caption}</caption><thead><tr><th scope="col">${say.periods[periodicity]}</th><th scope="col">${title}</th></tr></thead><tbody>${periods.map(({ label }, index) => html`<tr><th scope="row">${label}</th><td>${written(values[index] ?? 0)}</td></tr>`)}</tbody></table></section>`;
}

const style = `
:root { color-scheme: light; --ground: #fff; --text: #242424; --soft: #616161; --line: #d1d1d1; --bar: #0f6cbd; }
:root[data-theme=night] { color-scheme: dark; --ground: #292929; --text: #fff; --soft: #adadad; --line: #525252; --bar: #479ef5; }
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: var(--ground); color: var(--text); font: 14px/20px "Segoe UI", system-ui, sans-serif; }
h1 { margin: 0; font-size: 20px; line-height: 28px; } h2 { margin: 0 0 8px; font-size: 16px; }
p { margin: 0; color: var(--soft); }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr)); gap: 16px; }
header { grid-column: 1 / -1; }
section { min-width: 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; }
svg { display: block; width: 100%; } rect { fill: var(--bar); } line { stroke: var(--line); }
text { fill: var(--text); font-size: 11px; text-anchor: middle; }
table { width: 100%; margin-top: 12px; border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { padding: 4px 0; color: var(--soft); text-align: start; }
th, td { padding: 2px 8px; border-top: 1px solid var(--line); text-align: start; font-weight: normal; } td, th + th { text-align: end; }
@media print { section { break-inside: avoid; } }`;

/** Renders the page of an embedded dashboard: bars by period, and the same numbers as a table below each chart. */
export function dashboardPage(content: DashboardContent) {
  const { locale, dashboard, perimeter, nonce } = content;
  const heading = dashboard.title[locale];
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${pageTexts[locale].page(heading)}</title><style>${raw(style)}</style><script nonce="${nonce}">if (location.hash.includes('theme=night')) document.documentElement.dataset.theme = 'night';</script></head><body><main><header><h1>${heading}</h1><p>${perimeter}</p></header>${dashboard.measures.map((measure) => chart(measure, content))}</main></body></html>`;
}
