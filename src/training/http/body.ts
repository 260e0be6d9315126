import { badRequest } from './errors.ts';

export type JsonObject = Record<string, unknown>;

const ldJson = 'application/ld+json';
/** Accepted content types of a body, and further ones listed in the refusal. */
const creationTypes = { read: [ldJson, 'application/json'], named: ['application/xml', 'text/xml', 'text/html'] };
const patchTypes = { read: ['application/merge-patch+json'], named: ['application/vnd.api+json'] };

const typeOf = (request: Request) => request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

async function objectOf(request: Request, { read, named }: typeof creationTypes): Promise<JsonObject> {
  const type = typeOf(request);
  if (!read.includes(type)) {
    const names = [...read, ...named].map((name) => `"${name}"`).join(', ');
    throw badRequest(`The content-type "${type}" is not supported. Supported MIME types are ${names}.`);
  }
  let body: unknown;
  try {
    body = JSON.parse(await request.text());
  } catch {
    throw badRequest('Syntax error');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('Syntax error');
  return { ...body };
}

/**
 * Reads the body of a POST.
 * @throws PlatformError 400 for another content type, for anything but a JSON object, and for an id at its root in
 * ld+json (docs/platform/a-auth-users.md §1)
 */
export async function readCreation(request: Request): Promise<JsonObject> {
  const body = await objectOf(request, creationTypes);
  if (typeOf(request) === ldJson) delete body.id;
  if ('id' in body || '@id' in body) throw badRequest('Update is not allowed for this operation.');
  return body;
}

/** Reads the body of a PATCH, merge-patch only (docs/platform/a-auth-users.md §1). */
export const readPatch = (request: Request): Promise<JsonObject> => objectOf(request, patchTypes);

export type FieldType = 'string' | 'int' | 'bool' | 'date' | 'array';

const accepts: Readonly<Record<FieldType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  int: (value) => Number.isInteger(value),
  bool: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string',
  array: (value) => Array.isArray(value),
};

function nameOfType(value: unknown): string {
  if (value === null) return 'NULL';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'double';
  return typeof value === 'object' ? 'array' : typeof value;
}

const wrongType = (name: string, type: FieldType, value: unknown) =>
  badRequest(`The type of the "${name}" attribute must be "${type}", "${nameOfType(value)}" given.`);

/** Returns the refusal of a null where a value is required; dates have a message of their own. */
export const refuseNull = (name: string, type: FieldType) =>
  type === 'date'
    ? badRequest(
        'The data is either an empty string or null, you should pass a string that can be parsed with the passed format or a valid DateTime string.',
      )
    : wrongType(name, type, null);

/**
 * Checks types as strictly as the platform: "1" is not an integer, 1 not a boolean, 48.1 not a text
 * (docs/platform/a-auth-users.md §1).
 * @throws PlatformError 400
 */
export function checkTypes(body: JsonObject, types: Readonly<Record<string, FieldType>>): void {
  for (const [name, type] of Object.entries(types)) {
    const value = body[name];
    if (value === undefined || value === null || accepts[type](value)) continue;
    throw wrongType(name, type, value);
  }
}
