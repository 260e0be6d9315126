import { AppFailure } from '#shared/failure.ts';

/**
 * Copies the files of a form into memory. A file on disk that changes or disappears during the request would send half
 * of it and cause an unhandled rejection (Node reads it in the background).
 * @throws AppFailure `changed` for a file that has changed since the form was made
 */
export async function inMemory(form: FormData): Promise<FormData> {
  const read = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') read.append(name, value);
    else read.append(name, new File([await bytesOf(value)], value.name, { type: value.type }), value.name);
  }
  return read;
}

async function bytesOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new AppFailure({ kind: 'file', reason: 'changed' });
  }
}
