import { describe, expect, it } from 'vitest';
import { changedValues } from '#renderer/kit/form/changes.ts';
import { type StructureDraft, structureForm } from '#renderer/modules/solidarystructures/form/fields.tsx';
import { seamsOf } from '#shared/resources/solidary/windows.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';

type WindowsDraft = StructureDraft['windows'];

const fields = Object.keys(structureForm.fields);
const usual = structureForm.newDraft(null, { name: 'Entraide' });
const usualWindows = usual.windows;
const draft = (change: Partial<WindowsDraft>): WindowsDraft => ({ ...usualWindows, ...change });
const formOf = (change: Partial<WindowsDraft>): StructureDraft => ({ ...usual, windows: draft(change) });
const faults = (change: Partial<WindowsDraft>, stored: WindowsDraft | null = null) =>
  (
    structureForm.schema(stored && { ...fakeStructure(5), windows: stored }).safeParse(formOf(change)).error?.issues ??
    []
  ).map(({ path, message }) => `${path.slice(1).join('.')} ${message}`);

describe('the time windows of a structure', () => {
  it('take the usual hours as they are', () => {
    expect(structureForm.schema(null).parse(usual).windows).toEqual(usualWindows);
  });

  it('need all six times, each a time of day', () => {
    expect(faults({ morning: { from: null, to: '' }, evening: { from: '18:00', to: '25:00' } })).toEqual([
      'morning.from form:rules.required',
      'morning.to form:rules.required',
      'evening.to form:rules.time',
    ]);
  });

  it('end after they start, as records take their hour from the middle', () => {
    expect(faults({ afternoon: { from: '18:00', to: '18:00' } })).toEqual([
      'afternoon.to structureForm:rules.windowOrder',
    ]);
    expect(faults({ afternoon: { from: '18:00', to: '12:00' } })).toEqual([
      'afternoon.to structureForm:rules.windowOrder',
    ]);
  });

  it('pass as they are stored while nobody changes them', () => {
    const evening = { from: '18:00', to: '00:00' };
    expect(faults({ evening }, draft({ evening }))).toEqual([]);
    expect(faults({ evening: { ...evening, from: '19:00' } }, draft({ evening }))).toEqual([
      'evening.to structureForm:rules.windowOrder',
    ]);
  });

  it('show where one part overlaps the next or leaves hours out, and nothing of times that are no times', () => {
    expect(seamsOf(usualWindows)).toEqual([]);
    expect(seamsOf(draft({ afternoon: { from: '11:00', to: '17:30' } }))).toEqual([
      { kind: 'overlap', first: 'morning', second: 'afternoon', from: '11:00', to: '12:00' },
      { kind: 'gap', first: 'afternoon', second: 'evening', from: '17:30', to: '18:00' },
    ]);
    expect(seamsOf(draft({ afternoon: { from: 'midi', to: null } }))).toEqual([]);
  });

  it('travel alone when others did not change', () => {
    const evening = { from: '18:00', to: '22:00' };
    const values = structureForm.schema(null).parse(formOf({ evening }));
    expect(changedValues(usual, formOf({ evening }), values, null, fields)).toEqual({ windows: { evening } });
  });
});
