type Cell = string | number | null;

/** Quotes a value with a comma, quote, whitespace or backslash, as the platform's serializer does. */
function cell(value: Cell): string {
  const text = value === null ? '' : String(value);
  return /[",\s\\]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\n`;

const chunk = 64 * 1024;

/**
 * Creates a CSV response that is generated while it is read, in constant memory: UTF-8, no byte order mark, no file
 * name.
 */
export function csvResponse(lines: Iterable<string>): Response {
  const iterator = lines[Symbol.iterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      let text = '';
      while (text.length < chunk) {
        const next = iterator.next();
        if (next.done === true) {
          if (text !== '') controller.enqueue(encoder.encode(text));
          controller.close();
          return;
        }
        text += next.value;
      }
      controller.enqueue(encoder.encode(text));
    },
  });
  return new Response(body, { status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
