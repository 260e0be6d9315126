import { AppFailure, conflict } from '#shared/failure.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import type { Article } from '#shared/resources/articles/index.ts';
import { readPicture } from '../files/picture.ts';
import type { Handlers } from '../ipc/handler.ts';
import { sendArticlePicture } from './article-pictures.ts';
import type { RecordTools } from './services.ts';

type Changes = ParsedRequestOf<'articles.update'>['changes'];

interface Guard {
  /** Language of the signed-in person's profile; null if unknown. */
  language: string | null;
  platformLanguage: string;
  /** Reads the article as it is now. */
  read: () => Promise<Article>;
}

/** `fr_FR` counts as French. */
const baseOf = (language: string) => language.toLowerCase().split(/[-_]/)[0];

/**
 * Whether every section to save still exists: an unknown id causes a 500 (docs/platform/b-communities-content.yaml,
 * SectionWrite).
 */
function areThere(wanted: NonNullable<Changes['sections']>, { sections }: Article): boolean {
  const known = new Map(sections.map(({ id, paragraphs }) => [id, new Set(paragraphs.map((part) => part.id))]));
  return wanted.every(({ id, paragraphs }) => {
    const stored = id === undefined ? new Set<number>() : known.get(id);
    return stored !== undefined && paragraphs.every((part) => part.id === undefined || stored.has(part.id));
  });
}

/**
 * Refuses a change that would do harm. The platform returns texts translated into the language of the person's profile,
 * and on any change, even of the status alone, it overwrites the original with the translation it read
 * (docs/platform/b-communities-content.md §6); no change is allowed then. Sections are matched by id, so each must
 * still exist.
 * @throws AppFailure `conflict`/`otherLanguage`, `conflict`/`partsGone`, and what reading throws
 */
export async function guardArticle({ sections }: Changes, guard: Guard): Promise<void> {
  const { language, platformLanguage, read } = guard;
  if (language !== null && baseOf(language) !== baseOf(platformLanguage)) throw conflict('otherLanguage');
  if (sections === undefined) return;
  if (!areThere(sections, await read())) throw conflict('partsGone');
}

type Channels = 'articles.update' | 'articles.uploadPicture';

export const articles = (tools: RecordTools): Pick<Handlers, Channels> => ({
  'articles.update': async ({ id, changes }, call) => {
    const { platformLanguage, records, session, standard } = tools;
    const language = session.signedIn.user.languageCode;
    await guardArticle(changes, { language, platformLanguage, read: () => records.articles.get(id, call) });
    return standard['articles.update']({ id, changes }, call);
  },
  'articles.uploadPicture': async ({ selectionId }, { signal }) => {
    const { fetch, target, others } = tools.articlePictures;
    if (target === undefined) throw new AppFailure({ kind: 'refused', platformText: 'articleImageUrl' });
    const picture = await readPicture(tools.files, tools.selections.get(selectionId));
    return { address: await sendArticlePicture({ fetch, target, others }, picture, signal) };
  },
});
