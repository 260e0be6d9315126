import type { Format } from '../format.ts';

/** A file that the platform holds, by name and size: `carte.png, 590 o`; what is not known of it is left out. */
export const fileText = (name: string | null, bytes: number | null, format: Format): string =>
  [name, bytes === null ? null : format.size(bytes)].filter(Boolean).join(', ');
