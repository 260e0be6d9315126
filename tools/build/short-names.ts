import { minify, type Plugin } from 'vite';

/**
 * Shortens the names of variables inside the packages of the main process, which weigh more than its own sources. Names
 * of functions and classes stay, and so do lines, for the traces of failures in logs.
 */
export function shortNamesInPackages(): Plugin {
  return {
    name: 'escale:short-names-in-packages',
    enforce: 'post',
    async transform(code, id) {
      const [path = ''] = id.split('?', 1);
      if (!/[\\/]node_modules[\\/].*\.[cm]?js$/u.test(path)) return null;
      const short = await minify(path, code, {
        compress: false,
        mangle: { keepNames: true },
        codegen: { removeWhitespace: false },
      });
      if (short.errors.length > 0) this.error(`${path}: ${short.errors[0]?.message}`);
      return { code: short.code, map: null };
    },
  };
}
