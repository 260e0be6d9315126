import { join } from 'node:path';
import type {
  CallExpression,
  Expression,
  NewExpression,
  Node,
  PropertyAccessExpression,
} from 'typescript/unstable/ast';
import {
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isExpression,
  isNewExpression,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  ObjectFlags,
  SignatureKind,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { constructorName, eventName, isSignatureOfElectron, memberName, processName } from './names.ts';

/**
 * Finds what files use of Electron, by the types of the compiler: members of whatever object holds them, events by
 * name, the making of objects, and the keys of what Electron is given, also where the object was made elsewhere.
 * A value that was cast from or to `any` or `unknown` hides its members.
 * @param isRead whether a file is read, by its path from the root
 * @returns the names of what is used, and the files that use each
 * @throws Error for a member of Electron that is named by a computed key
 */
export function usesOfElectron(root: string, isRead: (file: string) => boolean): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(import.meta.dirname, 'tsconfig.json')] });
    for (const { program, checker } of snapshot.getProjects()) {
      const keys: Keys = new Map();
      for (const path of program.getSourceFileNames()) {
        const file = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : '';
        const source = isRead(file) ? program.getSourceFile(path) : undefined;
        if (source === undefined) continue;
        for (const name of new Reader(checker, keys, file).read(source))
          uses.set(name, [...(uses.get(name) ?? []), file]);
      }
    }
  } finally {
    api.close();
  }
  return uses;
}

/** Members of types that are Electron's, by the id of the type. */
type Keys = Map<number, readonly TypeSymbol[]>;

/** Reads one file. */
class Reader {
  readonly #checker: Checker;
  readonly #keys: Keys;
  readonly #file: string;
  readonly #found = new Set<string>();

  constructor(checker: Checker, keys: Keys, file: string) {
    this.#checker = checker;
    this.#keys = keys;
    this.#file = file;
  }

  read(node: Node): ReadonlySet<string> {
    if (isPropertyAccessExpression(node)) this.#access(node);
    else if (isElementAccessExpression(node)) this.#element(node.expression, node.argumentExpression);
    else if (isObjectBindingPattern(node)) this.#destructured(node);
    else if (isCallExpression(node) || isNewExpression(node)) this.#called(node);
    else if (isObjectLiteralExpression(node)) this.#given(node);
    node.forEachChild((child) => void this.read(child));
    return this.#found;
  }

  #add(name: string | null): void {
    if (name !== null) this.#found.add(name);
  }

  #member(member: TypeSymbol | undefined): void {
    if (member === undefined) return;
    this.#add(memberName(member));
    if (this.#file.startsWith('src/preload/')) this.#add(processName(member));
  }

  #access(node: PropertyAccessExpression): void {
    const { parent } = node;
    const signature =
      isCallExpression(parent) && parent.expression === node ? this.#checker.getResolvedSignature(parent) : undefined;
    // The call tells the event; one of Node's own, such as those of `process`, is no use of Electron.
    if (signature !== undefined && (eventName(signature) !== null || !isSignatureOfElectron(signature))) return;
    this.#member(this.#checker.getSymbolAtLocation(node.name));
  }

  #element(object: Expression, key: Expression): void {
    const type = this.#checker.getTypeAtLocation(object);
    const keyType = this.#checker.getTypeAtLocation(key);
    if (type === undefined || keyType === undefined || this.#checker.isArrayLikeType(type)) return;
    for (const part of partsOf(keyType)) {
      if (part.isStringLiteralType()) this.#memberOf(type, part.value);
      else if (this.#keysOf(type).length > 0) {
        throw new Error(`${this.#file} names a member of Electron by a computed key: ${object.getText()}`);
      }
    }
  }

  #memberOf(type: Type, name: string): void {
    for (const part of partsOf(type)) this.#member(this.#checker.getPropertyOfType(part, name));
  }

  #destructured(pattern: Node): void {
    const type = this.#checker.getTypeAtLocation(pattern);
    pattern.forEachChild((element) => {
      if (type === undefined || !isBindingElement(element)) return;
      const name = element.propertyName ?? element.name;
      if (name !== undefined && element.dotDotDotToken === undefined) this.#memberOf(type, name.getText());
    });
  }

  #called(call: CallExpression | NewExpression): void {
    const signature = this.#checker.getResolvedSignature(call);
    if (signature !== undefined) this.#add(isNewExpression(call) ? constructorName(signature) : eventName(signature));
    for (const argument of call.arguments ?? []) if (!isObjectLiteralExpression(argument)) this.#given(argument);
  }

  /** What an expression gives to Electron: the keys that its own type has among those of the type expected there. */
  #given(node: Node): void {
    if (!isExpression(node)) return;
    const expected = this.#checker.getContextualType(node);
    const actual = this.#checker.getTypeAtLocation(node);
    if (expected !== undefined && actual !== undefined) this.#compare(actual, expected);
  }

  #compare(actual: Type, expected: Type): void {
    if (actual.id === expected.id) return;
    for (const source of partsOf(actual)) {
      const targets = partsOf(expected);
      const fitting = targets.filter((target) => this.#checker.isTypeAssignableTo(source, target));
      for (const target of fitting.length > 0 ? fitting : targets) this.#comparePart(source, target);
    }
  }

  #comparePart(actual: Type, expected: Type): void {
    const checker = this.#checker;
    if (checker.isArrayLikeType(actual)) {
      const [item] = this.#itemsOf(expected);
      for (const given of this.#itemsOf(actual)) if (item !== undefined) this.#compare(given, item);
      return;
    }
    if (!actual.isObjectType() && !actual.isIntersectionType()) return;
    const isMadeHere = actual.isObjectType() && (actual.objectFlags & ObjectFlags.ObjectLiteral) !== 0;
    for (const key of this.#keysOf(expected)) {
      const given = checker.getPropertyOfType(actual, key.name);
      // The keys of an object of a type of Electron were read where it was made.
      if (given === undefined || (memberName(given) !== null && !isMadeHere)) continue;
      this.#add(memberName(key));
      this.#compareTypes(checker.getTypeOfSymbol(given), checker.getTypeOfSymbol(key));
    }
    const [call] = checker.getSignaturesOfType(actual, SignatureKind.Call);
    const [expectedCall] = checker.getSignaturesOfType(expected, SignatureKind.Call);
    if (call === undefined || expectedCall === undefined) return;
    this.#compareTypes(checker.getReturnTypeOfSignature(call), checker.getReturnTypeOfSignature(expectedCall));
  }

  #compareTypes(actual: Type | undefined, expected: Type | undefined): void {
    if (actual !== undefined && expected !== undefined) this.#compare(actual, expected);
  }

  /** The members of a type that are Electron's. */
  #keysOf(type: Type): readonly TypeSymbol[] {
    const known = this.#keys.get(type.id);
    if (known !== undefined) return known;
    const keys = this.#checker.getPropertiesOfType(type).filter((member) => memberName(member) !== null);
    this.#keys.set(type.id, keys);
    return keys;
  }

  #itemsOf(type: Type): readonly Type[] {
    return this.#checker.isArrayLikeType(type) && type.isTypeReference() ? this.#checker.getTypeArguments(type) : [];
  }
}

/** The types of a union; the type itself where it is none. */
const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? (type.getTypes() ?? []) : [type]);
