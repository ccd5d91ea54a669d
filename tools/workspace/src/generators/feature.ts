import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { getRoleKind } from '@ebpls/contracts';

import { API_AREAS } from '../boundaries/layers.ts';
import { type FeatureNames, createFeatureTexts } from './feature-texts.ts';
import { type GeneratedFiles, toCases, change, checkName, checkRoles, writeNew } from './files.ts';

/** Lists the acts of staff that concern no business. */
const OWN_BUSINESS_TEST = 'apps/api/src/own-business.test.ts';

/** Input of the generator of an API feature with its contract, routes and test. */
export interface FeatureRequest {
  /** Plural, as in the address: `inspections`. */
  readonly noun: string;
  /** Area of the subject, one of API_AREAS. */
  readonly area: string;
  readonly admits: readonly string[];
}

/**
 * A noun on both sides of the wire: contract, policy, table, endpoints and a test through them. It lists and adds,
 * audited, from the first day.
 */
export function createFeature(root: string, { noun, area, admits }: FeatureRequest): GeneratedFiles {
  checkName(noun, 'feature');
  if (!noun.endsWith('s'))
    throw new Error(`feature: "${noun}" names one; a feature is named in the plural, like inspections.`);
  if (!API_AREAS.some((name) => name === area)) throw new Error(`feature: --area is one of ${API_AREAS.join(', ')}.`);
  const roles = checkRoles(admits);
  const one = noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.slice(0, -1);
  const names = { noun, area, one, many: toCases(noun), single: toCases(one), migration: nextMigration(root, one) };

  const files = writeNew(root, createFeatureTexts(names, roles));
  const lists = [
    change(root, 'libs/contracts/src/index.ts', (text) =>
      addSorted(text, `export * from './${area}/${noun}.contract.ts';`),
    ),
    change(root, 'libs/rules/src/policy.ts', (text) => addPolicy(text, one, roles)),
    change(root, 'libs/rules/src/policy.test.ts', (text) => addToActs(text, one, roles)),
    change(root, 'apps/api/src/tables/tables.ts', (text) => addTables(text, names)),
    change(root, `apps/api/src/${area}/${area}.routes.ts`, (text) => addRoutes(text, names)),
    change(root, 'apps/api/src/testing/endpoint-samples.ts', (text) => addSamples(text, names, roles[0] ?? 'admin')),
    ...(roles.includes('user') ? [] : [change(root, OWN_BUSINESS_TEST, (text) => addActWithoutBusiness(text, names))]),
  ];
  return {
    files: [...files, ...lists],
    next: `It answers GET and POST /api/${noun}; npm test -- types, then npx nx test rules policy and npx nx test api ${noun}, check it.`,
  };
}

function nextMigration(root: string, one: string): string {
  const takenNumbers = readdirSync(join(root, 'apps/api/migrations'))
    .map((name) => Number.parseInt(name, 10))
    .filter((number) => !Number.isNaN(number));
  return `${String(Math.max(0, ...takenNumbers) + 1).padStart(4, '0')}-${one}.sql`;
}

function addSorted(text: string, line: string): string {
  const lines = text.trimEnd().split('\n');
  const at = lines.findIndex((present) => present.startsWith('export') && present > line);
  return `${lines.toSpliced(at === -1 ? lines.length : at, 0, line).join('\n')}\n`;
}

function addPolicy(text: string, one: string, roles: readonly string[]): string {
  const admittedRoles = roles.map((role) => `'${role}'`).join(', ');
  const rows = ['read', 'write'].map((act) => `  '${one}.${act}': { roles: [${admittedRoles}] },\n`).join('');
  return text.replace(/^\} as const satisfies/m, `${rows}} as const satisfies`);
}

/** The policy is written out a second time in its test: for each role the acts that it admits to. */
function addToActs(text: string, one: string, roles: readonly string[]): string {
  return roles.reduce((source, role) => {
    const row = new RegExp(`^(  ${role}: )(DESK|\`[^\`]*\`|'[^']*'),$`, 'm');
    return source.replace(
      row,
      (_, opening: string, acts: string) => `${opening}${joinActs(acts, `${one}.read ${one}.write`)},`,
    );
  }, text);
}

function joinActs(presentActs: string, addedActs: string): string {
  if (presentActs === 'DESK') return `\`\${DESK} ${addedActs}\``;
  return presentActs === "''" ? `'${addedActs}'` : `${presentActs.slice(0, -1)} ${addedActs}${presentActs.slice(-1)}`;
}

function addTables(text: string, { noun, single }: FeatureNames): string {
  const name = `${single.pascal}Tables`;
  const importLine = `import type { ${name} } from './${noun}.ts';\n`;
  return text
    .replace(/\n\/\*\*/, `${importLine}\n/**`)
    .replace(/(interface Tables\s+extends\s+[^{]*?)\s*\{/, `$1, ${name} {`);
}

function addRoutes(text: string, { noun, many }: FeatureNames): string {
  const name = `${many.camel}Routes`;
  return text
    .replace(/\n\n\/\*\*/, `\nimport { ${name} } from './${noun}/${noun}.routes.ts';\n\n/**`)
    .replace(/,?\s*\];/, `,\n  ${name},\n];`);
}

/** Adds one request for each endpoint by an admitted person: the tests of all endpoints begin from it. */
function addSamples(text: string, { many, single }: FeatureNames, role: string): string {
  const who = getPerson(role);
  const lines = `    list${many.pascal}: { who: ${who} },\n    add${single.pascal}: { who: ${who}, body: { name: 'First' } },\n`;
  return text.replace(/^ {2}\};\n\}/m, `${lines}  };\n}`);
}

/** Its rows name no business, so that nobody can decide on an own one. */
function addActWithoutBusiness(text: string, { single }: FeatureNames): string {
  return text.replace(/^const ACTS_WITHOUT_BUSINESS[^[]*\[\n/m, (opening) => `${opening}  'add${single.pascal}',\n`);
}

function getPerson(role: string): string {
  if (role === 'user') return 'fixture.people.owner';
  if (role === 'admin') return 'fixture.people.treasurer';
  if (role === 'bplo' || role === 'affiliate') return `fixture.people.${role}`;
  return `fixture.people.officers.get('${getRoleKind(role) === 'barangay' ? 'barangay' : role}')`;
}
