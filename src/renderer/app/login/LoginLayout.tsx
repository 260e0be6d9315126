export function LoginLayout() {
  return null;
}
