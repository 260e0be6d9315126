import type { ReactNode } from 'react';
import { NotifyContext } from '../../kit/notify.ts';

const ignore = () => {};

/** Gives screens the way to speak to the person. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  return <NotifyContext value={ignore}>{children}</NotifyContext>;
}
