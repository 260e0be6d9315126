import type { Hono } from 'hono';
import { lineLimit } from '#shared/text-limits.ts';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { checkTypes, type JsonObject } from '../http/body.ts';
import { checkLengths, refuseNulls, requireAll } from '../http/columns.ts';
import { badRequest, serverError } from '../http/errors.ts';
import { crudRoutes } from '../resource/crud.ts';
import type { TrainingResource } from '../resource/define.ts';
import { answerList, exactly, partOf } from '../resource/listing.ts';
import type { World } from '../store/world.ts';
import type { ArticleRecord, ParagraphRecord, SectionRecord } from './data.ts';
import { articleTable } from './data.ts';

/** Articles below this number have translations. */
const TRANSLATED = 20;

/**
 * Translates a text into the language of the user's profile if a translation exists
 * (docs/platform/b-communities-content.md §6).
 */
const inLanguageOf =
  (world: World, articleId: number) =>
  (text: string | null): string | null =>
    text === null || world.profileLanguage === 'fr' || articleId > TRANSLATED
      ? text
      : `[${world.profileLanguage}] ${text}`;

/** Returns what a change stores in addition: translated texts overwrite the original. */
function translated({ id, title, sections }: ArticleRecord, world: World): Partial<ArticleRecord> {
  const shown = inLanguageOf(world, id);
  const inWords = <Part extends { title: string | null; subTitle: string | null }>(part: Part): Part => ({
    ...part,
    title: shown(part.title),
    subTitle: shown(part.subTitle),
  });
  return {
    title: shown(title) ?? '',
    sections: sections.map((section) => ({
      ...inWords(section),
      paragraphs: section.paragraphs.map((part) => ({ ...part, text: shown(part.text) ?? '' })),
    })),
  };
}

const byNumber = (left: { position: number }, right: { position: number }) => left.position - right.position;
/** Sorts 10 before 2. */
const byText = (left: { position: number }, right: { position: number }) =>
  String(left.position) < String(right.position) ? -1 : 1;

function wireArticle(
  { id, title, status, sections }: ArticleRecord,
  context: RequestContext,
  order = byNumber,
): JsonObject {
  const shown = inLanguageOf(context.get('world'), id);
  return {
    '@id': `/pages/${id}`,
    '@type': 'Page',
    id,
    title: shown(title),
    status,
    sections: sections.toSorted(order).map((section) => ({
      '@id': `/sections/${section.id}`,
      '@type': 'Section',
      ...section,
      title: shown(section.title),
      subTitle: shown(section.subTitle),
      paragraphs: section.paragraphs.toSorted(order).map((paragraph) => ({
        '@id': `/paragraphs/${paragraph.id}`,
        '@type': 'Paragraph',
        ...paragraph,
        text: shown(paragraph.text),
      })),
    })),
  };
}

const objects = (value: unknown): JsonObject[] => {
  if (!Array.isArray(value)) throw badRequest('The type of the "asections" attribute must be "array".');
  return value.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) throw badRequest('The input data is misformatted.');
    return { ...entry };
  });
};

/**
 * Finds the stored part that an entry names; undefined for a new one.
 * @throws PlatformError 500 for an unknown id (docs/platform/b-communities-content.yaml, SectionWrite)
 */
function storedPart<Part extends { id: number }>(parts: readonly Part[], { id }: JsonObject): Part | undefined {
  if (id === undefined || id === null) return undefined;
  const part = parts.find((known) => known.id === id);
  if (part === undefined) throw serverError();
  return part;
}

/** Returns the sent text; null keeps the stored one. */
const textOr = (value: unknown, stored: string | null | undefined): string | null =>
  typeof value === 'string' ? value : (stored ?? null);
const numberOr = (value: unknown, stored: number | undefined): number => {
  if (typeof value === 'number') return value;
  if (stored === undefined) throw serverError();
  return stored;
};

function paragraphsOf(value: unknown, stored: readonly ParagraphRecord[], world: World): ParagraphRecord[] {
  return objects(value).flatMap((entry) => {
    checkTypes(entry, { id: 'int', text: 'string', position: 'int', status: 'int' });
    const before = storedPart(stored, entry);
    const text = textOr(entry.text, before?.text);
    // A new paragraph without text is not stored; an existing one stays (docs/platform/b-communities-content.yaml,
    // ParagraphWrite).
    if (before === undefined && (text ?? '') === '') return [];
    const position = numberOr(entry.position, before?.position);
    return [
      { id: before?.id ?? world.nextId(), text: text ?? '', position, status: numberOr(entry.status, before?.status) },
    ];
  });
}

/** Builds the new set of sections: those not listed by id are deleted (docs/platform/b-communities-content.md §6). */
const sectionsOf = (value: unknown, stored: readonly SectionRecord[], world: World): SectionRecord[] =>
  objects(value).map((entry) => {
    checkTypes(entry, { id: 'int', title: 'string', subTitle: 'string', position: 'int', status: 'int' });
    checkLengths(entry, { title: lineLimit, subTitle: lineLimit });
    const before = storedPart(stored, entry);
    // Columns without a default.
    if (before === undefined) requireAll(entry, ['position', 'status']);
    return {
      id: before?.id ?? world.nextId(),
      title: textOr(entry.title, before?.title),
      subTitle: textOr(entry.subTitle, before?.subTitle),
      position: numberOr(entry.position, before?.position),
      status: numberOr(entry.status, before?.status),
      // Without the key, paragraphs stay.
      paragraphs:
        entry.paragraphs === undefined
          ? (before?.paragraphs ?? [])
          : paragraphsOf(entry.paragraphs, before?.paragraphs ?? [], world),
    };
  });

const types = { title: 'string', status: 'int', asections: 'array' } as const;

function check(body: JsonObject): void {
  checkTypes(body, types);
  checkLengths(body, { title: lineLimit });
}

const changesOf = (body: JsonObject, stored: readonly SectionRecord[], world: World): Partial<ArticleRecord> => ({
  ...(typeof body.title === 'string' && { title: body.title }),
  ...(typeof body.status === 'number' && { status: body.status }),
  ...(Array.isArray(body.asections) && { sections: sectionsOf(body.asections, stored, world) }),
});

function articleRoutes(app: Hono<Env>): void {
  app.get('/admin/articles', (context) => {
    demand(context, 'article_list');
    return answerList(context, {
      type: 'Page',
      rows: context.get('world').get(articleTable).all(),
      filters: [partOf('title', ({ title }) => title), exactly('status', ({ status }) => status)],
      orders: { id: ({ id }) => id, title: ({ title }) => fold(title), status: ({ status }) => status },
      wire: (article) => wireArticle(article, context),
    });
  });

  crudRoutes(app, {
    path: '/admin/articles',
    type: 'Page',
    right: 'article',
    table: articleTable,
    wire: wireArticle,
    written: (article, context) => wireArticle(article, context, byText),
    unknown: serverError,
    create: (body, context) => {
      check(body);
      requireAll(body, ['title', 'status']);
      return { title: '', status: 0, sections: [], ...changesOf(body, [], context.get('world')) };
    },
    change: (article, body, context) => {
      check(body);
      refuseNulls(body, types, ['title', 'status']);
      const world = context.get('world');
      return { ...translated(article, world), ...changesOf(body, article.sections, world) };
    },
  });
}

/** Articles with their sections and paragraphs (docs/platform/b-communities-content.md §6). */
export const articles: TrainingResource = {
  routes: articleRoutes,
  grants: { everybody: ['article_read', 'article_list'] },
};
