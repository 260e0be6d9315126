import { escapedJson } from '#shared/bidi.ts';
import { reasonText } from '#shared/config-reasons.ts';
import { codeOf } from '#shared/error-code.ts';
import { type Command, exitStatus, usage } from '../app/command-line.ts';
import { type CheckPorts, checkWorkstation } from '../check/check.ts';
import { makeDiagnostics } from '../check/diagnostics.ts';
import { previewOf, whyUnusable } from '../check/preview.ts';
import { type ReportOptions, reportOf } from '../check/report.ts';
import { isOutOfSpace } from '../files/file-failure.ts';
import { notReplaceable, replaceOutput } from '../files/replace-output.ts';
import type { ReadConfig } from '../settings/sources.ts';
import { type ForgetPorts, forgetMe } from './forget-me.ts';

export interface CommandPorts {
  version: string;
  redact: ReportOptions['redact'];
  logFolder: string;
  /** Prepares the check; may wait for the runtime. */
  check(): Promise<CheckPorts>;
  /** Reads the settings, with a file that is tried in the place of the managed one. */
  settings(triedFile?: string): Promise<ReadConfig>;
  forget: ForgetPorts;
  /** Writes to standard output and standard error. */
  print(text: string): Promise<void>;
  complain(text: string): Promise<void>;
}

/**
 * Carries out a command. Never throws.
 * @returns the exit status
 */
export async function runCommand(command: Command, ports: CommandPorts): Promise<number> {
  try {
    const { text, code } = await resultOf(command, ports);
    await (complaints.has(code) ? ports.complain(text) : ports.print(text));
    if (command.output === null) return code;
    const problem = await writeProblem(command.output, Buffer.from(text), ports);
    if (problem === null) return code;
    await ports.complain(problem);
    return exitStatus.unwritable;
  } catch (thrown) {
    await ports.complain(`${ports.redact(String(thrown))}\n`);
    return exitStatus.unknown;
  }
}

/** The statuses of what could not be carried out. */
const complaints: ReadonlySet<number> = new Set([
  exitStatus.usage,
  exitStatus.notConfiguration,
  exitStatus.unreadable,
  exitStatus.unwritable,
]);

interface Outcome {
  text: string;
  code: number;
}

async function resultOf(command: Command, ports: CommandPorts): Promise<Outcome> {
  switch (command.kind) {
    case 'version':
      return { text: `${ports.version}\n`, code: exitStatus.ok };
    case 'check': {
      const { report } = await checked(ports);
      return { text: `${escapedJson(JSON.stringify(report, null, 2))}\n`, code: exitStatus[report.state] };
    }
    case 'preview':
      return preview(command.file, ports);
    case 'diagnostics':
      return saveDiagnostics(command.file, ports);
    case 'forgetMe': {
      const { lines, isComplete } = await forgetMe(ports.forget);
      return { text: `${lines.map(ports.redact).join('\n')}\n`, code: isComplete ? exitStatus.ok : exitStatus.failed };
    }
    case 'unusable':
      return { text: `${command.problem}\n${usage}`, code: exitStatus.usage };
  }
}

async function checked({ check, redact }: CommandPorts) {
  const ports = await check();
  const findings = await checkWorkstation(ports, new AbortController().signal);
  const { own, settings } = ports;
  return { report: reportOf(findings, 'en', { own, settings, redact, now: ports.clock.now() }), settings };
}

async function preview(file: string, { settings, redact }: CommandPorts): Promise<Outcome> {
  const unusable = whyUnusable(file);
  if (unusable !== null) {
    const text = `${redact(file)}: ${reasonText(unusable.reason, 'en')}.\n`;
    return { text, code: unusable.isFound ? exitStatus.notConfiguration : exitStatus.unreadable };
  }
  const report = previewOf(file, { now: await settings(), tried: await settings(file) }, redact);
  return { text: `${escapedJson(JSON.stringify(report, null, 2))}\n`, code: exitStatus[report.state] };
}

async function saveDiagnostics(file: string, ports: CommandPorts): Promise<Outcome> {
  const { logFolder, redact } = ports;
  const zip = await makeDiagnostics({ ...(await checked(ports)), logFolder, redact });
  const problem = await writeProblem(file, zip, ports);
  if (problem !== null) return { text: problem, code: exitStatus.unwritable };
  return { text: `The diagnostics are in ${redact(file)}.\n`, code: exitStatus.ok };
}

/** Writes a file; returns why it could not be written, null when it is. */
async function writeProblem(path: string, bytes: Uint8Array, { redact }: CommandPorts): Promise<string | null> {
  try {
    await replaceOutput(path, bytes);
    return null;
  } catch (thrown) {
    const code = codeOf(thrown);
    return `${whyUnwritten(code)} ${redact(path)} (${code}).\n`;
  }
}

function whyUnwritten(code: string): string {
  if (isOutOfSpace(code)) return 'No space is left for';
  return code === notReplaceable ? 'Something else than a file is at' : 'It is not possible to write';
}
