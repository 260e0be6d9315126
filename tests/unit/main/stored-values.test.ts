import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keptActivity } from '#main/activity/activity-log.ts';
import { stored as analyticsHosts } from '#main/analytics/known-host.ts';
import { windowState } from '#main/app/window-state.ts';
import { storedRecipients, storedTests } from '#main/campaigns/campaign-memory.ts';
import { storedDraft } from '#main/drafts/draft-files.ts';
import { keptJudgements } from '#main/duplicates/judged.ts';
import { record as partFile } from '#main/files/part-files.ts';
import { keptCalls } from '#main/hitchhiking/calls.ts';
import { keptLetter } from '#main/hitchhiking/handlers.ts';
import { keptCallScripts } from '#main/reminders/call-scripts.ts';
import { keptOwnSentences } from '#main/reminders/own-sentences.ts';
import { keptReminders } from '#main/reminders/reminders.ts';
import { keptTemplates } from '#main/reminders/templates.ts';
import { entries as sentPictures } from '#main/resources/sent-pictures.ts';
import { storedChoices, storedSession, storedSignIns } from '#main/session/stored.ts';
import { PreferencesStore } from '#main/settings/preferences.ts';
import { stored as externalContacts } from '#main/solidary/external/contacted-journeys.ts';
import { counted } from '#main/solidary/favourite-places.ts';
import { stored as recordCopy } from '#main/solidary/records/copies.ts';
import { stored as ownWords } from '#main/spelling/handlers.ts';
import { storedList, storedRecord } from '#main/stored-list.ts';
import { isWithinBound, type StoredKey, storedBounds, storedText } from '#main/stored-values.ts';
import { entry as journalEntry, header as journalHeader } from '#main/transfer/import/journal.ts';
import { stored as importRecipes } from '#main/transfer/import/recipe/recipes.ts';
import { stored as importColumns } from '#main/transfer/import/remembered.ts';
import { remembered as updates } from '#main/updates/updates.ts';
import { limitsOf } from '#shared/ipc/limits.ts';
import { viewFile } from '#shared/lists.ts';
import { preferences, preferencesPatch } from '#shared/preferences.ts';
import { FakeStore } from '#tests/support/fakes.ts';
import { unboundedIn } from '#tests/support/unbounded.ts';

/** The schema of each value of the store; a key without one does not compile. */
const values: Readonly<Record<StoredKey, z.ZodType>> = {
  preferences,
  window: windowState,
  session: storedSession,
  sessionActivity: z.number(),
  signIns: storedSignIns,
  structureChoices: storedChoices,
  sentPictures,
  externalContacts,
  campaignRecipients: storedRecipients,
  campaignTests: storedTests,
  importColumns,
  importRecipes,
  ownWords,
  analyticsHosts,
  updates,
};

/** Files of their own. */
const files = {
  drafts: storedDraft,
  reminders: keptReminders,
  templates: keptTemplates,
  callScripts: keptCallScripts,
  'own sentences': keptOwnSentences,
  activity: keptActivity,
  'calls to hitchhikers': keptCalls,
  'letter to hitchhikers': keptLetter,
  'favourite places': counted,
  'pairs that are no duplicates': keptJudgements,
  'copies of records': recordCopy,
  'views that are shared': viewFile,
  'files that are being written': partFile,
  'journals: header': journalHeader,
  'journals: entries': journalEntry,
};

describe('what is stored on this computer', () => {
  it.each(Object.entries({ ...values, ...files }))('has a bound in all its parts: %s', (_, schema) => {
    expect(unboundedIn(schema)).toEqual([]);
  });

  it('is refused by the store where it is longer than its key allows, whatever wrote it', () => {
    expect(() => storedText('window', 'x'.repeat(storedBounds.window))).toThrow();
    expect(storedText('window', { isMaximized: true })).toBe('{"isMaximized":true}');
    expect(isWithinBound('a key of another version', 'x'.repeat(10_000_000))).toBe(false);
  });

  it('is written a bounded number of times a minute by the page', () => {
    const writing = [
      'app.setPreferences',
      'callScripts.save',
      'drafts.save',
      'duplicates.judge',
      'hitchhiking.noteCall',
      'hitchhiking.saveLetter',
      'import.keepRecipe',
      'ownSentences.save',
      'reminders.drop',
      'reminders.save',
      'spelling.addWord',
      'spelling.removeWord',
      'templates.drop',
      'templates.save',
    ] as const;
    for (const channel of writing) {
      const { burst, perSecond, atOnce } = limitsOf(channel);
      expect(burst + 60 * perSecond).toBeLessThanOrEqual(400);
      expect(atOnce).toBeLessThanOrEqual(50);
    }
  });
});

