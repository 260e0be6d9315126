import { readFileSync } from 'node:fs';

/** The content of a JSON file of this project or of a package, whose shape the caller knows. */
export const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T; // trusted: checked in
