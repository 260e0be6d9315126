import { badRequest, PlatformError } from './errors.ts';

export type JsonObject = Record<string, unknown>;

const creationTypes = ['application/ld+json', 'application/json'];
const patchTypes = ['application/merge-patch+json'];

async function objectOf(request: Request, allowed: readonly string[]): Promise<JsonObject> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!allowed.includes(type)) {
    const names = allowed.map((name) => `"${name}"`).join(', ');
    throw new PlatformError(415, `The content-type "${type}" is not supported. Supported MIME types are ${names}.`);
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

/** The body of a POST. Throws 415 for another content type, 400 for what is no JSON object or holds a root id (contract a §1). */
export async function readCreation(request: Request): Promise<JsonObject> {
  const body = await objectOf(request, creationTypes);
  if ('id' in body || '@id' in body) throw badRequest('Update is not allowed for this operation.');
  return body;
}

/** The body of a PATCH, which is merge-patch only (contract a §1). */
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

/** Throws the 400 of the platform's strict types: "1" is no integer, 1 no boolean, 48.1 no text (contract a §1). */
export function checkTypes(body: JsonObject, types: Readonly<Record<string, FieldType>>): void {
  for (const [name, type] of Object.entries(types)) {
    const value = body[name];
    if (value === undefined || value === null || accepts[type](value)) continue;
    const given = nameOfType(value);
    throw badRequest(`The type of the "${name}" attribute must be "${type}", "${given}" given.`);
  }
}
