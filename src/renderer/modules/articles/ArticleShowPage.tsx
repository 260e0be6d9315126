import { Badge, MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionIds } from '#renderer/kit/resource/actions.ts';
import { useOwnActivity } from '#renderer/kit/resource/own-activity.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { RecordView } from '#renderer/kit/resource/RecordView.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Activity } from '#renderer/kit/ui/show/Activity.tsx';
import { KeyStrip } from '#renderer/kit/ui/show/KeyStrip.tsx';
import { RecordBody } from '#renderer/kit/ui/show/RecordBody.tsx';
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
      <ArticleView article={article}>
        <RecordBody top={<ArticleKeyFacts article={article} />} aside={<ArticleActivity article={article} />}>
          <ArticleRead article={article} />
        </RecordBody>
      </ArticleView>
    )}
  </RecordPage>
);

const { duplicate } = actionIds('articles');

interface ArticleProps {
  article: Article;
}

/** The page of an article: its status and what can be done to it around its text. */
function ArticleView({ article, children }: ArticleProps & { children: ReactNode }) {
  const translate = useTranslate();
  const { status } = article;
  return (
    <RecordView
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
    >
      {children}
    </RecordView>
  );
}

/** How long it is, and how much of it is online. */
function ArticleKeyFacts({ article: { counts } }: ArticleProps) {
  const { t } = useTranslation('articles');
  const { number } = useFormat();
  return (
    <KeyStrip
      facts={[
        { label: t('fields.sections'), value: number(counts.sections) },
        { label: t('fields.paragraphs'), value: number(counts.paragraphs) },
        { label: t('show.online'), value: number(counts.published) },
      ]}
    />
  );
}

/** What was done to it on this computer: the platform gives no dates of articles. */
const ArticleActivity = ({ article: { id } }: ArticleProps) => <Activity entries={useOwnActivity('articles', id)} />;

/** Shows the text of an article, whole or as on the public site. */
function ArticleRead({ article }: ArticleProps) {
  const { t } = useTranslation('articles');
  const language = useForeignLanguage();
  const [isPublishedOnly, setPublishedOnly] = useState(false);
  return (
    <section className={`${flow.stackM} ${styles.text}`} aria-label={t('show.text')}>
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
      <article className={`${flow.surface} ${styles.page}`}>
        <ArticleText sections={article.sections} isPublishedOnly={isPublishedOnly} />
      </article>
    </section>
  );
}
