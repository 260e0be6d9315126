/**
 * The variables that Electron removes in every main process whose fuse `enableNodeOptionsEnvironmentVariable` is off, as
 * that of a package is (`shell/common/node_bindings.cc`, `SetNodeOptions`). `ELECTRON_RUN_AS_NODE` stays and is not
 * looked at (`shell/app/electron_main_linux.cc`, `IsRunAsNodeEnabled`).
 */
const removed: readonly string[] = ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'];

/**
 * Returns the environment that Node has in a packaged application. Node reads both variables as it starts: they must be
 * gone before, from the environment that a process is started with.
 */
export const packagedEnvironment = <Env extends Readonly<Record<string, string | undefined>>>(env: Env): Env =>
  // What is left has the type of the whole, whose values may be missing.
  Object.fromEntries(Object.entries(env).filter(([name]) => !removed.includes(name))) as Env;
