import { useTranslation } from 'react-i18next';
import { toAppError } from '#shared/failure.ts';
import { addressOf } from '#shared/routes.ts';
import { ErrorState } from '../../states/ErrorState.tsx';
import { NotFoundState } from '../../states/NotFoundState.tsx';
import type { PeopleList } from '../lists.ts';

/**
 * In place of a user that cannot be shown. For an unknown id the platform answers a 500 like any other (contract a §3):
 * both ways out are offered.
 */
export function UserUnavailable({
  thrown,
  list: name,
  onRetry,
}: {
  thrown: unknown;
  /** The way back. */
  list: PeopleList;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const error = toAppError(thrown);
  const list = { to: addressOf(name), label: t('states.toList') };
  const mayBeUnknown = error.kind === 'server' && !error.isUnreadable && error.status !== 503;
  if (mayBeUnknown) return <NotFoundState list={list} failure={{ error, onRetry }} />;
  return <ErrorState error={error} context="user" list={list} onRetry={onRetry} />;
}
