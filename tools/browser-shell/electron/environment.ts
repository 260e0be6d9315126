/**
 * Removes from an environment what Electron takes away before its Node reads it, with the fuse of Node's options off
 * (shell/common/node_bindings.cc, 471-476 and 506-509).
 * @returns the environment of a packaged application
 */
export function packagedEnvironment<T extends Readonly<Record<string, string | undefined>>>(env: T): T {
  return { ...env, NODE_EXTRA_CA_CERTS: undefined, NODE_OPTIONS: undefined };
}
