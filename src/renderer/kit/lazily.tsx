import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

/** A component in a file of its own, fetched when it is first drawn or asked for before. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Fetches the code; once it is there the component is drawn at once. The router waits for it before it changes the page. */
  preload: () => Promise<void>;
};

/**
 * React's `lazy`, except that what was fetched before is drawn without a fallback: `lazy` shows one even then, and React
 * leaves a fallback on screen for 300 ms at least. Draw it inside a Suspense.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetched = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load();
    return loaded;
  };
  const Later = lazy(async () => ({ default: await fetched() }));
  function Lazily(props: Props) {
    // The same one for as long as it is shown: another type would begin anew.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Chosen {...props} />;
  }
  return Object.assign(Lazily, { preload: async () => void (await fetched()) });
}
