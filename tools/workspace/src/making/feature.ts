import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { FeatureNames } from './feature-texts.ts';
import { featureTexts } from './feature-texts.ts';
import type { Made } from './files.ts';
import { cased, change, checkName, checkRoles, writeNew } from './files.ts';

export interface FeatureAsked {
  /** Plural, as in the address: `inspections`. */
  readonly noun: string;
  readonly admits: readonly string[];
}

/**
 * A noun on both sides of the wire: contract, policy, table, doors and a test through them. It lists and adds, audited,
 * from the first day.
 */
export function makeFeature(root: string, { noun, admits }: FeatureAsked): Made {
  checkName(noun, 'feature');
  if (!noun.endsWith('s'))
    throw new Error(`feature: "${noun}" names one; a feature is named in the plural, like inspections.`);
  const roles = checkRoles(admits);
  const one = noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.slice(0, -1);
  const names = { noun, one, many: cased(noun), single: cased(one), migration: nextMigration(root, one) };

  const files = writeNew(root, featureTexts(names, roles));
  const lists = [
    change(root, 'libs/contracts/src/index.ts', (text) => addSorted(text, `export * from './${noun}.contract.ts';`)),
    change(root, 'libs/rules/src/policy.ts', (text) => addPolicy(text, one, roles)),
    change(root, 'apps/api/src/tables/tables.ts', (text) => addTables(text, names)),
    change(root, 'apps/api/src/features/features.ts', (text) => addDoors(text, names)),
  ];
  return {
    files: [...files, ...lists],
    next: `npm test -- types tests says whether it stands. Its doors are GET and POST /api/${noun}.`,
  };
}

function nextMigration(root: string, one: string): string {
  const taken = readdirSync(join(root, 'apps/api/migrations'))
    .map((name) => Number.parseInt(name, 10))
    .filter((number) => !Number.isNaN(number));
  return `${String(Math.max(0, ...taken) + 1).padStart(4, '0')}-${one}.sql`;
}

function addSorted(text: string, line: string): string {
  const lines = text.trimEnd().split('\n');
  const at = lines.findIndex((present) => present.startsWith('export') && present > line);
  return `${lines.toSpliced(at === -1 ? lines.length : at, 0, line).join('\n')}\n`;
}

function addPolicy(text: string, one: string, roles: readonly string[]): string {
  const admitted = roles.map((role) => `'${role}'`).join(', ');
  const rows = ['read', 'write'].map((act) => `  '${one}.${act}': { roles: [${admitted}] },\n`).join('');
  return text.replace(/^\} as const satisfies/m, `${rows}} as const satisfies`);
}

function addTables(text: string, { noun, single }: FeatureNames): string {
  const name = `${single.pascal}Tables`;
  const imported = `import type { ${name} } from './${noun}.ts';\n`;
  return text
    .replace(/\n\/\*\*/, `${imported}\n/**`)
    .replace(/(interface Tables\s+extends\s+[^{]*?)\s*\{/, `$1, ${name} {`);
}

function addDoors(text: string, { noun, many }: FeatureNames): string {
  const name = `${many.camel}Routes`;
  const imported = `import { ${name} } from './${noun}/${noun}.routes.ts';\n`;
  return text
    .replace(/\n\/\*\*/, `${imported}\n/**`)
    .replace(/,?\s*\];/, (end) => (end.includes('\n') ? `,\n  ${name},\n];` : `, ${name}];`));
}
