import { useMemo, useRef, useState } from 'react';
import { read } from '#renderer/kit/data/bridge.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { AppFailure } from '#shared/failure.ts';
import type { Community } from '#shared/resources/communities/index.ts';

/** A name normalised for the check: trimmed. */
const same = (name: string): string => name.trim();

export interface NameCheck {
  isChecking: boolean;
  /** The message about a name that was found taken; null for any other. */
  refuse: (name: string) => string | null;
  /** Searches another community with this name. Resolves to true when there is one. */
  look: (name: string | null) => Promise<boolean>;
  /** Like `look`, before a save. @throws AppFailure `invalid` on the name */
  ensure: (name: string) => Promise<void>;
}

/**
 * Looks for another community of the same name, as the platform takes each name once (docs/screens/03-communities.md
 * §4). Case, accents and punctuation do not count. If the list cannot be read there is no error: the platform checks
 * too.
 */
export function useNameCheck(stored: Community | null): NameCheck {
  const taken = useRef(new Map<string, string>());
  const [isChecking, setChecking] = useState(false);
  const [id, former] = [stored?.id, stored?.name];

  const check = useMemo(() => {
    const refuse = (name: string) => {
      const duplicate = taken.current.get(same(name));
      return duplicate === undefined ? null : ruleMessage('communities:form.rules.nameTaken', { name: duplicate });
    };
    const look = async (name: string | null) => {
      if (name === null || same(name) === '' || same(name) === former) return false;
      setChecking(true);
      try {
        const except = id === undefined ? {} : { except: id };
        const found = await read('images.findDuplicate', { resource: 'communities', name: same(name), ...except });
        if (found === null) taken.current.delete(same(name));
        else taken.current.set(same(name), found.name);
        return found !== null;
      } catch {
        return false;
      } finally {
        setChecking(false);
      }
    };
    const ensure = async (name: string) => {
      if (!(await look(name))) return;
      throw new AppFailure({ kind: 'invalid', fields: [{ field: 'name', message: refuse(name) ?? '' }] });
    };
    return { refuse, look, ensure };
  }, [id, former]);
  return { ...check, isChecking };
}
