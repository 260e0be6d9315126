import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { actionIds } from '#renderer/kit/resource/actions.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Article } from '#shared/resources/articles/index.ts';
import { articleActions } from '../actions.ts';
import { statusColors, statusLabel } from '../labels.ts';

const { duplicate } = actionIds('articles');

/** Top of an article's page. */
export function ArticleHeader({ article }: { article: Article }) {
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
