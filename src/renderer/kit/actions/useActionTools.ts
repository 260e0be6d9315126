import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { openExternal } from '../list/external.ts';
import { useNavigation } from '../list/navigation.ts';
import { useText } from '../list/text.ts';
import { useNotify } from '../notify.ts';
import { useBootstrap, useSignedIn } from '../session.ts';
import { useCopy } from '../useCopy.ts';
import type { ActionTools, Situation } from './define.ts';

export function useSituation(): Situation {
  const session = useSignedIn();
  const { config } = useBootstrap();
  return useMemo(() => ({ session, config }), [session, config]);
}

/** What actions are performed with. */
export function useActionTools(): ActionTools {
  const situation = useSituation();
  const { open, pathname } = useNavigation();
  const copy = useCopy();
  const words = useText();
  const notify = useNotify();
  const client = useQueryClient();
  return { ...situation, open, pathname, openExternal, copy: (text) => void copy(text), words, notify, client };
}
