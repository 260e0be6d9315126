export function ModuleOffState() {
  return null;
}
