import { pick } from '../data/random.ts';
import { imageUrl } from '../resource/wire.ts';
import type { CampaignRecord } from './record.ts';

/** Folder of the pictures of campaigns. */
export const pictureFolder = 'campaigns';

type Element = Readonly<Record<string, unknown>>;
type Body = CampaignRecord['body'];

/** Returns a body as the editor writes it: positions count from 1. */
const bodyOf =
  (...elements: readonly ((origin: string) => Element)[]): Body =>
  (origin) =>
    JSON.stringify(elements.map((element, index) => ({ position: index + 1, ...element(origin) })));

const title = (value: string) => () => ({ type: 'title', value });
const text = (value: string) => () => ({ type: 'text', value });
const image = (file: string, id: number) => (origin: string) => ({
  type: 'image',
  src: imageUrl(origin, pictureFolder, 800, file),
  id,
});

/** A picture with words and a link, which the platform only knows as text (docs/screens/04-campaigns.md §4). */
const describedImage = (file: string, id: number, alt: string, href: string) => (origin: string) => {
  const src = imageUrl(origin, pictureFolder, 800, file);
  return {
    type: 'text',
    kind: 'image',
    value: `<a href="${href}"><img src="${src}" alt="${alt}" style="max-width:100%"></a>`,
    src,
    id,
    alt,
    href,
  };
};

const button = (label: string, href: string) => () => ({
  type: 'text',
  kind: 'button',
  value: `<table role="presentation"><tr><td style="background:#0f548c;border-radius:4px"><a href="${href}" style="color:#ffffff;display:inline-block;padding:10px 18px">${label}</a></td></tr></table>`,
  label,
  href,
});
const divider = () => ({ type: 'text', kind: 'divider', value: '<hr>' });

const intros = [
  '<p>Partagez vos trajets de la semaine : deux personnes par voiture suffisent pour alléger la route.</p>',
  '<p>Les places se libèrent chaque matin. <strong>Publiez votre trajet</strong> avant dimanche soir.</p>',
  '<p>Nous vous attendons pour échanger sur vos trajets, autour d’un café.</p><ul><li>à la mairie</li><li>à la gare</li></ul>',
] as const;

/** An ordinary body. */
export const plainBody = (subject: string, number: number): Body => bodyOf(title(subject), text(pick(intros, number)));

/** A body with every kind of block; its two pictures are the campaign's. */
export const fullBody = (subject: string, files: readonly [string, string], ids: readonly [number, number]): Body =>
  bodyOf(
    title(subject),
    text(pick(intros, 1)),
    image(files[0], ids[0]),
    describedImage(files[1], ids[1], 'Le quai de la gare au petit matin', 'https://example.org/gare'),
    button('Publier mon trajet', 'https://example.org/trajets'),
    divider,
    text('<p>À bientôt sur la route, <em>l’équipe du covoiturage</em>.</p>'),
  );

export const picturedBody = (subject: string, file: string, id: number): Body =>
  bodyOf(title(subject), image(file, id), text(pick(intros, 0)));

/** A body with an element that this version of the editor does not know. */
export const unknownBlockBody = (subject: string): Body =>
  bodyOf(
    title(subject),
    () => ({ type: 'video', src: 'https://example.org/film.mp4', poster: 'affiche.png' }),
    text(pick(intros, 0)),
  );

/** A body that cannot be sent: a text without value, and a picture whose file is gone. */
export const brokenBody = (subject: string): Body =>
  bodyOf(title(subject), () => ({ type: 'text' }), image('fichier-disparu-9.png', 990_009));

/** A body as another tool wrote it: positions from 0, keys of its own, elements without a kind. */
export const foreignBody =
  (subject: string): Body =>
  () =>
    JSON.stringify([
      { type: 'title', position: 0, value: subject, newSrc: null, preview: null },
      {
        type: 'text',
        position: 0,
        value: '<h2>Rendez-vous</h2><p style="color:#999">Samedi à 9 h, <a href="http://example.org">ici</a>.</p>',
      },
    ]);

/** A body that is no JSON. */
export const rawBody =
  (subject: string): Body =>
  () =>
    `<html><body><h1>${subject}</h1><p>Message repris d’un ancien outil.</p></body></html>`;

/**
 * Renders a body as the mail provider gets it: known elements in the order of the list, titles escaped, one fixed text
 * for every picture (docs/platform/b-communities-content.md §4).
 * @throws TypeError for a body that is no list, or an element without its value or address
 */
export function mailOf(body: string): string {
  const elements: unknown = JSON.parse(body);
  if (!Array.isArray(elements)) throw new TypeError('the body is no list');
  return elements.map(rendered).join('\n');
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function rendered(element: Element): string {
  const needed = (key: 'src' | 'value'): string => {
    const value = element[key];
    if (typeof value !== 'string') throw new TypeError(`an element has no ${key}`);
    return value;
  };
  if (element.type === 'title') return `<h1>${escaped(needed('value'))}</h1>`;
  if (element.type === 'text') return needed('value');
  return element.type === 'image' ? `<img src="${escaped(needed('src'))}" alt="image">` : '';
}
