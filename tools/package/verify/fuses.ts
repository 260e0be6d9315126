import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { FuseState } from '@electron/fuses/dist/constants.js';
import { readConfiguration } from '../configuration/file.ts';

/** The fuses of a packaged application and their required states: those that electron-builder is told to set. */
function wanted(): [fuse: FuseV1Options, state: FuseState][] {
  return Object.entries(readConfiguration().electronFuses ?? {}).flatMap(([name, isOn]) => {
    const fuse = Object.entries(FuseV1Options).find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1];
    return typeof fuse === 'number' ? [[fuse, isOn === true ? FuseState.ENABLE : FuseState.DISABLE]] : [];
  });
}

/** The names of the fuses of a packaged application that have a wrong state. */
export async function wrongFuses(app: string): Promise<string[]> {
  const wire = await getCurrentFuseWire(app);
  return wanted()
    .filter(([fuse, state]) => wire[fuse] !== state)
    .map(([fuse]) => FuseV1Options[fuse]);
}
