import { MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '#shared/resources/articles/index.ts';
import { useForeignLanguage } from '../language.ts';
import { ArticleText } from '../text/ArticleText.tsx';
import styles from './show.module.css';

/** Shows the text of an article, whole or as on the public site. */
export function ArticleRead({ article }: { article: Article }) {
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
