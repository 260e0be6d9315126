/**
 * Works on several at a time and answers in their order. After a failure nothing more is begun, and it is what is thrown.
 *
 * @param width how many at a time
 */
export async function several<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  let next = 0;
  let hasFailed = false;
  const worker = async () => {
    for (let index = next++; index < items.length && !hasFailed; index = next++) {
      try {
        // The index is below the length.
        answers[index] = await work(items[index] as T);
      } catch (thrown) {
        hasFailed = true;
        throw thrown;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return answers;
}
