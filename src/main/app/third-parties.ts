import { readFile } from 'node:fs/promises';
import { expand, type ThirdParty, thirdPartyFile } from '#shared/third-parties.ts';
import { asFileFailure } from '../files/file-failure.ts';

/**
 * Reads the list of the software of others that the build wrote beside the code.
 * @param file path of `third-party/packages.json`
 * @throws AppFailure when it cannot be read, as before the first build
 */
export async function readThirdParties(file: string): Promise<ThirdParty[]> {
  const text = await readFile(file, 'utf8').catch((thrown: unknown) => {
    throw asFileFailure(thrown, 'read');
  });
  return expand(thirdPartyFile.parse(JSON.parse(text)));
}
