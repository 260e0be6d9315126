import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Content, type Route, readDocument, type Schema } from './documents.ts';
import { checkQuery, coerce } from './parameters.ts';

interface ContractRequest {
  method: string;
  /** Whole address, or path and query. */
  url: string;
  headers: Readonly<Record<string, string>> | Headers;
  /** JSON body, as text or as the value. */
  body?: unknown;
  /** Multipart body. */
  form?: FormData;
}

interface ContractResponse {
  method: string;
  url: string;
  status: number;
  contentType: string | null;
  /** As text, or the value of a JSON body; null or an empty text when there is none. */
  body: unknown;
}

export interface Contract {
  /** What in a request the platform's contract does not allow; empty when all is well. */
  validateRequest(request: ContractRequest): string[];
  /** What in an answer differs from the contract; a status that the operation does not list is a violation. */
  validateResponse(response: ContractResponse): string[];
  /** Names of the rights that the platform asks for an operation. */
  rightsOf(operationId: string): readonly string[];
}

const files = { a: 'a-auth-users', b: 'b-communities-content', c: 'c-solidary' };

const mediaType = (value: string | null | undefined) => value?.split(';')[0]?.trim().toLowerCase() ?? '';
const isJsonType = (type: string) => /^application\/([\w.-]+\+)?json$/.test(type);

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const isPlaceholder = (segment: string) => segment.startsWith('{');

function matches(template: string, segments: readonly string[]): boolean {
  const wanted = segmentsOf(template);
  if (wanted.length !== segments.length) return false;
  return wanted.every((segment, index) => isPlaceholder(segment) || segment === segments[index]);
}

/** `/admin/users/email` before `/admin/users/{id}`. */
const placeholders = (template: string) => segmentsOf(template).filter(isPlaceholder).length;

type Check = (schema: Schema, value: unknown) => string[];

/**
 * Holds values against schemas of the documents. Dates are answered with an offset; they are written with the one that
 * the platform answers, or none (docs/platform/b-communities-content.md §1).
 */
function checker(
  documents: readonly ReturnType<typeof readDocument>[],
  { isOffsetRequired }: { isOffsetRequired: boolean },
): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, validateFormats: true });
  addFormats.default(ajv);
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})?$/;
  if (!isOffsetRequired) ajv.addFormat('date-time', moment);
  for (const { key, root } of documents) ajv.addSchema(root, key);
  return (schema, value) => {
    const validate = ajv.compile(schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => {
      const detail = JSON.stringify(error.params);
      return `${error.instancePath} ${error.message ?? error.keyword} ${detail}`;
    });
  };
}

/** The three files of the contract. */
export const readDocuments = () =>
  Object.entries(files).map(([key, name]) =>
    readDocument(key, new URL(`../../../docs/platform/${name}.yaml`, import.meta.url)),
  );

