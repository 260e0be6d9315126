/** A package of npm with a native module. Its JavaScript is bundled with ours; its module lies beside the archive. */
export interface NativePackage {
  readonly name: string;
  /** The systems whose packages hold the module, by the names of electron-builder. */
  readonly systems: readonly ('linux' | 'mac' | 'win')[];
  /** Folder of the module in `node_modules` for a processor, by Node's name. */
  folder(processor: string): string;
  /** File name of the module. */
  readonly module: string;
}

export const keytar: NativePackage = {
  name: 'keytar',
  systems: ['linux', 'mac', 'win'],
  folder: () => 'keytar/build/Release',
  module: 'keytar.node',
};

export const nativeReg: NativePackage = {
  name: 'native-reg',
  systems: ['win'],
  folder: (processor) => `native-reg/prebuilds/win32-${processor}`,
  module: 'node.napi.node',
};

/** All of them: the build, the packager and the list of what a package may hold take them from here. */
export const nativePackages: readonly NativePackage[] = [keytar, nativeReg];
