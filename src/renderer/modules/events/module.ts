import { CalendarRegular } from '@fluentui/react-icons';
import { defineModule } from '#renderer/kit/resource/module.ts';

/** The screens of events (docs/screens/05-content.md A). */
export const events = defineModule('events', {
  icon: CalendarRegular,
  goKey: 'E',
  list: async () => (await import('./list.tsx')).eventList,
  form: async () => (await import('./form/EventForm.tsx')).EventForm,
  show: async () => (await import('./EventShowPage.tsx')).EventShowPage,
});
