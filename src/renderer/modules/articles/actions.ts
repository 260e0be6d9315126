import { CloudArrowUpRegular, CloudOffRegular, CopyRegular, ToolboxRegular } from '@fluentui/react-icons';
import { type Action, defineAction, type RecordAction } from '#renderer/kit/actions/define.ts';
import type { ActionContext } from '#renderer/kit/actions/tools.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import {
  actionIds,
  createAction,
  editAction,
  exportAction,
  openAction,
  removeAction,
} from '#renderer/kit/resource/actions.ts';
import { createRecord, deleteRecord, readRecord } from '#renderer/kit/resource/calls.ts';
import { changeAction, statusChange } from '#renderer/kit/resource/changes.ts';
import { rightsOf } from '#renderer/kit/resource/resources.ts';
import type { Article } from '#shared/resources/articles/index.ts';
import { addressOf } from '#shared/routes.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { partsToWrite } from './form/draft.ts';
import { DRAFT, PUBLISHED } from './labels.ts';
import { foreignLanguage } from './language.ts';
import { printArticle } from './print/action.ts';
import { openToolbox } from './toolbox.ts';

/** Replaces a status unknown to this version on undo: nobody sees a draft. */
const fallback = DRAFT;

const publish = statusChange('articles', {
  id: 'publish',
  label: 'articles:actions.publish',
  icon: CloudArrowUpRegular,
  to: PUBLISHED,
  fallback,
});

const unpublish = statusChange('articles', {
  id: 'unpublish',
  label: 'articles:actions.unpublish',
  icon: CloudOffRegular,
  to: DRAFT,
  fallback,
});

/**
 * Whether the article is read in the platform's language. A translation can be neither duplicated nor changed: it would
 * be stored as the original.
 */
const isOriginal = (_: Article, context: ActionContext): boolean => foreignLanguage(context) === null;

/** A change of the status, offered only where it would not store a translation as the original. */
function changeOriginal(change: typeof publish): RecordAction<Article> {
  const action = changeAction(change);
  const isVisible = (article: Article, context: ActionContext) =>
    isOriginal(article, context) && !change.isApplied(article);
  return { ...action, isVisible };
}

/**
 * Duplicates an article with all its parts, as a draft. Its title says that it is a copy, since public pages may refer
 * to an article by its title.
 */
const duplicate = defineAction<Article, { id: number }>({
  id: actionIds('articles').duplicate,
  label: 'record:actions.duplicate',
  icon: CopyRegular,
  section: 'change',
  permission: rightsOf('articles').create,
  accepts: 'one',
  isVisible: isOriginal,
  perform: async ({ id }, { open, translate }) => {
    const { title, sections } = await readRecord('articles', id);
    const suffix = ` (${translate('articles:actions.copy')})`;
    const created = await createRecord('articles', {
      title: `${title.slice(0, lineLimit - suffix.length)}${suffix}`,
      status: DRAFT,
      sections: partsToWrite(sections),
    });
    await open(addressOf('articles_edit', { id: created.id }));
    return created;
  },
  undo: async ({ id }, { open, pathname }) => {
    await deleteRecord('articles', id);
    if ([addressOf('articles_edit', { id }), addressOf('articles_show', { id })].includes(pathname()))
      await open(addressOf('articles'));
  },
  undoPermission: rightsOf('articles').remove,
  undoQuestion: (article) => ({
    title: 'articles:undoCopy.title',
    text: 'articles:undoCopy.text',
    button: 'articles:undoCopy.button',
    values: { name: recordName(article) },
  }),
  notice: { context: 'articles', name: 'created' },
  invalidates: ['articles'],
});

const toolbox = defineAction({
  id: 'articles.toolbox',
  label: 'articles:actions.toolbox',
  icon: ToolboxRegular,
  section: 'open',
  permission: rightsOf('articles').show,
  switch: 'toolboxEdit',
  accepts: 'page',
  run: openToolbox,
});

/** The actions on articles (docs/screens/05-content.md B1): on the list, then on one article. */
export const articleActions: readonly Action<Article>[] = [
  exportAction('articles'),
  toolbox,
  createAction('articles', 'articles:actions.create'),
  openAction('articles'),
  editAction('articles'),
  changeOriginal(publish),
  changeOriginal(unpublish),
  duplicate,
  printArticle,
  removeAction('articles', {
    confirm: {
      level: 'typeToConfirm',
      title: 'record:remove.title',
      text: 'articles:remove.text',
      button: 'record:remove.button',
      values: (article) => ({ name: recordName(article) }),
      expected: recordName,
    },
  }),
];
