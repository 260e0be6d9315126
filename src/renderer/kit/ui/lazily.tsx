import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

/** A component in a file of its own, fetched when it is first drawn or asked for before. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /**
   * Fetches the code; once it is there the component is drawn at once. The router waits for it before it changes the
   * page.
   */
  preload: () => Promise<void>;
};

/**
 * Milliseconds after which code that does not come is given up (docs/screens/01-shell-home.md §8): the page then says
 * so and offers a retry.
 */
export const codeLimit = 120_000;

/** Milliseconds after which a failure stands on screen. */
const failureShown = 500;

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
 * React's `lazy`, except that what was fetched before is drawn without a fallback: `lazy` shows one even then, and
 * React leaves a fallback on screen for 300 ms at least. Draw it inside a Suspense.
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
        // React keeps the failure of this one for good, and draws it more than once before it shows it: whoever tries
        // again afterwards draws another.
        setTimeout(() => {
          Later = later();
        }, failureShown);
        throw thrown;
      }
    });
  let Later = later();
  function Lazily(props: Props) {
    // The same one for as long as it is shown: another type would begin anew.
    const [SelectionSnapshot] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <SelectionSnapshot {...props} />;
  }
  return Object.assign(Lazily, { preload: async () => void (await fetched()) });
}
