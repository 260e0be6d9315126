import type { ModuleShortcut } from '#renderer/kit/actions/shortcuts/catalogue.ts';

/** The keys of a record's page (docs/screens/07-solidary-records.md §2). */
export const recordShortcuts = {
  compose: { keys: 'A', name: 'solidaryrecords:shortcuts.compose' },
  solutions: { keys: 'S', name: 'solidaryrecords:shortcuts.solutions' },
  calls: { keys: 'L', name: 'solidaryrecords:shortcuts.calls' },
  message: { keys: 'M', name: 'solidaryrecords:shortcuts.message' },
  dates: { keys: 'D', name: 'solidaryrecords:shortcuts.dates' },
  edit: { keys: 'E', name: 'solidaryrecords:shortcuts.edit' },
} as const satisfies Record<string, ModuleShortcut>;
