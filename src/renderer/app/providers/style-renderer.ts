import { createDOMRenderer } from '@fluentui/react-components';

const place = document.querySelector<HTMLMetaElement>('meta[name="fluent-styles"]');

/**
 * Puts Fluent's styles before the application's own, whichever is loaded first, so that a class of ours beside one of
 * Fluent's has the last word on every screen and not only where its file came late. They bear the number by which the policy
 * of the page knows them.
 */
export const styleRenderer = createDOMRenderer(document, {
  ...(place !== null && { insertionPoint: place, styleElementAttributes: { nonce: place.nonce } }),
});
