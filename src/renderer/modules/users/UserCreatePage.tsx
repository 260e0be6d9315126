import { UserForm } from '#renderer/kit/person/form/UserForm.tsx';

/** `/users/create` (screens 02 §5). */
export const UserCreatePage = () => <UserForm stored={null} />;
