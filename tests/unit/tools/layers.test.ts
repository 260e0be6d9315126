import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cyclesIn, type Import, importsIn, importsOfSource, lateImportsIn, roomOf } from './import-graph.ts';

/**
 * The folders of a layer, lowest first: a folder imports values of those before it only. Folders on one line import
 * nothing of each other; `*` is every folder that is not named, so that a new resource needs no entry.
 */
const orders: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/main': [
    ['ports.ts'],
    ['delay.ts', 'time-limit.ts', 'expected-secret.ts', 'stored-list.ts', 'media'],
    ['files', 'ipc', 'log', 'network'],
    ['api', 'app', 'drafts', 'settings'],
    ['*'],
    ['adapters', 'connect.ts'],
    ['compose.ts'],
    ['start'],
    ['index.ts'],
  ],
  'src/training': [
    ['data', 'http'],
    ['drawings', 'store'],
    ['access'],
    ['resource'],
    ['*'],
    ['resources.ts'],
    ['app.ts'],
    ['index.ts'],
  ],
  'src/renderer/kit': [
    ['data'],
    ['ui'],
    ['print', 'spelling'],
    ['map'],
    ['form'],
    ['actions'],
    ['list'],
    ['viewer', 'rich-text'],
    ['resource'],
  ],
  'src/renderer/features': [['*'], ['record-actions', 'record-form'], ['external-journeys'], ['matching']],
};

/** The door of each feature: the files that others import. */
const doors: Readonly<Record<string, readonly string[]>> = {
  documents: ['DocumentDialog.tsx', 'LoadedDocument.tsx', 'files.ts', 'useForgetFiles.ts'],
  'journey-map': ['JourneyMap.tsx', 'drawing.ts'],
  places: ['PlaceBox.tsx', 'PlaceField.tsx', 'lines.ts', 'useFavouritePlaces.ts', 'usePlace.ts'],
  campaigns: [
    'DoubtBar.tsx',
    'RecipientsBar.tsx',
    'actions.ts',
    'begun.ts',
    'copies.ts',
    'members/MembersDialog.tsx',
    'members/actions.ts',
    'recipients/RecipientsInWords.tsx',
    'recipients/SelectedPeople.tsx',
    'recipients/useKnownRecipients.ts',
  ],
  dashboards: ['page/DashboardPage.tsx'],
  import: [
    'ImportWizard.tsx',
    'existing/PeoplePanel.tsx',
    'places/PlacesPanel.tsx',
    'sending/SendingEntry.tsx',
    'sending/SendingWatch.tsx',
    'sending/kept.ts',
    'values/choices.ts',
  ],
  people: [
    'DeletedBar.tsx',
    'HitchhikerTabs.tsx',
    'actions/people.ts',
    'calls.ts',
    'export/action.ts',
    'form/OwnEmailDialog.tsx',
    'form/UserForm.tsx',
    'form/fields.tsx',
    'form/useAccountCheck.ts',
    'labels.ts',
    'list/UserCellEditor.tsx',
    'list/columns.tsx',
    'list/filters.tsx',
    'list/journey.tsx',
    'lists.ts',
    'proofs/DecisionDialog.tsx',
    'proofs/ProofDocument.tsx',
    'proofs/ProofTimeline.tsx',
    'proofs/moderate.ts',
    'proofs/proofs.ts',
    'proofs/useModeration.ts',
    'show/DayAndAge.tsx',
    'show/PersonCards.tsx',
    'show/PersonPage.tsx',
  ],
  queue: [
    'DecisionBar.tsx',
    'QueueList.tsx',
    'QueueProgress.tsx',
    'QueueSummary.tsx',
    'QueuedPanel.tsx',
    'ReviewStatusBar.tsx',
    'UnreadableBar.tsx',
    'queue.ts',
    'steps.ts',
    'useCurrentEntry.ts',
    'useQueueWords.ts',
    'useRecordQueue.ts',
  ],
  reminders: ['RemindDialog.tsx', 'ReminderCount.tsx', 'ReminderRows.tsx', 'useQuickReminder.ts', 'useReminders.ts'],
  solidary: [
    'AllStructuresNote.tsx',
    'SolidaryPersonView.tsx',
    'StructureCell.tsx',
    'StructureRows.tsx',
    'WholeListError.tsx',
    'calls/BigTelephone.tsx',
    'calls/CallList.tsx',
    'calls/CallListButton.tsx',
    'calls/call-state.ts',
    'coverage/slot-filter.tsx',
    'decision.ts',
    'drivers/TimeInput.tsx',
    'local/BeneficiariesBar.tsx',
    'local/VolunteersBar.tsx',
    'local/current-structure.ts',
    'local/local-list-page.tsx',
    'local/needs-structure.ts',
    'palette-search.ts',
    'person-actions.ts',
    'person-columns.tsx',
    'phone/TelephoneLine.tsx',
    'phone/useUserTelephone.ts',
    'records/RecordStatusLabel.tsx',
    'records/known-record.ts',
    'records/known-trips.ts',
    'records/open-records.ts',
    'records/read-record.ts',
    'records/record-structure.ts',
    'records/status.ts',
    'records/towns.ts',
    'records/useReadRecords.ts',
    'related/Journal.tsx',
    'related/RelatedRecords.tsx',
    'related/action-label.ts',
    'structures/DecisionBar.tsx',
    'structures/RefuseDialog.tsx',
    'structures/StructureRow.tsx',
    'structures/links.ts',
    'structures/useDecisions.ts',
    'volunteer-places.ts',
    'volunteer-users.ts',
    'whole-list.ts',
  ],
  'solidary-proofs': ['MissingFiles.tsx', 'ProofFileDialog.tsx', 'ProofList.tsx', 'missing.ts', 'shown-value.ts'],
  waiting: ['WaitingCount.tsx', 'queries.ts'],
  week: ['DayChips.tsx', 'DayHead.tsx', 'WeekEditor.tsx', 'WeekTable.tsx', 'dots.tsx', 'labels.ts'],
  'record-actions': [
    'CommentField.tsx',
    'OutcomeBand.tsx',
    'calls.ts',
    'choice-entry.ts',
    'composer/AfterLine.tsx',
    'composer/Composer.tsx',
    'composer/ComposerDialog.tsx',
    'composer/InlineComposer.tsx',
    'composer/useSubmit.ts',
    'dialogs/CloseDialog.tsx',
    'dialogs/ProgressDialog.tsx',
    'dialogs/ReopenDialog.tsx',
    'guards.ts',
    'subject.ts',
    'useRecordWrites.ts',
  ],
  'record-form': [
    'CreatePage.tsx',
    'copy.ts',
    'dates/ChangeDates.tsx',
    'edit/EditForm.tsx',
    'files/FilesToResend.tsx',
    'useTimesInWords.ts',
  ],
  'external-journeys': ['ExternalJourneys.tsx', 'useExternalCount.ts'],
  matching: ['Solutions.tsx', 'contact-state.ts', 'context.ts', 'driver-groups.ts'],
};

