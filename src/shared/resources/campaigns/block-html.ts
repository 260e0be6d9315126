/** Escapes a text for the content or a quoted attribute of HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const dividerHtml = '<hr>';

/** Colour of a button that names none. */
const BUTTON = '#0b5cad';

/** Luminance above which black reads better than white: where the contrast with both is the same (WCAG 2). */
const MIDDLE = 0.179;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** White or black, whichever reads better on a colour (`#rrggbb`). */
export function textColorOn(color: string): '#ffffff' | '#000000' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > MIDDLE ? '#000000' : '#ffffff';
}

/** Returns the HTML of a button in a mail: a link in a table cell, which every mail program draws. */
export function buttonHtml({ label, href, color = BUTTON }: { label: string; href: string; color?: string }): string {
  const cell = `background-color:${color};border-radius:4px;padding:12px 24px;text-align:center`;
  const link = `color:${textColorOn(color)};font-weight:bold;text-decoration:none`;
  return (
    `<table role="presentation" align="center" cellpadding="0" cellspacing="0"><tbody><tr><td style="${cell}">` +
    `<a href="${escapeHtml(href)}" style="${link}">${escapeHtml(label)}</a></td></tr></tbody></table>`
  );
}

/** Returns the HTML of a picture with its alternative text, inside its link if it has one. */
export function pictureHtml({ src, alt, href }: { src: string | null; alt: string; href: string | null }): string {
  const picture = `<img src="${escapeHtml(src ?? '')}" alt="${escapeHtml(alt)}">`;
  return href === null ? picture : `<a href="${escapeHtml(href)}">${picture}</a>`;
}