/** Opens the three contract files as one; where two describe the same call, the first speaks (users before content). */
export function openContract({ basePath = '' } = {}): Contract {
  const documents = readDocuments();
  const routes = documents
    .flatMap((document) => document.routes)
    .sort((left, right) => placeholders(left.template) - placeholders(right.template));

  const check = checker(documents, { isOffsetRequired: false });
  const checkAnswered = checker(documents, { isOffsetRequired: true });

  /** The schema behind a reference, for the type of a text value. */
  const resolve = (schema: Schema): Schema => {
    if (typeof schema.$ref !== 'string') return schema;
    const [key, path = ''] = schema.$ref.split('#/');
    let target: unknown = documents.find((document) => document.key === key)?.root;
    // References of the contract lead to objects of its own document; a wrong one shows as an unknown type.
    for (const name of path.split('/')) target = (target as Record<string, unknown> | undefined)?.[name];
    return resolve((target ?? {}) as Schema);
  };

  const strictCache = new WeakMap<Schema, Schema>();
  /** A body schema that refuses keys nobody declared: the platform would drop them without a word. */
  const strict = (schema: Schema): Schema => {
    const known = strictCache.get(schema);
    if (known !== undefined) return known;
    const made = { allOf: [schema], unevaluatedProperties: false };
    strictCache.set(schema, made);
    return made;
  };

  const locate = (method: string, address: string): { route: Route; url: URL } | string => {
    const url = new URL(address, 'https://contract.invalid');
    if (!url.pathname.startsWith(basePath)) return `${url.pathname} is outside of ${basePath}`;
    const segments = segmentsOf(url.pathname.slice(basePath.length));
    const candidates = routes.filter(({ template }) => matches(template, segments));
    const route = candidates.find((candidate) => candidate.method === method.toUpperCase());
    if (route !== undefined) return { route, url };
    return `${method} ${url.pathname} is not in the contract`;
  };

  const checkPath = ({ template, operation }: Route, url: URL): string[] => {
    const segments = segmentsOf(url.pathname.slice(basePath.length));
    return segmentsOf(template).flatMap((segment, index) => {
      const parameter = operation.parameters?.find(
        ({ name, in: place }) => place === 'path' && `{${name}}` === segment,
      );
      if (parameter === undefined) return [];
      const value = coerce(decodeURIComponent(segments[index] ?? ''), parameter.schema, resolve);
      return check(parameter.schema, value).map((problem) => `path: ${parameter.name}${problem}`);
    });
  };

  const checkAccept = ({ operation }: Route, accept: string): string[] => {
    const types = Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, { content }]) => Object.keys(content ?? {}));
    if (types.length === 0 || types.some((type) => accept.toLowerCase().includes(type))) return [];
    return [`headers: accept is ${accept || 'missing'}, the answer comes as ${types.join(', ')}`];
  };

  const checkForm = (schema: Schema, form: FormData): string[] => {
    const properties = (resolve(schema).properties ?? {}) as Readonly<Record<string, Schema>>; // a schema's own keyword
    const required = (resolve(schema).required ?? []) as readonly string[]; // idem
    const problems = required.filter((name) => !form.has(name)).map((name) => `form: ${name} is missing`);
    for (const [name, value] of form) {
      const property = properties[name];
      if (property === undefined) {
        problems.push(`form: ${name} is not a field of this operation`);
        continue;
      }
      const isFile = property.contentMediaType !== undefined;
      if (isFile !== value instanceof Blob) problems.push(`form: ${name} must be ${isFile ? 'a file' : 'a text'}`);
      else if (typeof value === 'string') {
        problems.push(...check(property, coerce(value, property, resolve)).map((problem) => `form: ${name}${problem}`));
      }
    }
    return problems;
  };

  const checkBody = ({ operation }: Route, request: ContractRequest, type: string): string[] => {
    const hasBody =
      request.form !== undefined || (request.body !== undefined && request.body !== '' && request.body !== null);
    const declared = operation.requestBody;
    if (declared === undefined) return hasBody ? ['body: this operation takes none'] : [];
    if (!hasBody) return declared.required === true ? ['body: missing'] : [];
    const content = declared.content[type];
    if (content === undefined) {
      return [`headers: content-type is ${type || 'missing'}, not ${Object.keys(declared.content).join(' or ')}`];
    }
    if (request.form !== undefined) return checkForm(content.schema, request.form);
    const value = parseBody(request.body);
    if (value === unreadable) return ['body: not JSON'];
    return check(strict(content.schema), value).map((problem) => `body: ${problem}`);
  };

  return {
    rightsOf: (operationId) =>
      routes.flatMap(({ operation }) =>
        // A note in brackets may follow the name.
        operation.operationId === operationId
          ? [operation['x-permission'] ?? []].flat().map((name) => name.replace(/ \(.*\)$/, ''))
          : [],
      ),
    validateRequest(request) {
      const found = locate(request.method, request.url);
      if (typeof found === 'string') return [found];
      const { route, url } = found;
      const headers = new Headers(request.headers);
      const token = /^Bearer \S+$/.test(headers.get('authorization') ?? '');
      const type = request.form === undefined ? mediaType(headers.get('content-type')) : 'multipart/form-data';
      return [
        ...(route.needsToken && !token ? ['headers: authorization is not a bearer token'] : []),
        ...checkAccept(route, headers.get('accept') ?? ''),
        ...checkPath(route, url),
        ...checkQuery(route.operation.parameters ?? [], url.searchParams, check, resolve),
        ...checkBody(route, request, type),
      ].map((problem) => `${route.operation.operationId}: ${problem}`);
    },
    validateResponse({ method, url, status, contentType, body }) {
      const found = locate(method, url);
      if (typeof found === 'string') return [found];
      const { operation } = found.route;
      const problem = (text: string) => `${operation.operationId} ${status}: ${text}`;
      const declared = operation.responses[String(status)];
      if (declared === undefined) return [problem('this status is not in the contract')];
      const isEmpty = body === null || body === undefined || body === '';
      if (declared.content === undefined) {
        return status === 204 && !isEmpty ? [problem('body must be empty')] : [];
      }
      return checkAnswer(declared.content, contentType, body, checkAnswered).map(problem);
    },
  };
}

const unreadable = Symbol('unreadable');

function parseBody(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return unreadable;
  }
}

function checkAnswer(content: Content, contentType: string | null, body: unknown, check: Check): string[] {
  const type = mediaType(contentType);
  const schema = content[type]?.schema;
  if (schema === undefined) return [`content-type is ${type || 'missing'}, not ${Object.keys(content).join(' or ')}`];
  const value = isJsonType(type) ? parseBody(body) : body;
  if (value === unreadable) return ['body is not JSON'];
  return check(schema, value).map((problem) => `body${problem}`);
}
