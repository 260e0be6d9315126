import type { Locale } from '../../locale.ts';
import english from '../../locales/en/placeholders.json' with { type: 'json' };
import french from '../../locales/fr/placeholders.json' with { type: 'json' };
import { createTexts } from '../../texts/create.ts';
import type { TextKeyOf } from '../../texts/keys.ts';
import { type Block, readBody } from './blocks.ts';

/** A text that a template leaves to the person: what stands there is not meant to be read by anybody. */
export type PlaceholderKey = TextKeyOf<{ placeholders: typeof french }>;

/** Looks up the placeholder texts of the templates that are shipped. */
export const placeholderText: (locale: Locale) => (key: PlaceholderKey) => string = createTexts(
  { placeholders: french },
  { placeholders: english },
);

/** A placeholder that is left in a message. */
export interface Placeholder {
  /** Its words, as they stand there. */
  text: string;
  /** Rank of its block, from 0; null for the subject. */
  block: number | null;
}

const valuesIn = (texts: object): string[] =>
  Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? valuesIn(value) : [String(value)],
  );

/** Signs that another tool may have changed in a text: apostrophes, kinds of blanks, capitals. */
const folded = (text: string): string =>
  text.normalize('NFC').replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim().toLowerCase();

const ofTemplates = valuesIn([french, english]).map((text) => ({ text, folded: folded(text) }));

/** What a placeholder in square brackets names, alone or with what it is of. */
const nouns =
  'nom|prénom|date|jour|heure|horaires?|lieu|adresse|ville|commune|lien|url|texte|titre|numéro|téléphone|e-?mail|montant|signature|(?:first |last )?name|time|day|place|address|town|city|link|text|title|number|phone|amount';
const ofSomething =
  "(?:nom|prénom|date|heure|horaires?|lieu|adresse|numéro|titre|texte|montant) (?:de|du|des|et)\\b|(?:nom|date|lieu|adresse) d['’]|lien vers\\b|(?:name|date|time|place|address|number|title|amount) (?:of|and)\\b|link to\\b";
const asked = 'à (?:compléter|remplacer|remplir)|insére[rz]|votre |vos |to be |to complete|to fill|insert |your ';

/**
 * Shapes that stand for a text which nobody has written yet. Each is meant as such wherever it stands, because a message
 * that holds one cannot be tested: square brackets of an ordinary text (`[sic]`, `[Rappel]`) are none.
 */
const shapes: readonly RegExp[] = [
  /lorem ipsum/iu,
  /\bdolor sit amet\b/iu,
  /\bx{3,}\b/iu,
  /\bxx(?:[ .\u00a0/-]xx)+\b/iu,
  /\bTODO\b/u,
  /_{3,}/u,
  /\b(?:jj\s?[/.-]\s?mm|dd\s?[/.-]\s?mm|mm\s?[/.-]\s?dd)(?:\s?[/.-]\s?(?:aa|yy)(?:aa|yy)?)?\b/iu,
  /\{\{[^{}\n]{0,80}\}\}/u,
  /%[A-Z][A-Z_]{2,40}%/u,
  /:\s*(?:à compléter|à remplir|to be completed|to be filled in)(?=\s*(?:[.;,)\]]|$))/imu,
  /[([]\s*(?:à compléter|à remplir|à remplacer|to be completed|to be filled in|to be replaced)[^)\]\n]{0,80}[)\]]/iu,
  /^\s*(?:à compléter|to be completed)\s*[.…]?\s*$/imu,
  /\[\s*(?:…|\.{2,}|_+|\?+|x+)?\s*\]/iu,
  new RegExp(`\\[\\s*(?:(?:${nouns})\\s*\\]|(?:${ofSomething}|${asked})[^\\]\\n]{0,80}\\])`, 'iu'),
];

/** Shapes that often stand for a text to be written, and may be meant: they are worth a look. */
const doubtful = /\b(?:TBD|TBC|FIXME)\b|à (?:compléter|préciser|définir)|to be (?:completed|defined|confirmed)/iu;

const firstOf = (text: string, shape: readonly RegExp[]): string | null => {
  const found = shape.flatMap((one) => one.exec(text)?.[0] ?? []);
  return found[0]?.replaceAll(/\s+/gu, ' ').trim() ?? null;
};

/** The first placeholder in a text; null for none. */
export function placeholderIn(text: string): string | null {
  const same = folded(text);
  const ofTemplate = ofTemplates.find((one) => same.includes(one.folded));
  return ofTemplate?.text ?? firstOf(text.normalize('NFC'), shapes);
}

/** The first words of a text that may be a placeholder; null for none, and where `placeholderIn` finds one. */
export const doubtfulIn = (text: string): string | null =>
  placeholderIn(text) === null ? firstOf(text.normalize('NFC'), [doubtful]) : null;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  hellip: '…',
  rsquo: '’',
  lsqb: '[',
  rsqb: ']',
  lowbar: '_',
};

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/giu, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The words of HTML, a line for each block: tags inside a line leave no blank. */
const wordsOf = (html: string): string =>
  decoded(
    html
      .replaceAll(/<\/?(?:p|div|h[1-6]|li|ul|ol|td|tr|table|br|hr|blockquote)\b[^>]*>/giu, '\n')
      .replaceAll(/<[^>]*>/gu, ''),
  );

/** The words of a block that its readers see or hear. */
export function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'title':
      return block.text;
    case 'text':
      return wordsOf(block.html);
    case 'button':
      return block.label;
    case 'image':
      return block.alt;
    case 'divider':
    case 'unknown':
      return '';
  }
}

/** Returns the first placeholder of the subject and of each block: a message with one is not ready to leave. */
export function placeholdersOf({ subject, blocks }: { subject: string; blocks: readonly Block[] }): Placeholder[] {
  const inSubject = placeholderIn(subject);
  return [
    ...(inSubject === null ? [] : [{ text: inSubject, block: null }]),
    ...blocks.flatMap((one, block) => {
      const text = placeholderIn(textOfBlock(one));
      return text === null ? [] : [{ text, block }];
    }),
  ];
}

/** Returns the placeholders of a message as it is stored; none for a body that is no list of blocks. */
export function placeholdersOfBody({ subject, body }: { subject: string; body: string }): Placeholder[] {
  const read = readBody(body);
  return placeholdersOf({ subject, blocks: 'blocks' in read ? read.blocks : [] });
}
