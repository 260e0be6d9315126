import type { Node } from 'typescript/unstable/ast';
import {
  isClassDeclaration,
  isInterfaceDeclaration,
  isLiteralTypeNode,
  isMethodDeclaration,
  isMethodSignatureDeclaration,
  isStringLiteral,
  isTypeAliasDeclaration,
} from 'typescript/unstable/ast/is';
import type { NodeHandle, Signature, Symbol as TypeSymbol } from 'typescript/unstable/sync';

const isOfElectron = ({ path }: NodeHandle): boolean => path.endsWith('/node_modules/electron/electron.d.ts');

const isOfNode = ({ path }: NodeHandle): boolean => path.includes('/node_modules/@types/node/');

/** The named type in which a declaration stands, e.g. `WebPreferences`. */
function ownerOf(declaration: Node): string | null {
  for (let node = declaration; node !== undefined; node = node.parent) {
    if (isClassDeclaration(node) || isInterfaceDeclaration(node) || isTypeAliasDeclaration(node)) {
      return node.name?.getText() ?? null;
    }
  }
  return null;
}

/** The name of a member of Electron, e.g. `App.quit`; null for one of anything else. */
export function memberName(member: TypeSymbol): string | null {
  const declaration = member.declarations.find(isOfElectron)?.resolve();
  // A class of the module is none of its members: what is made and read of it is.
  const owner = declaration === undefined || isClassDeclaration(declaration) ? null : ownerOf(declaration);
  return owner === null ? null : `${owner}.${member.name}`;
}

/** The name of a member of Node's `process`, which Electron replaces in a preload; null for one of anything else. */
export function processName(member: TypeSymbol): string | null {
  const declaration = member.declarations.find(isOfNode)?.resolve();
  return declaration !== undefined && ownerOf(declaration) === 'Process' ? `Process.${member.name}` : null;
}

const declarationIn = ({ declaration }: Signature): Node | undefined =>
  declaration !== undefined && isOfElectron(declaration) ? declaration.resolve() : undefined;

export const isSignatureOfElectron = (signature: Signature): boolean => declarationIn(signature) !== undefined;

const LISTENING = /^(?:on|once|off|(?:add|remove|prepend|prependOnce)Listener)$/u;

/** The name of the event that a call listens to, e.g. `App event before-quit`; null for a call of anything else. */
export function eventName(signature: Signature): string | null {
  const node = declarationIn(signature);
  if (node === undefined || !(isMethodDeclaration(node) || isMethodSignatureDeclaration(node))) return null;
  const type = node.parameters[0]?.type;
  if (type === undefined || !isLiteralTypeNode(type) || !isStringLiteral(type.literal)) return null;
  return LISTENING.test(node.name.getText()) ? `${ownerOf(node)} event ${type.literal.text}` : null;
}

/** The name of the making of an object, e.g. `BrowserWindow constructor`; null for a class that is not Electron's. */
export function constructorName(signature: Signature): string | null {
  const node = declarationIn(signature);
  return node === undefined ? null : `${ownerOf(node)} constructor`;
}
