/** Escapes a text for the content or a quoted attribute of HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const dividerHtml = '<hr>';

const CELL = 'background-color:#0b5cad;border-radius:4px;padding:12px 24px;text-align:center';
const LINK = 'color:#ffffff;font-weight:bold;text-decoration:none';

/** Returns the HTML of a button in a mail: a link in a table cell, which every mail program draws. */
export const buttonHtml = ({ label, href }: { label: string; href: string }): string =>
  `<table role="presentation" align="center" cellpadding="0" cellspacing="0"><tbody><tr><td style="${CELL}">` +
  `<a href="${escapeHtml(href)}" style="${LINK}">${escapeHtml(label)}</a></td></tr></tbody></table>`;

/** Returns the HTML of a picture with its alternative text, inside its link if it has one. */
export function pictureHtml({ src, alt, href }: { src: string | null; alt: string; href: string | null }): string {
  const picture = `<img src="${escapeHtml(src ?? '')}" alt="${escapeHtml(alt)}">`;
  return href === null ? picture : `<a href="${escapeHtml(href)}">${picture}</a>`;
}
