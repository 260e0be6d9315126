/**
 * Whether a path leads to a share of the network (`\\server\share`, `//server/share`) or to a device (`\\.\`, `\\?\`):
 * opening one tells its server who sits here, before anything is read.
 */
export const isNetworkPath = (path: string): boolean => /^\s*(?:file:)?[\\/]{2}/iu.test(path);
