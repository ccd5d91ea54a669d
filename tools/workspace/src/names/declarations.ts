import ts from 'typescript';

/** One declared name of a source file, for the checks of names. */
export interface Declaration {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly kind: 'class' | 'function' | 'parameter' | 'type' | 'value';
  /** Declared beside the other names of the file and not inside one of them. */
  readonly isTop: boolean;
  readonly isExported: boolean;
}

interface DeclaredName {
  readonly identifier: ts.Identifier;
  readonly kind: Declaration['kind'];
}

/** Every name that the text declares, by syntax alone: no type is computed, so that the whole workspace takes seconds. */
export function listDeclarations(file: string, text: string): Declaration[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, getScriptKind(file));
  const exportedNames = listExportedNames(source);
  const declarations: Declaration[] = [];
  const visit = (node: ts.Node, isTop: boolean, isExported: boolean): void => {
    for (const { identifier, kind } of listNames(node)) {
      declarations.push({
        file,
        line: source.getLineAndCharacterOfPosition(identifier.getStart(source)).line + 1,
        name: identifier.text,
        kind,
        isTop,
        isExported: isTop && (isExported || exportedNames.has(identifier.text)),
      });
    }
    if (isTypeOnly(node)) return;
    const isList = ts.isVariableStatement(node) || ts.isVariableDeclarationList(node);
    ts.forEachChild(node, (child) => visit(child, isTop && isList, isExported));
  };
  for (const statement of source.statements) visit(statement, true, hasExport(statement));
  return declarations;
}

function getScriptKind(file: string): ts.ScriptKind {
  if (file.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;
}

/** The names of `export { a, b as c }`. */
function listExportedNames(source: ts.SourceFile): ReadonlySet<string> {
  const clauses = source.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && !statement.moduleSpecifier ? [statement.exportClause] : [],
  );
  return new Set(
    clauses.flatMap((clause) =>
      clause && ts.isNamedExports(clause)
        ? clause.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
        : [],
    ),
  );
}

function hasExport(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false;
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** Parameters inside a type are notes for its reader. */
function isTypeOnly(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node));
}

function listNames(node: ts.Node): DeclaredName[] {
  if (ts.isVariableDeclaration(node)) {
    const kind = isFunction(node.initializer) ? 'function' : 'value';
    return listBound(node.name).map((identifier) => ({ identifier, kind }));
  }
  if (ts.isParameter(node)) {
    const own = listBound(node.name).filter(({ text }) => text !== 'this');
    return own.map((identifier) => ({ identifier, kind: 'parameter' }));
  }
  if (ts.isFunctionDeclaration(node)) return node.body ? toDeclaredNames(node.name, 'function') : [];
  if (ts.isClassDeclaration(node)) return toDeclaredNames(node.name, 'class');
  return isTypeDeclaration(node) ? toDeclaredNames(node.name, 'type') : [];
}

function toDeclaredNames(identifier: ts.Identifier | undefined, kind: Declaration['kind']): DeclaredName[] {
  return identifier ? [{ identifier, kind }] : [];
}

function isTypeDeclaration(
  node: ts.Node,
): node is ts.EnumDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node);
}

function isFunction(node: ts.Expression | undefined): boolean {
  return node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));
}

/** `{ bill_no }` without a name of its own repeats the name of the field, which is declared elsewhere. */
function listBound(binding: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(binding)) return [binding];
  return binding.elements.flatMap((element) => {
    if (ts.isOmittedExpression(element)) return [];
    const isOwn = ts.isArrayBindingPattern(binding) || element.propertyName !== undefined;
    return ts.isIdentifier(element.name) && !isOwn ? [] : listBound(element.name);
  });
}
