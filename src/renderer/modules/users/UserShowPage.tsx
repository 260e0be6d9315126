export function UserShowPage(_: { id: number }) {
  return null;
}
