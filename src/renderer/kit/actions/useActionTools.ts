import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useBootstrap, useSignedIn } from '#renderer/kit/data/session.ts';
import { openExternal } from '#renderer/kit/ui/external.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { useText } from '#renderer/kit/ui/text.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
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
