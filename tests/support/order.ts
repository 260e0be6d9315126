import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isWalk = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/e2e/appearance-');

/**
 * The longest files first, so that none is left alone at the end. Where no run has told yet how long each takes, the
 * largest are taken for the longest; but a walk through every screen is a file of a few lines.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}
