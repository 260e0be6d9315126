import type { AnsweredAddress } from '#shared/ipc/campaign-message.ts';
import { buttonHtml } from '#shared/resources/campaigns/block-html.ts';
import { type Block, hasContent, isFilled, isMessageAddress, writeBody } from '#shared/resources/campaigns/blocks.ts';
import { doubtfulIn, placeholderIn, textOfBlock } from '#shared/resources/campaigns/placeholders.ts';
import { factsOf, type HtmlFacts } from './html.ts';

export type FindingKind =
  | 'subjectEmpty'
  | 'subjectLong'
  | 'subjectCapitals'
  | 'subjectMarks'
  | 'subjectWords'
  | 'noContent'
  | 'unknownBlock'
  | 'emptyBlock'
  | 'imageWaiting'
  | 'imageBroken'
  | 'noAlt'
  | 'emptyLink'
  | 'vagueLink'
  | 'insecureLink'
  | 'badAddress'
  | 'linkBroken'
  | 'unsaved'
  | 'unresolved'
  | 'declined'
  | 'tooMuch'
  | 'contrast'
  | 'placeholder'
  | 'doubtful'
  | 'clipped'
  | 'heavy';

/** One finding to look at before a test (docs/screens/04-campaigns.md §6, §10). */
export interface Finding {
  kind: FindingKind;
  /** A blocking finding prevents the test. */
  level: 'advice' | 'blocking';
  /** Rank of its block from 0; null for the subject, and for the message as a whole. */
  block: number | null;
  values?: Readonly<Record<string, string | number>>;
}

/** The place in a message that something is about: its subject, or the rank of a block from 0. */
export type PlaceInMessage = 'subject' | number;

/** What concerns a message as a whole stands in no place of it. */
const ofWhole: ReadonlySet<FindingKind> = new Set(['noContent', 'clipped', 'heavy']);

/** Where a finding can be put right; null for one about the message as a whole. */
export const placeOf = ({ kind, block }: Finding): PlaceInMessage | null =>
  block ?? (ofWhole.has(kind) ? null : 'subject');

interface Message {
  subject: string;
  blocks: readonly Block[];
}

/** Letters of a subject above which mail programs cut it (docs/screens/04-campaigns.md §3). */
const SUBJECT = 60;
/** Bytes of HTML above which Gmail cuts a message. */
const CLIPPED = 102 * 1024;
/** Bytes of a message with its images above which phones load it badly. */
const HEAVY = 1024 * 1024;

/** Words that filters of unwanted mail dislike in a subject. */
const disliked =
  /\b(?:100\s?%|gratuit\w*|promo(?:tion)?s?|urgent\w*|gagne[rz]?|cliquez(?: ici)?|offre exclusive|argent|free|winner|act now|click here|limited offer|money|urgent|prize)(?!\w)|€€|\$\$/iu;
const vague = /^(?:ici|cliquez ici|cliquer ici|lien|en savoir plus|here|click here|link|more|read more)$/iu;

const blocking = (kind: FindingKind, block: number | null = null): Finding => ({ kind, level: 'blocking', block });
const advice = (kind: FindingKind, block: number | null, values?: Finding['values']): Finding => ({
  kind,
  level: 'advice',
  block,
  ...(values && { values }),
});

/** What nobody has written yet in a text: a placeholder prevents the test, a doubt is worth a look. */
function unwritten(text: string, block: number | null): Finding[] {
  const placeholder = placeholderIn(text);
  if (placeholder !== null) return [{ ...blocking('placeholder', block), values: { text: placeholder } }];
  const doubt = doubtfulIn(text);
  return doubt === null ? [] : [advice('doubtful', block, { text: doubt })];
}

function inSubject(subject: string): Finding[] {
  if (subject.trim() === '') return [blocking('subjectEmpty')];
  const count = [...subject].length;
  const letters = subject.match(/\p{L}/gu) ?? [];
  const capitals = subject.match(/\p{Lu}/gu) ?? [];
  const word = disliked.exec(subject)?.[0];
  return [
    ...(count > SUBJECT ? [advice('subjectLong', null, { count })] : []),
    ...(letters.length >= 8 && capitals.length > letters.length * 0.6 ? [advice('subjectCapitals', null)] : []),
    ...(/!.*!/u.test(subject) ? [advice('subjectMarks', null)] : []),
    ...(word === undefined ? [] : [advice('subjectWords', null, { word })]),
    ...unwritten(subject, null),
  ];
}

