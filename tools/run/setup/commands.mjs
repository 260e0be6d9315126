// @ts-check
/** The commands of package.json that go through the runner. */
export const commandNames = Object.freeze(
  /** @type {const} */ ([
    'start',
    'dev',
    'test',
    'bench',
    'package',
    'verify-packages',
    'screenshots',
    'check-import',
    'mutants',
  ]),
);

/** @typedef {(typeof commandNames)[number]} CommandName */

/**
 * @param {string} name
 * @returns {name is CommandName}
 */
export function isCommand(name) {
  return /** @type {readonly string[]} */ (commandNames).includes(name);
}
