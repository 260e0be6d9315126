import { BuildingRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';
import { addressOf } from '#shared/routes.ts';

/** The screens of the solidary structures (docs/screens/09-solidary-structures.md). */
export const solidarystructures = defineModule('solidarystructures', {
  icon: BuildingRegular,
  goKey: 'O',
  commands: [
    {
      // The first one: its group of the menu is hidden until there is one (docs/screens/09-solidary-structures.md §2).
      id: 'solidarystructures.create',
      label: 'solidarystructures:actions.createFirst',
      isOffered: ({ config, session: { permissions, structures } }) =>
        config.modules.solidary && permissions.includes('structure_create') && structures.length === 0,
      run: ({ open }) => open(addressOf('solidarystructures_create')),
    },
  ],
  search: {
    filter: 'name',
    permission: 'structure_list',
    find: async () => (await import('./search.ts')).findStructures,
  },
  list: async () => (await import('./list.tsx')).structureList,
  form: async () => (await import('./form/StructureForm.tsx')).StructureForm,
  show: async () => (await import('./StructureShowPage.tsx')).StructureShowPage,
});