function ofAddress(href: string, block: number): Finding[] {
  if (isMessageAddress(href)) return [];
  return [advice(/^http:/i.test(href) ? 'insecureLink' : 'badAddress', block, { address: href })];
}

function inHtml({ links, images, contrast }: HtmlFacts, block: number): Finding[] {
  return [
    ...links.flatMap(({ href, text }) => [
      ...(text === '' ? [advice('emptyLink', block, { address: href })] : []),
      ...(vague.test(text) ? [advice('vagueLink', block, { text })] : []),
      ...ofAddress(href, block),
    ]),
    ...(images.some(({ alt }) => alt === null) ? [advice('noAlt', block)] : []),
    ...(contrast === null ? [] : [advice('contrast', block, { ratio: Math.floor(contrast * 10) / 10 })]),
  ];
}

/** Returns the HTML that a block holds as such. */
const htmlOf = (block: Block): string => {
  if (block.kind === 'text') return block.html;
  return block.kind === 'button' ? buttonHtml(block) : '';
};

function inBlock(block: Block, rank: number): Finding[] {
  if (block.kind === 'unknown') return [blocking('unknownBlock', rank)];
  if (!isFilled(block)) return [blocking('emptyBlock', rank)];
  const left = unwritten(textOfBlock(block), rank);
  if (block.kind !== 'image') return [...left, ...inHtml(factsOf(htmlOf(block)), rank)];
  return [
    ...left,
    ...(block.src === null ? [blocking('imageWaiting', rank)] : []),
    ...(block.alt.trim() === '' && !block.isDecorative ? [advice('noAlt', rank)] : []),
    ...(block.href === null ? [] : ofAddress(block.href, rank)),
  ];
}

/** Checks a message without requests: subject, blocks, texts, the form of links, contrast, length. */
export function checkLocally({ subject, blocks }: Message): Finding[] {
  const bytes = new TextEncoder().encode(writeBody(blocks)).length;
  return [
    ...inSubject(subject),
    ...(hasContent(blocks) ? [] : [blocking('noContent')]),
    ...blocks.flatMap(inBlock),
    ...(bytes > CLIPPED ? [advice('clipped', null, { bytes })] : []),
  ];
}

/**
 * The web addresses of a message with the block that each stands in; mailto and tel are checked by their form alone.
 */
export function addressesIn(blocks: readonly Block[]) {
  const images: { address: string; block: number }[] = [];
  const links: { address: string; block: number }[] = [];
  for (const [block, one] of blocks.entries()) {
    const facts = factsOf(htmlOf(one));
    images.push(...facts.images.map(({ src }) => ({ address: src, block })));
    links.push(...facts.links.map(({ href }) => ({ address: href, block })));
    if (one.kind === 'image' && one.src !== null) images.push({ address: one.src, block });
    if (one.kind === 'image' && one.href !== null) links.push({ address: one.href, block });
  }
  return {
    images: images.filter(({ address }) => address !== ''),
    links: links.filter(({ address }) => /^https?:/i.test(address)),
  };
}

/** The results for the addresses of a message. */
export interface Answers {
  images: readonly AnsweredAddress[];
  links: readonly AnsweredAddress[];
}

const UNASKED = ['unsaved', 'unresolved', 'declined', 'tooMuch'] as const satisfies readonly FindingKind[];
type Unasked = (typeof UNASKED)[number];

/** Whether an address was not requested, so that there is no finding for it. */
export const isUnasked = (outcome: AnsweredAddress['outcome']): outcome is Unasked =>
  UNASKED.some((one) => one === outcome);

/** Returns the findings from the answers. */
export function checkAnswers(blocks: readonly Block[], answers: Answers): Finding[] {
  const { images, links } = addressesIn(blocks);
  const answerTo = (kind: keyof Answers, address: string) =>
    answers[kind].find((answer) => answer.address === address && answer.outcome !== 'ok');
  const against = (kind: keyof Answers, address: string, broken: Finding): Finding[] => {
    const answer = answerTo(kind, address);
    if (answer === undefined) return [];
    return [isUnasked(answer.outcome) ? advice(answer.outcome, broken.block, { address }) : broken];
  };
  const bytes = answers.images.reduce((sum, image) => sum + (image.bytes ?? 0), 0);
  return [
    ...images.flatMap(({ address, block }) =>
      against('images', address, { ...blocking('imageBroken', block), values: { address } }),
    ),
    ...links.flatMap(({ address, block }) => against('links', address, advice('linkBroken', block, { address }))),
    ...(bytes > HEAVY ? [advice('heavy', null, { bytes })] : []),
  ];
}
