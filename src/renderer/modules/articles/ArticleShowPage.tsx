import { Badge, MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { actionIds } from '#renderer/kit/resource/actions.ts';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Article } from '#shared/resources/articles/index.ts';
import { articleActions } from './actions.ts';
import { statusColors, statusLabel } from './labels.ts';
import { useForeignLanguage } from './language.ts';
import styles from './show/show.module.css';
import { ArticleText } from './text/ArticleText.tsx';

/** `/articles/show/{id}` (docs/screens/05-content.md B3). */
export const ArticleShowPage = ({ id }: { id: number }) => (
  <RecordPage resource="articles" id={id}>
    {(article) => (
      <>
        <ArticleHeader article={article} />
        <ArticleRead article={article} />
      </>
    )}
  </RecordPage>
);

const { duplicate } = actionIds('articles');

/** Header of an article's page. */
function ArticleHeader({ article }: { article: Article }) {
  const { t } = useTranslation('articles');
  const translate = useTranslate();
  const { status, counts } = article;
  return (
    <ActionHeader
      record={article}
      resource="articles"
      actions={articleActions}
      buttons={[duplicate]}
      badges={
        status !== null && (
          <Badge appearance="tint" color={statusColors[status]}>
            {translate(statusLabel(status))}
          </Badge>
        )
      }
      facts={[
        t('show.sections', { count: counts.sections }),
        t('show.paragraphs', { count: counts.paragraphs }),
        t('show.published', { count: counts.published }),
      ]}
    />
  );
}

/** Shows the text of an article, whole or as on the public site. */
function ArticleRead({ article }: { article: Article }) {
  const { t } = useTranslation('articles');
  const language = useForeignLanguage();
  const [isPublishedOnly, setPublishedOnly] = useState(false);
  return (
    <section className={styles.text} aria-label={t('show.text')}>
      <div className={styles.bar}>
        <Switch
          label={t('show.publishedOnly')}
          checked={isPublishedOnly}
          onChange={(_, { checked }) => setPublishedOnly(checked)}
        />
      </div>
      {language !== null && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('show.translated', { language })}</MessageBarBody>
        </MessageBar>
      )}
      <article className={styles.page}>
        <ArticleText sections={article.sections} isPublishedOnly={isPublishedOnly} />
      </article>
    </section>
  );
}
