/**
 * The content policy refuses to compile text into code; this tells zod not to try. Import it before anything that loads
 * zod, which reads the setting at load time.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
