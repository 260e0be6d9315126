import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/** A component whose code is loaded when it is first rendered, or before by `preload`. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /**
   * Loads the code; afterwards the component renders without a fallback. The router awaits it before it changes the
   * page.
   */
  preload: () => Promise<void>;
};

/** Milliseconds after which loading code fails (docs/screens/01-shell-home.md §8): the page then offers a retry. */
export const codeLimit = 120_000;

/** Milliseconds during which a failure stays on screen before a new attempt may replace it. */
const retryDelay = 500;

/** @throws Error when it takes longer than `codeLimit` */
async function inTime<T>(code: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the code of a part of the page did not come')), codeLimit);
  try {
    return await Promise.race([code, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Like React's `lazy`, but renders loaded code without a fallback: `lazy` shows one even then, and React keeps a
 * fallback on screen for at least 300 ms. Render it inside a Suspense.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetched = async (): Promise<ComponentType<Props>> => {
    loaded ??= await inTime(load());
    return loaded;
  };
  const later = () =>
    lazy(async () => {
      try {
        return { default: await fetched() };
      } catch (thrown) {
        // React keeps the failure of a lazy component for good, and renders it more than once before it shows it: a
        // later attempt renders a new one.
        setTimeout(() => {
          Later = later();
        }, retryDelay);
        throw thrown;
      }
    });
  let Later = later();
  function Lazily(props: Props) {
    // The same component while it is mounted: another type would remount it.
    const [Rendered] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Rendered {...props} />;
  }
  return Object.assign(Lazily, { preload: async () => void (await fetched()) });
}
