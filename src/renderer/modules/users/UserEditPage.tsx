export function UserEditPage(_: { id: number }) {
  return null;
}
