import { UserForm } from '#renderer/features/people/form/UserForm.tsx';

/** `/users/create` (screens 02 §5). */
export const UserCreatePage = () => <UserForm stored={null} />;
