import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';

/** `/solidaryrecords/create` (docs/screens/07-solidary-records.md §6.1). */
export const CreatePage = (_: AddressPageProps) => <LoadingState />;
