import type { Rolldown } from 'vite';

/** The comment by which V8 compiles every function of a script as it is loaded (Chromium 136 and later). */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Has V8 compile scripts as they are loaded, beside what the page does, and not function by function as each is first
 * called: the first key in an editor called some hundred of them. For scripts that are loaded before they are needed, and
 * that run whole.
 *
 * @param modules what the paths of the modules end with that the scripts begin with
 * @returns the option `postBanner` of the build's output
 */
export const compileAhead =
  (modules: readonly string[]): Rolldown.AddonFunction =>
  ({ facadeModuleId }) =>
    modules.some((module) => facadeModuleId?.replaceAll('\\', '/').endsWith(module)) ? hint : '';

/** The scripts of the page that are compiled ahead. */
export const compiledAhead = compileAhead(['kit/rich-text/editor/RichTextControl.tsx']);
