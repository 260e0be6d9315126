export function UserCreatePage() {
  return null;
}
