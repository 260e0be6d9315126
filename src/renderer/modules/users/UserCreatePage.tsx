import { UserForm } from '#renderer/features/people/form/UserForm.tsx';

/** `/users/create` (docs/screens/02-users-hitchhikers.md §5). */
export const UserCreatePage = () => <UserForm stored={null} />;