const imports = importsOfSource();
const values = imports.filter(({ isType }) => !isType);

/** Imports between different folders of layers, as pairs of folders. */
const roomEdges = (between: readonly Import[]) =>
  between.map(({ from, to }) => [roomOf(from), roomOf(to)] as const).filter(([from, to]) => from !== to);

const fileEdges = (between: readonly Import[]) => between.map(({ from, to }) => [from, to] as const);

/** The folder in which relative paths are used: a folder of the renderer's layers, otherwise the whole layer. */
const reachOf = (file: string): string => {
  const [, room] = /^(src\/renderer\/(?:kit|features|modules)\/[^/]+|src\/renderer\/app|src\/[^/]+)\//.exec(file) ?? [];
  // The entry of the page stands beside app and starts it.
  return file === 'src/renderer/main.tsx' ? 'src/renderer/app' : (room ?? file);
};

/** The files of a feature that are imported from outside it. */
const enteredFilesOf = (between: readonly Import[], feature: string): string[] => {
  const folder = `src/renderer/features/${feature}`;
  const entered = between.filter(({ from, to }) => roomOf(to) === folder && roomOf(from) !== folder);
  return [...new Set(entered.map(({ to }) => to.slice(folder.length + 1)))].toSorted();
};

/** Returns the imports of a layer against its order, as sentences. */
function upwardImports(between: readonly Import[], layer: string, order: readonly (readonly string[])[]): string[] {
  const levelOf = (file: string) => {
    const named = order.findIndex((rooms) => rooms.some((room) => roomOf(file) === `${layer}/${room}`));
    return named >= 0 ? named : order.findIndex(([room]) => room === '*');
  };
  return between
    .filter(({ from, to }) => from.startsWith(`${layer}/`) && to.startsWith(`${layer}/`) && roomOf(from) !== roomOf(to))
    .filter(({ from, to }) => {
      const [upper, lower] = [levelOf(from), levelOf(to)];
      // Unnamed rooms may build on each other: what they may not is another test.
      return upper < 0 || lower < 0 || upper < lower || (upper === lower && order[upper]?.[0] !== '*');
    })
    .map(({ from, to }) => `${from} imports ${to}`);
}

