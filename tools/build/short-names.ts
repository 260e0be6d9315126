import { minify, type Plugin } from 'vite';

const pathOf = (id: string): string => id.split('?', 1)[0] ?? '';

const isOfPackage = (id: string): boolean => /[\\/]node_modules[\\/].*\.[cm]?js$/u.test(pathOf(id));

/** The platform for training, of which no failure is reported. */
const isOfTraining = (id: string): boolean => /[\\/]src[\\/]training[\\/]/u.test(pathOf(id));

/** Modules that the bundler itself puts in. */
const isOfBundler = (id: string): boolean => id.startsWith('\0');

const isWithoutLines = (id: string): boolean => isOfPackage(id) || isOfBundler(id) || isOfTraining(id);

/**
 * Shortens the packages of the main process, which weigh more than its own sources, and the training platform: the names
 * of their variables, and the white space of chunks that hold nothing else. Names of functions and classes stay, and
 * so do the lines of the other sources, for the traces of failures in logs.
 */
export function shortNamesInPackages(): Plugin {
  return {
    name: 'escale:short-names-in-packages',
    enforce: 'post',
    async transform(code, id) {
      if (!isOfPackage(id) && !isOfTraining(id)) return null;
      // Sources are scripts by now, whatever their names end with.
      const short = await minify(`${pathOf(id)}.js`, code, {
        compress: false,
        mangle: { keepNames: true },
        codegen: { removeWhitespace: false },
      });
      if (short.errors.length > 0) this.error(`${pathOf(id)}: ${short.errors[0]?.message}`);
      return { code: short.code, map: null };
    },
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.every(isWithoutLines)) continue;
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
