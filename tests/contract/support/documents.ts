import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The few parts of OpenAPI 3.1 that the contract uses. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Parameter {
  name: string;
  in: 'query' | 'path';
  required?: boolean;
  style?: string;
  description?: string;
  schema: Schema;
}

export type Content = Readonly<Record<string, { schema: Schema }>>;

interface Operation {
  operationId: string;
  security?: readonly unknown[];
  'x-permission'?: string | readonly string[];
  /** A GET that writes. */
  'x-never-repeated'?: boolean;
  parameters?: readonly Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
}

export interface Route {
  /** `/admin/users/{id}` */
  template: string;
  method: string;
  operation: Operation;
  needsToken: boolean;
}

interface ContractDocument {
  key: string;
  root: Schema;
  routes: Route[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Makes every local `$ref` absolute, so that a part of the document can be compiled on its own. */
function makeReferencesAbsolute(node: unknown, key: string, seen = new Set<unknown>()): void {
  if (!isTree(node) || seen.has(node)) return;
  seen.add(node);
  const reference = node.$ref;
  if (typeof reference === 'string' && reference.startsWith('#')) node.$ref = `${key}${reference}`;
  for (const child of Object.values(node)) makeReferencesAbsolute(child, key, seen);
}

/** Follows a `$ref` outside of schemas (parameters, responses), where ajv does not. */
function dereference(root: Tree, key: string, node: unknown): unknown {
  if (!isTree(node) || typeof node.$ref !== 'string') return node;
  const names = node.$ref.slice(`${key}#/`.length).split('/');
  let target: unknown = root;
  for (const name of names) target = isTree(target) ? target[name] : undefined;
  if (target === undefined) throw new Error(`${key}: ${node.$ref} leads nowhere`);
  return dereference(root, key, target);
}

/** Reads one contract file and lists its operations. */
export function readDocument(key: string, file: URL): ContractDocument {
  // The files are OpenAPI documents: what is read from them below follows that standard.
  const root = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 }) as Tree & {
    security?: unknown[];
    paths: Record<string, Tree & { parameters?: unknown[] }>;
  };
  makeReferencesAbsolute(root, key);
  const follow = (node: unknown) => dereference(root, key, node);
  const routes = Object.entries(root.paths).flatMap(([template, item]) =>
    methods
      .filter((method) => isTree(item[method]))
      .map((method): Route => {
        // Same standard: an entry under a method name is an operation, whose parts may be references.
        const raw = item[method] as Operation;
        const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])].map(follow) as Parameter[];
        const responses = Object.fromEntries(
          Object.entries(raw.responses).map(([status, response]) => [status, follow(response)]),
        ) as Operation['responses'];
        const security = raw.security ?? root.security ?? [];
        return {
          template,
          method: method.toUpperCase(),
          operation: { ...raw, parameters, responses },
          needsToken: security.length > 0,
        };
      }),
  );
  return { key, root, routes };
}
