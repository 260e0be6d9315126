import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone } from '#shared/failure.ts';
import { importBounds } from '#shared/import/limits.ts';
import { useFormat } from '../format.ts';
import { hasNoReason } from './catalogue.ts';
import { usePlatformText } from './usePlatformText.ts';

export interface ErrorTextOptions {
  /** Section of the catalogue to search first: `user`, `import`… */
  context?: string;
  /** Likely causes that the screen knows, translated; shown when the platform gives no reason. */
  causes?: readonly string[];
  /** A write may have reached the platform: the advice must not be to try again. */
  isWrite?: boolean;
}

export interface ErrorText {
  /** What went wrong, in one sentence. */
  title: string;
  /** What to do about it, where there is something to do. */
  detail?: string;
  causes: readonly string[];
}

/**
 * Returns a function that describes an error in the language of the screen, by its kind and the platform's text
 * (docs/screens/01-shell-home.md §4).
 */
export function useErrorText(): (error: AppError, options?: ErrorTextOptions) => ErrorText {
  const { t } = useTranslation(['errors', 'notifications']);
  const platformTextOf = usePlatformText();
  const { number } = useFormat();

  return (error, { context, causes = [], isWrite = false } = {}) => {
    const translated = (platformText: string) => platformTextOf(platformText, context);
    const reason = hasNoReason(error.platformText) ? undefined : error.platformText;
    const isOpen = (isWrite || error.readBack !== undefined) && mayBeDone(error);
    const readBack = error.readBack ?? (isOpen ? 'unseen' : undefined);
    // The result of the check after a write replaces any advice to try again.
    const found = readBack && t(`errors:readBack.${readBack}`);

    // An unreachable platform has not refused anything, so no causes are shown.
    const isDown = error.status === 503;

    switch (error.kind) {
      case 'network':
        return {
          title:
            error.reason === 'unreachable' || error.reason === 'timeout'
              ? t('notifications:generic.Networkerror.error')
              : t('errors:network.unconnected'),
          detail: found ?? t(`errors:network.${error.reason}`),
          causes: [],
        };
      case 'unauthorized':
        return { title: sessionText(reason ?? error.key), detail: waitText(error.retryAfter), causes: [] };
      case 'denied':
        return {
          // The detail says whom to ask where the right is known: the title does not say it before.
          title: t(error.right === undefined ? 'notifications:generic.AccessDenied.error' : 'errors:denied.title'),
          detail: error.right && t('errors:denied.right', { right: error.right }),
          causes: [],
        };
      case 'notFound':
        return { title: translated('Not Found'), causes: [] };
      case 'invalid':
        return {
          title: refusalTitle(error, reason),
          detail: error.isTooLarge
            ? t('errors:invalid.tooLargeDetail')
            : error.fields.length > 0
              ? t('errors:invalid.detail')
              : undefined,
          causes: [],
        };
      case 'conflict':
        return {
          title: t(`errors:conflict.${error.reason}`, {
            context: error.by && 'by',
            by: error.by,
            duplicate: error.duplicate?.name,
            number: error.count,
          }),
          causes: [],
        };
      case 'server':
        if (error.isTooLarge)
          return { title: t('errors:server.tooLarge'), detail: t('errors:server.tooLargeDetail'), causes: [] };
        if (error.isUnreadable)
          return {
            title: t('errors:server.unreadable'),
            detail: found ?? t('errors:server.unreadableDetail'),
            causes: [],
          };
        if (reason !== undefined) return { title: translated(reason), detail: found, causes: isOpen ? [] : causes };
        return {
          title: t(`errors:server.${error.isGateway ? 'gateway' : isOpen || isDown ? 'failed' : 'noReason'}`),
          detail: found ?? (isDown ? `${t('errors:server.unavailable')} ${t('errors:server.later')}` : undefined),
          causes: isOpen || isDown ? [] : causes,
        };
      case 'idle':
        return { title: t('notifications:generic.Idletimeexceeded.error'), causes: [] };
      case 'keychain':
        return { title: t('errors:keychain.title'), detail: t('errors:keychain.detail'), causes: [] };
      case 'cancelled':
        return { title: t('errors:cancelled'), causes: [] };
      case 'file':
        return {
          title: t(`errors:file.${error.reason}.title`),
          detail: t(`errors:file.${error.reason}.detail`, boundsInWords(number)),
          causes: [],
        };
      case 'refused': {
        const wait = waitText(error.retryAfter);
        if (wait !== undefined) return { title: t('errors:passwordWait.title'), detail: wait, causes: [] };
        const what = error.limit === undefined ? ('refused' as const) : (`refusedLimit.${error.limit}` as const);
        return { title: t(`errors:${what}.title`), detail: t(`errors:${what}.detail`), causes: [] };
      }
      case 'internal':
        return {
          title: t(`errors:${error.kind}.title`),
          detail: found ?? t(`errors:${error.kind}.detail`),
          causes: [],
        };
    }

    /** How long to wait before another password is tried. */
    function waitText(seconds: number | undefined): string | undefined {
      if (seconds === undefined) return undefined;
      return seconds < 120
        ? t('errors:passwordWait.seconds', { count: seconds })
        : t('errors:passwordWait.minutes', { count: Math.ceil(seconds / 60) });
    }

    /** Describes refused fields by the platform's messages: the field names are those of the wire. */
    function refusalTitle(refusal: Extract<AppError, { kind: 'invalid' }>, text: string | undefined): string {
      if (refusal.isTooLarge) return t('errors:invalid.tooLarge');
      const messages = [...new Set(refusal.fields.map(({ message }) => translated(message)))];
      if (messages.length > 0) return messages.join(' · ');
      return text === undefined ? t('errors:invalid.title') : translated(text);
    }

    /** The token layer answers in English and names users by e-mail: a text without translation is not shown. */
    function sessionText(text: string): string {
      const ours = translated(text);
      return ours === text ? t('notifications:generic.Sessionended.error') : ours;
    }
  };
}

/** The limits of import files as values of error texts. */
const boundsInWords = (number: (value: number) => string) => ({
  megabytes: number(importBounds.bytes / 1_000_000),
  workbookMegabytes: number(importBounds.workbookBytes / 1_000_000),
  records: number(importBounds.records),
  columns: number(importBounds.columns),
  characters: number(importBounds.characters),
  emptyLines: number(importBounds.emptyLines),
});

/** Text for the support to copy: kind, status and the platform's own text; no personal data. */
export function errorDetails(error: AppError): string {
  const { kind, status, platformText } = error;
  const lines = [`kind: ${kind}${'reason' in error ? ` (${error.reason})` : ''}`];
  if (status !== undefined) lines.push(`status: ${status}`);
  if (platformText) lines.push(`platform: ${platformText}`);
  return lines.join('\n');
}

/** What went wrong and what to do about it, as one text. */
export const sentences = (title: string, detail: string | undefined): string =>
  detail === undefined ? title : `${title}. ${detail}`;
