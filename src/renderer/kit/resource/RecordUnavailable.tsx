import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoadedContext, loadedNotice, saidInPlace, useNotify } from '#renderer/kit/data/notify.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { ErrorState } from '#renderer/kit/ui/states/ErrorState.tsx';
import { NotFoundState } from '#renderer/kit/ui/states/NotFoundState.tsx';
import { toAppError } from '#shared/failure.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import { addressOf, type RouteName } from '#shared/routes.ts';
import { hides404As500 } from './resources.ts';

interface RecordUnavailableProps {
  thrown: unknown;
  /** The way back. */
  list: ResourceName & RouteName;
  /** Context of the error texts and of the message: `user`. */
  context: LoadedContext;
  /** Why the record may not exist, instead of the default text. */
  text?: string | undefined;
  onRetry: () => void;
}

/**
 * In place of a record that cannot be shown. Where the platform answers an unknown id with a 500 like any other, both
 * ways out are offered.
 */
export function RecordUnavailable({ thrown, list: name, context, text, onRetry }: RecordUnavailableProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const notify = useNotify();
  const error = toAppError(thrown);
  const isGone = error.kind === 'notFound';
  // The list that led here still shows the row.
  useEffect(() => {
    if (isGone) void client.invalidateQueries({ queryKey: keys.lists(name) });
  }, [isGone, client, name]);
  // Beside the page, which says it in full: in the list of messages it stays once the page is left
  // (docs/screens/01-shell-home.md §4, §7).
  const notifyFailure = useEffectEvent(() => {
    if (!isGone && error.kind !== 'denied') notify(saidInPlace(loadedNotice(context, error)));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure.
  useEffect(() => notifyFailure(), [thrown]);
  const list = { to: addressOf(name), label: t('states.toList') };
  const mayBeUnknown = hides404As500(name) && error.kind === 'server' && !error.isUnreadable && error.status !== 503;
  if (mayBeUnknown) return <NotFoundState list={list} text={text} failure={{ error, onRetry }} />;
  return <ErrorState error={error} context={context} list={list} onRetry={onRetry} />;
}
