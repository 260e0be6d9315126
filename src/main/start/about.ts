import type { Application } from '../adapters/application.ts';
import type { About } from '../app/bootstrap.ts';
import type { ReadConfig } from '../settings/sources.ts';

/** Returns what the page is told about the application and its configuration. */
export async function aboutOf(
  { version, platform, isPackaged }: Pick<Application, 'version' | 'platform' | 'isPackaged'>,
  settings: ReadConfig,
): Promise<About> {
  return { version, platform, isPackaged, ...(await problemsOf(settings)) };
}

async function problemsOf({ problems, addressProblem }: ReadConfig) {
  if (problems.length === 0 && addressProblem === null) return { configProblems: [], addressProblem };
  // With the texts of both languages, which the start does without where there is nothing to tell.
  const { problemsForPage } = await import('../settings/problem-texts.ts');
  return problemsForPage({ problems, addressProblem });
}
