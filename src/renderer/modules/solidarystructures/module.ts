import { BuildingRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The screens of the solidary structures (docs/screens/09-solidary-structures.md). */
export const solidarystructures = defineModule('solidarystructures', {
  icon: BuildingRegular,
  list: async () => (await import('./list.tsx')).structureList,
  form: async () => (await import('./form/StructureForm.tsx')).StructureForm,
  show: async () => (await import('./StructureShowPage.tsx')).StructureShowPage,
});
