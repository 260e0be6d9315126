import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(gzip);

/**
 * Stores the files of a folder of the build compressed with gzip, each under its name and `.gz`.
 * @param folder path in the build, with slashes
 */
export function compressedScripts(folder: string): Plugin {
  return {
    name: 'escale:compressed-scripts',
    generateBundle: {
      // After the plugin that adds the workers.
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith(`${folder}/`));
        for (const file of files) {
          delete bundle[file.fileName];
          const content = file.type === 'chunk' ? file.code : file.source;
          const source = await compress(content, { level: 9 });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source });
        }
      },
    },
  };
}
