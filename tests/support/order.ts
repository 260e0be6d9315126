import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isWalk = ({ moduleId }: TestSpecification): boolean => /\/e2e\/appearance-|\/security\/page\./u.test(moduleId);

/**
 * Runs the longest files first, so that none runs alone at the end. Without durations of an earlier run the largest
 * files count as the longest, after the walks through every screen, which are long tests in short files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}
