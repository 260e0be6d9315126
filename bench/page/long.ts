import { asInstant } from '#shared/instant.ts';
import { articles } from '#shared/resources/articles/index.ts';
import { openApp, untilThere } from './app.ts';
import { nextFrame } from './frames.ts';

const sentence = 'Partagez vos trajets de la semaine, <strong>à deux</strong> par voiture, avec vos collègues.';

const line = Array.from({ length: 4 }, () => sentence).join(' ');

const paragraphs = (count: number, of: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    text: of,
    position: index + 1,
    status: index % 7 && 1,
  }));

const openForm = async (container: HTMLElement, list: readonly object[]): Promise<void> => {
  const size = 25;
  const sections = Array.from({ length: Math.ceil(list.length / size) }, (_, index) => ({
    id: index + 1,
    title: `Partie ${index + 1}`,
    subTitle: null,
    position: index + 1,
    status: 1,
    paragraphs: list.slice(index * size, (index + 1) * size),
  }));
  const article = articles.item.parse({ id: 7, title: 'Aide', status: 1, asections: sections, sections });
  openApp(container, '/articles/7', {
    'articles.get': () => article,
    'drafts.get': () => null,
    'drafts.hold': () => undefined,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
  });
  await untilThere(container, '[contenteditable="true"], textarea');
  await nextFrame();
};

/** Opens the form of an article with this many paragraphs. */
export const openArticle = (container: HTMLElement, count: number): Promise<void> =>
  openForm(container, paragraphs(count, `<p>${line}</p>`));

/** Opens the form of an article of one paragraph with this many kilobytes. */
export const openText = (container: HTMLElement, kilobytes: number): Promise<void> => {
  const html = `<p>${line}</p>`;
  return openForm(container, paragraphs(1, html.repeat(Math.round((kilobytes * 1000) / html.length))));
};

/** Opens home with this many drafts. */
export async function openDrafts(container: HTMLElement, count: number): Promise<void> {
  openApp(container, '/', {
    'drafts.list': () => ({
      isRead: true,
      drafts: Array.from({ length: count }, (_, index) => ({
        resource: 'users',
        record: index + 1,
        savedAt: asInstant('2026-05-01T10:00:00+00:00'),
      })),
    }),
  });
  await untilThere(container, '#page a[href^="/users/"], #page [href*="users"]');
  await nextFrame();
}
