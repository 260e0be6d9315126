import { useCallback, useRef, useState } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { isEmail } from '#shared/email.ts';
import type { Account } from './fields.tsx';

export interface AccountCheck {
  /** Returns another account known to have this e-mail; null when there is none or it was not searched. */
  accountOf: (email: string) => Account | null;
  /**
   * Asks the platform whether an account has this e-mail. Never throws: without an answer the save will fail instead.
   */
  check: (email: string | null) => Promise<Account | null>;
  isChecking: boolean;
}

/**
 * Finds accounts by exact e-mail (docs/platform/a-auth-users.yaml, admin/users/email), once per address; does nothing
 * without user_list. The record's own account is ignored.
 */
export function useAccountCheck(stored: { id: number; email: string | null } | null): AccountCheck {
  const canAsk = useCan()('user_list');
  const known = useRef(new Map<string, Account | null>());
  const [isChecking, setChecking] = useState(false);

  // Stable, because the schema calls it.
  const accountOf = useCallback((email: string) => known.current.get(email.trim()) ?? null, []);

  const check = async (typed: string | null): Promise<Account | null> => {
    const email = typed?.trim() ?? '';
    const isWorthAsking = canAsk && email !== stored?.email && isEmail(email);
    if (!isWorthAsking || known.current.has(email)) return accountOf(email);
    setChecking(true);
    try {
      const found = await invoke('users.findByEmail', { email });
      known.current.set(email, found === null || found.id === stored?.id ? null : found);
    } catch {
      // The platform refuses a second account with the same e-mail itself: the save reports it.
    } finally {
      setChecking(false);
    }
    return accountOf(email);
  };

  return { accountOf, check, isChecking };
}
