import { minify, type Plugin } from 'vite';

const pathOf = (id: string): string => id.split('?', 1)[0] ?? '';

const isOfPackage = (id: string): boolean => /[\\/]node_modules[\\/].*\.[cm]?js$/u.test(pathOf(id));

/** Modules that the bundler itself puts in. */
const isOfBundler = (id: string): boolean => id.startsWith('\0');

/**
 * Shortens the packages of the main process, which weigh more than its own sources: the names of their variables, and
 * the white space of chunks that hold nothing else. Names of functions and classes stay, and so do the lines of the
 * sources, for the traces of failures in logs.
 */
export function shortNamesInPackages(): Plugin {
  return {
    name: 'escale:short-names-in-packages',
    enforce: 'post',
    async transform(code, id) {
      if (!isOfPackage(id)) return null;
      const short = await minify(pathOf(id), code, {
        compress: false,
        mangle: { keepNames: true },
        codegen: { removeWhitespace: false },
      });
      if (short.errors.length > 0) this.error(`${pathOf(id)}: ${short.errors[0]?.message}`);
      return { code: short.code, map: null };
    },
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.every((id) => isOfPackage(id) || isOfBundler(id))) continue;
        const short = await minify(chunk.fileName, chunk.code, {
          compress: false,
          mangle: false,
          codegen: { removeWhitespace: true },
        });
        if (short.errors.length > 0) this.error(`${chunk.fileName}: ${short.errors[0]?.message}`);
        chunk.code = short.code;
      }
    },
  };
}
