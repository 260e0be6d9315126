import { UserForm } from '#renderer/features/people/form/UserForm.tsx';
import { HitchhikingFields } from './form/HitchhikingFields.tsx';

/** `/hitchhikers/create` (docs/screens/02-users-hitchhikers.md §9). */
export const HitchhikerCreatePage = () => <UserForm stored={null} screen="hitchhikers" Extra={HitchhikingFields} />;
