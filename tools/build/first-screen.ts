import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** What a page may show first: code that is imported on demand, by the path that its module ends with. */
export interface FirstScreen {
  /** Whatever the page shows. */
  always: readonly string[];
  /** In one language only. */
  byLanguage: Readonly<Record<string, string>>;
}

/**
 * Names in the page's document what is imported on demand for its first screen, so that the browser asks for it together
 * with the scripts, and not once they have run. What is for one language has it in `hreflang`: whoever serves the page
 * leaves the others out.
 */
export const firstScreen = ({ always, byLanguage }: FirstScreen): Plugin => ({
  name: 'escale:first-screen',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {}, chunk }) => {
      if (chunk === undefined) return [];
      const known = new Set(filesOf(bundle, chunk.fileName));
      const tagsOf = (module: string, attributes: Record<string, string> = {}) =>
        filesOf(bundle, fileOfModule(bundle, module))
          .filter((file) => !known.has(file))
          .map((file) => tagOf(file, attributes));
      return [
        ...always.flatMap((module) => tagsOf(module)),
        ...Object.entries(byLanguage).flatMap(([hreflang, module]) => tagsOf(module, { hreflang })),
      ];
    },
  },
});

function tagOf(file: string, attributes: Record<string, string>): HtmlTagDescriptor {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return { tag: 'link', injectTo: 'head', attrs: { rel, crossorigin: true, ...attributes, href: `/${file}` } };
}

/** @throws Error when no script of its own begins with the module */
function fileOfModule(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.replaceAll('\\', '/').endsWith(module),
  );
  if (found === undefined) throw new Error(`${module} is no script of its own: the first screen cannot name it`);
  return found.fileName;
}

/** A script, those that it imports, and their style sheets. */
function filesOf(bundle: Bundle, file: string, into = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || into.has(file)) return [...into];
  into.add(file);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) into.add(sheet);
  for (const imported of chunk.imports) filesOf(bundle, imported, into);
  return [...into];
}
