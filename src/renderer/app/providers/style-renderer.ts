import { createDOMRenderer } from '@fluentui/react-components';

/**
 * Puts Fluent's styles before the application's own, whichever is loaded first, so that a class of ours beside one of
 * Fluent's has the last word on every screen and not only where its file came late.
 */
export const styleRenderer = createDOMRenderer(document, {
  insertionPoint: document.querySelector<HTMLMetaElement>('meta[name="fluent-styles"]') ?? undefined,
});
