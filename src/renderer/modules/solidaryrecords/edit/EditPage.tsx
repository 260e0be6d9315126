import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';

/** `/solidaryrecords/{id}` (docs/screens/07-solidary-records.md §6.2). */
export const EditPage = (_: { id: number }) => <LoadingState />;
