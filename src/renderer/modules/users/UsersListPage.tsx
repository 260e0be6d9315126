export function UsersListPage(_: {
  search: Record<string, unknown>;
  onSearch: (next: Record<string, unknown>, options?: { replace?: boolean }) => void;
}) {
  return null;
}
