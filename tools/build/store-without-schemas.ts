import type { Plugin } from 'vite';

/** What electron-store's base imports to check a store against a JSON schema and to migrate it between versions. */
const validators: ReadonlySet<string> = new Set(['ajv/dist/2020.js', 'ajv-formats', 'semver']);

const replacement = '\0escale:store-without-schemas';

const code = `const refuse = () => {
  throw new Error('stores are built without schemas and migrations (tools/build/store-without-schemas.ts)');
};
export { refuse as Ajv2020 };
export default new Proxy({}, { get: refuse });`;

/**
 * Leaves those packages out of the main process: a third of its script, parsed at every start for options that the
 * application gives to no store. Such an option fails at the first start.
 */
export function storeWithoutSchemas(): Plugin {
  return {
    name: 'escale:store-without-schemas',
    enforce: 'pre',
    resolveId: (source, importer) =>
      validators.has(source) && importer !== undefined && /node_modules[\\/]conf[\\/]/.test(importer)
        ? replacement
        : null,
    load: (id) => (id === replacement ? code : null),
  };
}
