/**
 * Option of Node under which a program takes the system for Windows: what it decides by `process.platform`. Paths and
 * files stay those of the system that it is.
 */
export const asWindows = `--import=data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})`;
