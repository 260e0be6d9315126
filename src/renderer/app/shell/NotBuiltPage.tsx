export function NotBuiltPage() {
  return null;
}
