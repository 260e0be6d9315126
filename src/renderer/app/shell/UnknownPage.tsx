export function UnknownPage() {
  return null;
}
