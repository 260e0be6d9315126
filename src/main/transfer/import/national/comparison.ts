import { toAppError } from '#shared/failure.ts';
import { comparedOptions } from '#shared/import/national/keeping.ts';
import type { ImportChanges } from '#shared/ipc/import-national.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import type { PlatformClient } from '../../../api/client.ts';
import type { CallContext } from '../../../ipc/handler.ts';
import type { JournalOwner } from '../../../jobs/journal-files.ts';
import { lineMatcher, packRuns } from '../../../jobs/line-runs.ts';
import type { StoredCheck } from '../checks.ts';
import { assertUnchanged } from '../file-stamp.ts';
import type { WrongLines } from '../outcomes.ts';
import { positionKey } from '../places.ts';
import type { ImportRunner } from '../run-job.ts';
import { compareLines, knownPlace, placeIdOf } from './changes.ts';
import type { ImportedPlaces, KnownPlace } from './imported-places.ts';
import type { PlaceLine } from './place-lines.ts';
import { PlatformPoints, pointsAround, positionOfLine } from './platform-points.ts';
import { type ShownPoint, shownPoints } from './same-place.ts';

interface NationalServices {
  client: Pick<PlatformClient, 'list'>;
  owner: () => JournalOwner;
  places: Pick<ImportedPlaces, 'known' | 'keep'>;
  runner: Pick<ImportRunner, 'run'>;
  today: () => string;
}

/** What became of the lines that were sent. */
interface Sent {
  wrong: WrongLines;
  result: ImportResult;
}

const silent = { signal: new AbortController().signal, progress: () => {} };

/** Compares files of the national schema with what was imported, and keeps what is imported (docs/carpool-places.md). */
export class NationalComparison {
  readonly #services: NationalServices;
  readonly #points: PlatformPoints;
  /** Ends once the points of the last lines that were sent are known, or cannot be. */
  #finding: Promise<void> = Promise.resolve();

  constructor(services: NationalServices) {
    this.#services = services;
    this.#points = new PlatformPoints(services.client);
  }

  /**
   * Compares a check with what was last imported, and with the platform where that can be read; null for another file.
   * @throws AppFailure `file`/`changed` when the file has changed
   */
  async compare(
    { file, stamp, selectionId }: StoredCheck,
    { isAnew }: { isAnew: boolean },
    call: Pick<CallContext, 'signal' | 'progress'>,
  ): Promise<ImportChanges | null> {
    const { owner, places, runner, today } = this.#services;
    if (file.type !== 'relaypoints') return null;
    await assertUnchanged(file.path, stamp);
    await this.#finding;
    const known = await places.known(owner());
    const options = comparedOptions(file.options);
    const read = await runner.run('placeLines', { ...file, options, today: today(), known }, { signal: call.signal });
    if (read === null) return null;
    if (isAnew) this.#points.forget();
    let points: readonly RelayPoint[] | null = null;
    let failure: ImportChanges['failure'] = null;
    try {
      points = await this.#points.around(selectionId, read.lines, call);
    } catch (thrown) {
      if (call.signal.aborted) throw thrown;
      failure = toAppError(thrown);
    }
    return compareLines(read, { known, points, failure });
  }

  /**
   * Keeps the places that were sent and taken. Their points are read from the platform behind, so that the report does
   * not wait. The lines were sent, and their outcome is told: a failure concerns the next comparison only.
   */
  async keep({ file }: StoredCheck, sent: Sent): Promise<void> {
    this.#points.forget();
    if (file.type !== 'relaypoints') return;
    try {
      const { owner, places } = this.#services;
      const who = owner();
      const lines = (await this.#lines(file)).filter(isTaken(sent));
      if (lines.length === 0) return;
      // What the platform keeps by the person's choice is not what the file says.
      const repairs = file.options.repairs?.filter((repair) => !('from' in repair));
      const written = new Map(
        (await this.#lines({ ...file, options: { ...file.options, repairs } })).map((one) => [one.line, one.values]),
      );
      const before = new Map((await places.known(who)).map((place) => [place.id, place]));
      const keepWith = (pointOf: (line: PlaceLine) => ShownPoint | undefined) => {
        const imported = lines.map((line): KnownPlace => {
          const place = knownPlace(line, { values: written.get(line.line) ?? line.values, point: pointOf(line) });
          const point = place.point ?? before.get(place.id)?.point;
          return { ...place, ...(point !== undefined && { point }) };
        });
        return places.keep(who, [...new Map(imported.map((place) => [place.id, place])).values()]);
      };
      await keepWith(() => undefined);
      this.#finding = this.#finding.then(async () => keepWith(await this.#pointsOf(lines, sent))).catch(() => {});
    } catch {
      // Only the next comparison knows less.
    }
  }

  async #lines(file: StoredCheck['file']): Promise<readonly PlaceLine[]> {
    const { runner, today } = this.#services;
    const read = await runner.run('placeLines', { ...file, today: today(), known: [] }, { signal: silent.signal });
    return read?.lines ?? [];
  }

  /** Finds the points of lines that were sent: by the id that the platform told, else by their position. */
  async #pointsOf(lines: readonly PlaceLine[], { result }: Sent): Promise<(line: PlaceLine) => ShownPoint | undefined> {
    const shown = shownPoints(await pointsAround(this.#services.client, lines, silent));
    const ids = new Map(result.lines.map(({ line, recordId }) => [line, recordId]));
    const byId = new Map(shown.map((one) => [one.point.id, one]));
    const byPosition = new Map(shown.map((one) => [positionKey(one.place), one]));
    return (line) => byId.get(ids.get(line.line) ?? 0) ?? byPosition.get(positionKey(positionOfLine(line)));
  }
}

/** Whether the platform took a line that was sent: it ignores one at the position of a point of another identifier. */
function isTaken({ wrong, result }: Sent): (line: PlaceLine) => boolean {
  const isRefused = lineMatcher(packRuns(wrong.refused));
  const ignored = new Set(
    result.lines.flatMap(({ line, outcome, isFound }) => (outcome === 'existing' && !isFound ? [line] : [])),
  );
  return (one) => placeIdOf(one) !== '' && !isRefused(one.line) && !ignored.has(one.line);
}
