import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A component that is imported from a file of the kit, or loaded from it later: its file and its name. */
const imported = /import\s+\{([^}]*)\}\s+from\s+'#renderer\/(kit\/[^']+\.tsx)'/gu;
const isComponent = (name: string) => /^[A-Z][a-z]\w*$/u.test(name) && !name.endsWith('Context');

/** The components of the kit that the files of some folders import, as `file name`. */
function componentsIn(...folders: string[]): Set<string> {
  const found = new Set<string>();
  for (const file of folders.flatMap((folder) => globSync(`src/renderer/${folder}/**/*.tsx`))) {
    for (const [, names = '', path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      for (const name of names.split(',').map((one) => one.trim())) {
        if (!name.startsWith('type ') && isComponent(name)) found.add(`${path} ${name}`);
      }
    }
  }
  return found;
}

/** What the gallery does not show of what modules may use of the kit, by the reason. */
const notShown: Readonly<Record<string, readonly string[]>> = {
  'a whole page, whose parts are shown': [
    'kit/resource/RecordActivity.tsx RecordActivity',
    'kit/resource/RecordPage.tsx RecordPage',
    'kit/resource/RecordView.tsx RecordView',
    'kit/resource/ResourceFormView.tsx ResourceFormView',
    'kit/viewer/BlobViewer.tsx BlobViewer',
  ],
  'a part of a form that is shown whole': [
    'kit/form/definition/FormField.tsx FormField',
    'kit/form/definition/FormField.tsx FormFieldsSection',
    'kit/form/drafts/OfferedDraft.tsx OfferedDraft',
    'kit/form/ErrorSummary.tsx ErrorSummary',
    'kit/form/fields/FieldFrame.tsx FieldFrame',
    'kit/form/fields.tsx Unset',
    'kit/form/FormBody.tsx FormBody',
    'kit/form/FormFooter.tsx FormFooter',
    'kit/form/SaveBar.tsx FormStatus',
    'kit/form/SaveBar.tsx KeptDraft',
    'kit/form/sections/FormLayout.tsx FormLayout',
    'kit/form/sections/FormLayout.tsx MarksNote',
  ],
  'a part of a field, of a filter or of a list that is shown whole': [
    'kit/actions/ActionMenuItems.tsx ActionMenuItems',
    'kit/form/fields/calendar/CalendarButton.tsx CalendarButton',
    'kit/form/fields/calendar/DayBox.tsx DayBox',
    'kit/form/pickers/PickedRow.tsx PickedIcon',
    'kit/form/pickers/PlacePicker.tsx PlacePicker',
    'kit/form/pickers/RecordNames.tsx RecordNames',
    'kit/form/pickers/RecordPicker.tsx RecordPicker',
    'kit/list/cells/LinkCell.tsx LinkCell',
    'kit/list/filters/EditorGroup.tsx EditorGroup',
    'kit/list/filters/FilterBar.tsx FilterBar',
    'kit/list/views/ViewDialogs.tsx NameDialog',
    'kit/map/MapPanel.tsx MapPanel',
    'kit/rich-text/RichTextField.tsx RichTextInput',
    'kit/ui/states/ErrorDetails.tsx ErrorDetails',
    'kit/ui/states/ErrorState.tsx KnownCauses',
  ],
  'it needs a record of the platform that is being changed': [
    'kit/actions/bulk/BulkDialog.tsx BulkDialog',
    'kit/actions/bulk/ChoiceDialog.tsx ChoiceDialog',
    'kit/actions/bulk/JobDialog.tsx JobDialog',
    'kit/actions/bulk/PrepareStep.tsx PrepareStep',
    'kit/actions/bulk/RunStep.tsx RunStep',
    'kit/form/rows/StepButtons.tsx StepButtons',
    'kit/resource/AgainDialog.tsx AgainDialog',
    'kit/resource/cell/CellEditor.tsx CellEditor',
    'kit/resource/picture/PictureSection.tsx PictureSection',
    'kit/resource/picture/RefusedPictureBar.tsx RefusedPictureBar',
    'kit/resource/RecordPicture.tsx RecordPicture',
    'kit/resource/RecordUnavailable.tsx RecordUnavailable',
    'kit/resource/VerifyLink.tsx VerifyLink',
    'kit/ui/transfer/TransferDialog.tsx TransferDialog',
  ],
  'it draws nothing': ['kit/ui/page/PageFocusAfter.tsx PageFocusAfter'],
};
const excused = Object.values(notShown).flat();

const used = componentsIn('modules', 'features');
const shown = componentsIn('app/gallery');

it('shows every pattern that modules take of the kit, but for those with a reason', () => {
  expect(used.size).toBeGreaterThan(80);
  expect([...used].filter((one) => !shown.has(one) && !excused.includes(one))).toEqual([]);
});

it('excuses nothing that is shown or that the kit has no more', () => {
  const isGone = (one: string) => {
    const [path = '', name = ''] = one.split(' ');
    return !new RegExp(`export (?:function|const) ${name}\\b`, 'u').test(readFileSync(`src/renderer/${path}`, 'utf8'));
  };
  expect(excused.filter((one) => shown.has(one) || isGone(one))).toEqual([]);
});
