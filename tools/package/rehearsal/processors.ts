import { ownProcessor, type Processor, type System } from '../systems.ts';

/** The processor that each system is rehearsed for: gcc makes that of this machine, mingw x64. */
export const rehearsedProcessors: Readonly<Record<System, Processor>> = {
  linux: ownProcessor,
  win: 'x64',
  mac: 'x64',
};
