import type { ImportRule } from './import-rule.ts';
import type { Keeper, Room } from './folders.ts';
import { KEEPERS, ROOMS, TESTS } from './folders.ts';
import { storeyRules } from './layers.ts';

const DECLARE = 'libs/remote-kit/src/declare[.]ts$';
const OURS = '^(?:apps|libs|tools)/';

/** All rules, made from the table of rooms. */
export function importRules(): ImportRule[] {
  return [...ROOMS.map(roomRule), ...KEEPERS.map(keeperRule), ...storeyRules(), ...HOUSE_RULES];
}

function foldersOf(name: string): string {
  if (name === 'declare') return `^${DECLARE}`;
  const room = ROOMS.find((candidate) => candidate.name === name);
  if (!room) throw new Error(`The table of rooms names "${name}", which is no room.`);
  return `^${room.folders}/`;
}

function roomRule(room: Room): ImportRule {
  const allowed = [...room.may.map(foldersOf), `^(${room.folders})/`];
  return {
    name: `room-${room.name}`,
    comment: `${room.name} may import ${room.may.length === 0 ? 'nothing of ours' : room.may.join(', ')}.`,
    // One remote, one tool: what stands in brackets is this very folder.
    from: { path: `^(${room.folders})/`, pathNot: TESTS },
    to: { path: OURS, pathNot: room.name === 'remote' ? [...room.may.map(foldersOf), '^$1/'] : allowed },
    planted: { from: `${exampleOf(room)}/src/planted.ts`, to: forbiddenTo(room) },
  };
}

function keeperRule({ packages, keptBy, inTests = false, why }: Keeper): ImportRule {
  const [first = ''] = packages.split('|');
  const name = first.replace('[.]', '.');
  return {
    name: `only-${keptBy.split('|')[0]?.replace('/', '-')}-opens-${name.replace('@', '')}`,
    comment: why,
    from: { path: OURS, pathNot: [`^(?:${keptBy})/`, ...(inTests ? [TESTS] : [])] },
    to: { path: `(?:^|node_modules/)(?:${packages})(?:/|$)` },
    planted: { from: 'apps/payment-sandbox/src/planted.ts', to: PACKAGE_OF[name] ?? name },
  };
}

/** A scope is not a package; the test plants one that is installed. */
const PACKAGE_OF: Readonly<Record<string, string>> = {
  '@chakra-ui': '@chakra-ui/react',
  '@module-federation': '@module-federation/runtime',
};

/** A file in some room that this one may not import; for a remote, another remote. */
function forbiddenTo(room: Room): string {
  if (room.name === 'remote') return 'apps/admin/src/routes.ts';
  const other = ROOMS.find(({ name }) => name !== room.name && !room.may.includes(name));
  if (!other) throw new Error(`The room "${room.name}" may import everything, so it is no room.`);
  return `${exampleOf(other)}/src/forbidden.ts`;
}

function exampleOf({ name, folders }: Room): string {
  if (name === 'remote') return 'apps/owner';
  return name === 'tools' ? 'tools/launcher' : folders;
}

const HOUSE_RULES: readonly ImportRule[] = [
  {
    name: 'only-shell-opens-the-browser-router',
    comment: 'react-router/dom draws the document; remotes take the router from react-router.',
    from: { path: OURS, pathNot: '^apps/shell/' },
    to: { path: 'node_modules/react-router/.*dom-export' },
    planted: { from: 'apps/owner/src/planted.ts', to: 'react-router/dom' },
  },
  {
    name: 'nouns-stay-apart',
    comment:
      "Inside a remote one folder never reaches into a sibling; what two need moves to the remote's src, its src/shared or to libs/ui.",
    from: { path: '^apps/(?!shell/|api/|payment-sandbox/|e2e/)([^/]+)/src/([^/]+)/', pathNot: TESTS },
    to: { path: '^apps/$1/src/[^/]+/', pathNot: '^apps/$1/src/(?:$2|shared)/' },
    planted: { from: 'apps/owner/src/companies/planted.ts', to: 'apps/owner/src/payments/receipt.ts' },
  },
  {
    name: 'rules-do-not-wait',
    comment: 'Rules and contracts are pure: no files, no network, no clock of the machine.',
    from: { path: '^libs/(?:rules|contracts)/', pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
    planted: { from: 'libs/rules/src/planted-clock.ts', to: 'node:fs' },
  },
  {
    name: 'server-knows-no-browser',
    comment: 'API, sandbox, rules and contracts know nothing of the browser.',
    from: { path: '^(?:apps/(?:api|payment-sandbox)|libs/(?:rules|contracts))/' },
    to: { path: 'node_modules/(?:react|react-dom|react-router)/' },
    planted: { from: 'apps/api/src/planted-screen.ts', to: 'react' },
  },
  {
    name: 'browser-knows-no-server',
    comment: 'Fastify and SQL stay on the server.',
    from: {
      path: '^(?:libs/(?:contracts|rules|api-client|ui|remote-kit|desk)|apps/(?!api/|payment-sandbox/|e2e/)[^/]+)/',
      pathNot: TESTS,
    },
    to: { path: 'node_modules/(?:fastify|@fastify/[^/]+|socket[.]io)/' },
    planted: { from: 'apps/owner/src/planted-server.ts', to: 'fastify' },
  },
  {
    name: 'no-circles',
    comment:
      'Two files that need each other are one subject, or three; a type that both speak of has a file of its own.',
    from: {},
    to: { circular: true },
    planted: { from: 'libs/ui/src/planted-circle.ts', to: 'libs/ui/src/planted-circle-back.ts' },
  },
  {
    name: 'nothing-imports-a-test',
    comment:
      'What a test needs from another lies in libs/testing-web or libs/testing-api. A measure may set up the town that the tests of the API set up.',
    from: { path: OURS, pathNot: [TESTS, '^tools/bench/'] },
    to: { path: TESTS },
    planted: { from: 'libs/ui/src/planted-use.ts', to: 'libs/ui/src/fields.test.ts' },
  },
];