describe('the walk over schemas', () => {
  it.each([
    ['a text', z.string()],
    ['a text that must begin with a letter', z.string().regex(/^[a-z]/u)],
    ['a text of a form without an end', z.string().regex(/^[a-z]+$/u)],
    ['an e-mail', z.email()],
    ['a list', z.array(z.int())],
    ['a list of texts', z.array(z.string()).max(3)],
    ['names', z.record(z.string().max(3), z.int())],
    ['texts by known names', z.record(z.enum(['a']), z.string())],
    ['anything', z.unknown()],
    ['any', z.any()],
    ['JSON', z.json()],
    ['an object with other names', z.looseObject({})],
    ['a choice', z.union([z.int(), z.object({ a: z.array(z.boolean()) })])],
    ['what is transformed', z.string().transform(Number)],
    ['what may be absent', z.object({ a: z.string().nullish().default('') })],
    ['a stored list of texts', storedList(z.string())],
    ['a stored record of lists', storedRecord(z.array(z.int()))],
    ['one of its own', z.custom<string>()],
  ])('finds %s without a bound', (_, schema) => {
    expect(unboundedIn(schema)).not.toEqual([]);
  });

  it.each([
    ['texts', z.string().max(3)],
    ['texts of a form', z.string().regex(/^[1-9][0-9]{0,9}(?:-x)?$/u)],
    ['days', z.iso.date()],
    ['lists', z.array(z.string().length(2)).max(4)],
    ['known names', z.record(z.enum(['a']), z.int())],
    ['stored lists', storedList(z.int())],
  ])('accepts bounded %s', (_, schema) => {
    expect(unboundedIn(schema)).toEqual([]);
  });
});

describe('settings that another version, or another hand, has stored', () => {
  const layout = [{ id: 'name', isShown: true }];
  const store = new FakeStore();
  store.set('preferences', {
    theme: 'dark',
    openMenuGroups: ['solidary', 'unknown', ...Array.from({ length: 1000 }, (_, index) => `group ${index}`)],
    lists: {
      'users:1': { columns: layout, viewColumns: { a1: layout, 'no id!': layout }, views: [] },
      'unknown:1': { columns: layout },
      'users:x': { columns: layout },
    },
  });
  const read = new PreferencesStore(store, { locale: 'fr', theme: 'light', keepSession: true }).get();

  it('are read without the names that are unknown', () => {
    expect(read).toMatchObject({ theme: 'dark', openMenuGroups: ['solidary'] });
    expect(read.lists).toEqual({
      'users:1': { columns: layout, viewColumns: { a1: layout }, views: [] },
    });
  });

  it('are what the page may send back', () => {
    expect(preferencesPatch.safeParse({ openMenuGroups: read.openMenuGroups, lists: read.lists }).success).toBe(true);
  });

  it.each([
    ['menu groups that do not exist', { openMenuGroups: ['x'] }],
    ['a menu group many times', { openMenuGroups: Array.from({ length: 1_000_000 }, () => 'solidary') }],
    ['a list that does not exist', { lists: { 'nothing:1': read.lists['users:1'] } }],
    [
      'lists of very many people',
      { lists: Object.fromEntries(Array.from({ length: 1000 }, (_, id) => [`users:${id}`, read.lists['users:1']])) },
    ],
    [
      'columns of views that cannot be',
      { lists: { 'users:1': { ...read.lists['users:1'], viewColumns: { [`x${'y'.repeat(100)}`]: layout } } } },
    ],
  ])('cannot be given %s by the page', (_, patch) => {
    expect(preferencesPatch.safeParse(patch).success).toBe(false);
  });
});
