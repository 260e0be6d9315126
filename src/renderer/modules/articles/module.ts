import { DocumentTextRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The screens of articles (docs/screens/05-content.md B). */
export const articles = defineModule('articles', {
  icon: DocumentTextRegular,
  goKey: 'L',
  commands: [
    {
      id: 'articles.toolbox',
      label: 'articles:actions.toolbox',
      isOffered: ({ config, session }) => config.modules.toolboxEdit && session.permissions.includes('article_read'),
      run: async (tools) => (await import('./toolbox.ts')).openToolbox(tools),
    },
  ],
  list: async () => (await import('./list.tsx')).articleList,
  form: async () => (await import('./form/ArticleForm.tsx')).ArticleForm,
  show: async () => (await import('./ArticleShowPage.tsx')).ArticleShowPage,
});
