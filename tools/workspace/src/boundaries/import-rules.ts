import type { ImportRule } from './import-rule.ts';
import { type PackageOwner, type FolderRule, PACKAGE_OWNERS, FOLDER_RULES, TESTS } from './folders.ts';
import { listLayerRules } from './layers.ts';

const DECLARE = 'libs/remote-kit/src/declare[.]ts$';
const OURS = '^(?:apps|libs|tools)/';

/** All rules, made from the table of folders. */
export function listImportRules(): ImportRule[] {
  return [
    ...FOLDER_RULES.map(toFolderRule),
    ...PACKAGE_OWNERS.map(keeperRule),
    ...listLayerRules(),
    ...REPOSITORY_RULES,
  ];
}

function getFolderPattern(name: string): string {
  if (name === 'declare') return `^${DECLARE}`;
  const rule = FOLDER_RULES.find((candidate) => candidate.name === name);
  if (!rule) throw new Error(`The table of folders names "${name}", which it does not contain.`);
  return `^${rule.folders}/`;
}

function toFolderRule(rule: FolderRule): ImportRule {
  const allowedFolders = [...rule.may.map(getFolderPattern), `^(${rule.folders})/`];
  return {
    name: `folder-${rule.name}`,
    comment: `${rule.name} may import ${rule.may.length === 0 ? 'nothing of ours' : rule.may.join(', ')}.`,
    // One remote, one tool: the group in brackets is this very folder.
    from: { path: `^(${rule.folders})/`, pathNot: TESTS },
    to: { path: OURS, pathNot: rule.name === 'remote' ? [...rule.may.map(getFolderPattern), '^$1/'] : allowedFolders },
    violation: { from: `${getExampleFolder(rule)}/src/planted.ts`, to: findForbiddenFile(rule) },
  };
}

function keeperRule({ packages, owner, inTests = false, why }: PackageOwner): ImportRule {
  const [first = ''] = packages.split('|');
  const name = first.replace('[.]', '.');
  return {
    name: `only-${owner.split('|')[0]?.replace('/', '-')}-opens-${name.replace('@', '')}`,
    comment: why,
    from: { path: OURS, pathNot: [`^(?:${owner})/`, ...(inTests ? [TESTS] : [])] },
    to: { path: `(?:^|node_modules/)(?:${packages})(?:/|$)` },
    violation: { from: 'apps/payment-sandbox/src/planted.ts', to: PACKAGE_BY_FOLDER[name] ?? name },
  };
}

/** A scope is not a package; the test plants one that is installed. */
const PACKAGE_BY_FOLDER: Readonly<Record<string, string>> = {
  '@chakra-ui': '@chakra-ui/react',
  '@module-federation': '@module-federation/runtime',
};

/** A file in a folder that this one may not import; for a remote, another remote. */
function findForbiddenFile(rule: FolderRule): string {
  if (rule.name === 'remote') return 'apps/admin/src/routes.ts';
  const other = FOLDER_RULES.find(({ name }) => name !== rule.name && !rule.may.includes(name));
  if (!other) throw new Error(`The folder "${rule.name}" may import everything, so it needs no rule.`);
  return `${getExampleFolder(other)}/src/forbidden.ts`;
}

/** A folder of a rule that covers several. */
const EXAMPLE_FOLDERS: Readonly<Record<string, string>> = {
  operations: 'tools/launcher',
  development: 'tools/workspace',
};

function getExampleFolder({ name, folders }: FolderRule): string {
  if (name === 'remote') return 'apps/owner';
  return EXAMPLE_FOLDERS[name] ?? folders;
}

const REPOSITORY_RULES: readonly ImportRule[] = [
  {
    name: 'only-shell-opens-the-browser-router',
    comment: 'react-router/dom draws the document; remotes take the router from react-router.',
    from: { path: OURS, pathNot: '^apps/shell/' },
    to: { path: 'node_modules/react-router/.*dom-export' },
    violation: { from: 'apps/owner/src/planted.ts', to: 'react-router/dom' },
  },
  {
    name: 'nouns-stay-apart',
    comment:
      "Inside a remote one folder never reaches into a sibling; code that two need moves to the remote's src, its src/shared or to libs/ui.",
    from: { path: '^apps/(?!shell/|api/|payment-sandbox/|e2e/)([^/]+)/src/([^/]+)/', pathNot: TESTS },
    to: { path: '^apps/$1/src/[^/]+/', pathNot: '^apps/$1/src/(?:$2|shared)/' },
    violation: { from: 'apps/owner/src/companies/planted.ts', to: 'apps/owner/src/payments/receipt.ts' },
  },
  {
    name: 'rules-do-not-wait',
    comment: 'Rules and contracts are pure: no files, no network, no clock of the machine.',
    from: { path: '^libs/(?:rules|contracts)/', pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
    violation: { from: 'libs/rules/src/planted-clock.ts', to: 'node:fs' },
  },
  {
    name: 'server-knows-no-browser',
    comment: 'API, sandbox, rules and contracts know nothing of the browser.',
    from: { path: '^(?:apps/(?:api|payment-sandbox)|libs/(?:rules|contracts))/' },
    to: { path: 'node_modules/(?:react|react-dom|react-router)/' },
    violation: { from: 'apps/api/src/planted-screen.ts', to: 'react' },
  },
  {
    name: 'browser-knows-no-server',
    comment: 'Fastify and SQL stay on the server.',
    from: {
      path: '^(?:libs/(?:contracts|rules|api-client|ui|remote-kit|desk)|apps/(?!api/|payment-sandbox/|e2e/)[^/]+)/',
      pathNot: TESTS,
    },
    to: { path: 'node_modules/(?:fastify|@fastify/[^/]+|socket[.]io)/' },
    violation: { from: 'apps/owner/src/planted-server.ts', to: 'fastify' },
  },
  {
    name: 'no-circles',
    comment:
      'Two files that need each other are one subject, or three; a type that both speak of has a file of its own.',
    from: {},
    to: { circular: true },
    violation: { from: 'libs/ui/src/planted-circle.ts', to: 'libs/ui/src/planted-circle-back.ts' },
  },
  {
    name: 'nothing-imports-a-test',
    comment:
      'Helpers that two tests need are in libs/testing-web or libs/testing-api. A measure may set up the municipality of the API tests.',
    from: { path: OURS, pathNot: [TESTS, '^tools/bench/'] },
    to: { path: TESTS },
    violation: { from: 'libs/ui/src/planted-use.ts', to: 'libs/ui/src/fields.test.ts' },
  },
];
