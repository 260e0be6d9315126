/**
 * The page compiles no text into code, which its policy refuses: zod is told so before it tries. To be imported before
 * anything that loads zod, which reads this when it is loaded.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
