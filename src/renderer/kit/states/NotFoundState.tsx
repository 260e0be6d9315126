export function NotFoundState() {
  return null;
}
