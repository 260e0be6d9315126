/**
 * Serves on the loopback interface, at a port chosen by the system.
 * @returns the origin, e.g. `http://127.0.0.1:40123`
 */
export async function serveLocally(answer: (request: Request) => Response | Promise<Response>): Promise<string> {
  // Loaded with the first server, which few starts have: the package brings Node's HTTP/2 along.
  const { createAdaptorServer } = await import('@hono/node-server');
  const server = createAdaptorServer({ fetch: answer, overrideGlobalObjects: false });
  // The server lives as long as the application and must not delay its end.
  server.unref();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}
