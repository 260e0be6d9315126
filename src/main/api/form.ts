import { AppFailure } from '#shared/failure.ts';

/**
 * A form whose files are in memory. A file of the disk that changes or goes while it is sent would leave half a request
 * behind, and a rejection that nobody hears (Node reads it in the back of the request).
 *
 * @throws AppFailure `changed` for a file that is no longer what it was when the form was made
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
