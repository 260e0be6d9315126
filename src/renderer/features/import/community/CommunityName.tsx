import type { ReactNode } from 'react';
import { useRecordNames } from '#renderer/kit/form/pickers/pickable.ts';

/** Renders a text with the name of a community; its number while the name is unknown. */
export function CommunityName({ id, children }: { id: number; children: (name: string) => ReactNode }) {
  return children(useRecordNames('communities', [id])(id));
}