describe('the layers of src', () => {
  it('have no cycle of imports between files, those of types included', () => {
    expect(values.length).toBeGreaterThan(1000);
    expect(cyclesIn(fileEdges(imports))).toEqual([]);
  });

  it('have no cycle of value imports between folders', () => {
    expect(cyclesIn(roomEdges(values))).toEqual([]);
  });

  it('are imported by relative path inside their folder, and by alias from everywhere else', () => {
    const wrong = imports.filter(
      ({ from, to, specifier }) => specifier.startsWith('.') !== (reachOf(from) === reachOf(to)),
    );
    expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
  });

  it.each(Object.entries(orders))('%s imports only from upper folders to lower ones', (layer, order) =>
    expect(upwardImports(values, layer, order)).toEqual([]),
  );

  it('have a door for every feature', () => {
    const features = readdirSync('src/renderer/features', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(Object.keys(doors).toSorted()).toEqual(features.map(({ name }) => name).toSorted());
  });

  it.each(Object.entries(doors))('are imported from the feature %s by its door only', (feature, door) =>
    expect(enteredFilesOf([...imports, ...importsOfSource(lateImportsIn)], feature)).toEqual([...door].toSorted()),
  );
});

describe('the check of layers', () => {
  it('finds folders that import values from each other', () => {
    const files = {
      'src/main/users/a.ts': "import { b } from '../api/b.ts';",
      'src/main/api/b.ts': "import { c } from './c.ts';",
      'src/main/api/c.ts': "import {\n  type D,\n  a,\n} from '#main/users/a.ts';",
    };
    const found = Object.entries(files).flatMap(([file, text]) => importsIn(file, text));
    expect(cyclesIn(roomEdges(found))).toEqual([['src/main/api', 'src/main/users']]);
  });

  it('finds imports from a lower folder to an upper one, and from a folder outside the order', () => {
    const found = Object.entries({
      'src/training/data/a.ts': "import { b } from '../users/b.ts';",
      'src/training/users/b.ts': "import { c } from '../events/c.ts';\nimport { a } from '../data/a.ts';",
    }).flatMap(([file, text]) => importsIn(file, text));
    const against = (order: string[][]) => upwardImports(found, 'src/training', order);
    expect(against([['data'], ['*']])).toEqual(['src/training/data/a.ts imports src/training/users/b.ts']);
    expect(against([['data'], ['events', 'users']])).toHaveLength(2);
    expect(against([['users'], ['events'], ['data']])).toHaveLength(2);
    expect(against([['data'], ['users']])).toHaveLength(2);
  });

  it('finds the files by which a feature is entered', () => {
    const found = Object.entries({
      'src/renderer/modules/users/a.ts': "import { b } from '#renderer/features/people/form/b.ts';",
      'src/renderer/features/week/c.ts': "import type { d } from '#renderer/features/people/d.ts';",
      'src/renderer/features/queue/g.ts':
        "const later = async () => (await import('#renderer/features/people/g.tsx')).G;",
      'src/renderer/features/people/e.ts': "import { b } from './form/b.ts';\nimport { f } from './f.ts';",
    }).flatMap(([file, text]) => [...importsIn(file, text), ...lateImportsIn(file, text)]);
    expect(enteredFilesOf(found, 'people')).toEqual(['d.ts', 'form/b.ts', 'g.tsx']);
  });

  it('treats type imports as such', () => {
    const text = [
      "import type { A } from './a.ts';",
      "import { type B, type C } from './b.ts';",
      "export type { D } from './d.ts';",
      "import { type E, e } from './e.ts';",
      "import './f.ts';",
      "const later = () => import('./g.ts');",
      "import { readdirSync, readFileSync } from 'node:fs';",
    ].join('\n');
    const found = importsIn('src/shared/x.ts', text);
    expect(found.map(({ to, isType }) => [to, isType])).toEqual([
      ['src/shared/a.ts', true],
      ['src/shared/b.ts', true],
      ['src/shared/d.ts', true],
      ['src/shared/e.ts', false],
      ['src/shared/f.ts', false],
    ]);
  });

  it('treats each folder of a layer as a unit, and each file beside them as its own', () => {
    expect(roomOf('src/main/transfer/import/check.ts')).toBe('src/main/transfer');
    expect(roomOf('src/main/ports.ts')).toBe('src/main/ports.ts');
    expect(roomOf('src/renderer/kit/list/grid/Grid.tsx')).toBe('src/renderer/kit/list');
    expect(roomOf('src/renderer/modules/users/list/columns.tsx')).toBe('src/renderer/modules/users');
  });
});
