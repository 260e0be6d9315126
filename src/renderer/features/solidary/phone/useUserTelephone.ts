import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';

/** The telephone of a user, from their page. */
export interface UserTelephone {
  /** Null for a user without one; undefined while their page was not read. */
  telephone: string | null | undefined;
  /** Whether the page may be read. */
  canRead: boolean;
  isReading: boolean;
  /** Why the page could not be read. */
  failure: AppError | null;
  /** Reads the page, which has no effect on the platform. */
  read: () => void;
}

/**
 * The telephone of somebody who was not chosen yet, which only their user page has (docs/screens/07-solidary-records.md
 * §3.1). Nothing is read before it is asked for; a page that was read is known to everybody on screen.
 * @param isAsked whether it is asked for at once
 */
export function useUserTelephone(userId: UserId, isAsked = false): UserTelephone {
  const canRead = useCan()('user_read');
  const [isPressed, setPressed] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...itemQuery('users', userId),
    enabled: canRead && (isAsked || isPressed),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return {
    telephone: data?.telephone,
    canRead,
    isReading: isFetching,
    failure: error === null || isFetching ? null : toAppError(error),
    read: () => {
      if (error !== null) void refetch();
      else setPressed(true);
    },
  };
}
