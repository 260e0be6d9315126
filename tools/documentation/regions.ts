/** Returns the content of a region, by its kind and the argument in its marker. */
export type RenderRegion = (kind: string, name: string) => string;

const REGION = /(?<begin><!-- (?<kind>[a-z]+) (?<name>[a-z-]+) -->\n)(?<content>[\s\S]*?)(?<end><!-- end -->)/gu;

/**
 * Writes the regions of a Markdown page anew, which stand between `<!-- kind name -->` and `<!-- end -->`.
 * @throws what `render` throws for a region that it does not know
 */
export function fillRegions(page: string, render: RenderRegion): string {
  return page.replaceAll(REGION, (_, begin: string, kind: string, name: string, _content: string, end: string) => {
    return `${begin}${render(kind, name)}\n${end}`;
  });
}
