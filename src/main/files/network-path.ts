/**
 * Whether a path leads to a network share (`\\server\share`, `//server/share`) or a device (`\\.\`, `\\?\`). Opening a
 * share sends the user's credentials to its server before anything is read.
 */
export const isNetworkPath = (path: string): boolean => /^\s*(?:file:)?[\\/]{2}/iu.test(path);
