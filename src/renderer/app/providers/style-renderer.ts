import { createDOMRenderer } from '@fluentui/react-components';

const place = document.querySelector<HTMLMetaElement>('meta[name="fluent-styles"]');

/**
 * Inserts Fluent's styles before the application's own, whichever is loaded first, so that an own class overrides
 * Fluent's on every screen and not only where its file came late. The style elements carry the nonce of the content
 * policy.
 */
export const styleRenderer = createDOMRenderer(document, {
  ...(place !== null && { insertionPoint: place, styleElementAttributes: { nonce: place.nonce } }),
});
