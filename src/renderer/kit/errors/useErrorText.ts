import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import { type Catalogue, saysNothing, wordsFor } from './catalogue.ts';

export interface ErrorTextOptions {
  /** Where to look for words first: `user`, `import`… */
  context?: string;
  /** Known reasons of the screen, in the person's language: given when the platform gives none. */
  causes?: readonly string[];
}

export interface ErrorText {
  /** What went wrong, in one sentence. */
  title: string;
  /** What to do about it, when there is something to do. */
  detail?: string;
  causes: readonly string[];
}

/** Words for an error in the language of the person, by its kind and by what the platform said (screens 01 §4). */
export function useErrorText(): (error: AppError, options?: ErrorTextOptions) => ErrorText {
  const { t, i18n } = useTranslation(['errors', 'notifications']);

  return (error, { context, causes = [] } = {}) => {
    const catalogue: Catalogue = i18n.getResourceBundle(i18n.language, 'notifications') ?? {};
    const inOurWords = (platformText: string) => wordsFor(catalogue, platformText, context) ?? platformText;
    const said = saysNothing(error.platformText) ? undefined : error.platformText;

    switch (error.kind) {
      case 'network':
        return {
          title:
            error.reason === 'unreachable' || error.reason === 'timeout'
              ? t('notifications:generic.Networkerror.error')
              : t('errors:network.unconnected'),
          detail: t(`errors:network.${error.reason}`),
          causes: [],
        };
      case 'unauthorized':
        return { title: inOurWords(said ?? error.key), causes: [] };
      case 'denied':
        return {
          title: t('notifications:generic.AccessDenied.error'),
          detail: error.right && t('errors:denied.right', { right: error.right }),
          causes: [],
        };
      case 'notFound':
        return { title: t('notifications:generic.NotFound.error'), causes: [] };
      case 'invalid':
        return {
          title: said === undefined ? t('errors:invalid.title') : inOurWords(said),
          detail: error.fields.length > 0 ? t('errors:invalid.detail') : undefined,
          causes: [],
        };
      case 'conflict':
        return {
          title: t(`errors:conflict.${error.reason}`, {
            context: error.by && 'by',
            by: error.by,
            twin: error.twin?.name,
            number: error.count,
          }),
          causes: [],
        };
      case 'server':
        if (error.isUnreadable)
          return { title: t('errors:server.unreadable'), detail: t('errors:server.unreadableDetail'), causes: [] };
        if (said !== undefined) return { title: inOurWords(said), causes };
        return {
          title: t('errors:server.noReason'),
          detail: error.status === 503 ? `${t('errors:server.unavailable')} ${t('errors:server.later')}` : undefined,
          causes,
        };
      case 'idle':
        return { title: t('notifications:generic.Idletimeexceeded.error'), causes: [] };
      case 'cancelled':
        return { title: t('errors:cancelled'), causes: [] };
      case 'file':
        return {
          title: t(`errors:file.${error.reason}.title`),
          detail: t(`errors:file.${error.reason}.detail`),
          causes: [],
        };
      case 'refused': {
        const what = error.limit === undefined ? ('refused' as const) : (`refusedLimit.${error.limit}` as const);
        return { title: t(`errors:${what}.title`), detail: t(`errors:${what}.detail`), causes: [] };
      }
      case 'internal':
        return { title: t(`errors:${error.kind}.title`), detail: t(`errors:${error.kind}.detail`), causes: [] };
    }
  };
}

/** What a person copies for the support: kind, status and the platform's own words; nothing about people. */
export function errorDetails(error: AppError): string {
  const { kind, status, platformText } = error;
  const lines = [`kind: ${kind}${'reason' in error ? ` (${error.reason})` : ''}`];
  if (status !== undefined) lines.push(`status: ${status}`);
  if (platformText) lines.push(`platform: ${platformText}`);
  return lines.join('\n');
}
