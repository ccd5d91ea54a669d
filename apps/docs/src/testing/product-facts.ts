// Facts of the product in the sources (pages, endpoints, variables, commands), against which the documentation is
// checked.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PALETTE } from '@ebpls/ui/theme';
import { BackupEnvironment } from '@ebpls/backup/settings';
import { LauncherEnvironment } from '@ebpls/launcher/config';

import { Environment } from '../../../api/src/platform/config/environment.ts';
import { listAreas, listShellAddresses } from '../../compile/addresses.ts';
import { listPages, readPage } from '../../compile/catalogue.ts';
import { API_PAGES } from '../../compile/endpoints.built.ts';
import { fillIn } from '../../compile/fragments.ts';
import { ROOT } from '../../compile/places.ts';
import type { ProductFacts } from './page-checks.ts';

/** Variables of single tools, which have no schema: each with the file that reads it. */
const TOOL_VARIABLES: Readonly<Record<string, string>> = {
  API_URL: 'tools/dev-server/src/main.ts',
  BUNDLER: 'tools/build/src/project.ts',
  EBPLS_VERSION: 'tools/build/src/project.ts',
  RELEASE_KEY: 'tools/release/src/signing/keys.ts',
  RELEASE_KEY_FILE: 'tools/release/src/signing/keys.ts',
  RELEASE_ORIGINS: 'tools/release/src/remote-hosts/fetch-bytes.ts',
  CHROME_PATH: 'apps/e2e/src/browser.ts',
};

/** Every address of the product as a pattern, parameters as `:name`. */
function listAddresses(): string[] {
  const pages = listAreas().flatMap(({ mounts, paths }) =>
    mounts.flatMap((mount) => [mount, ...paths.map((path) => `${mount}/${path}`)]),
  );
  return [...new Set([...listShellAddresses(), ...pages])];
}

const readFileText = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The product as it is in the sources. */
export function loadProductFacts(): ProductFacts {
  const endpoints = Object.values(API_PAGES).flatMap((text) =>
    [...text.matchAll(/^## \w+ (\S+)/gm)].map(([, path = '']) => path),
  );
  const readVariables = Object.entries(TOOL_VARIABLES).filter(([name, file]) => readFileText(file).includes(name));
  return {
    pages: new Map(listPages().map(({ path }) => [path, getText(path)])),
    addresses: [...listAddresses(), ...endpoints, '/api/openapi.json', '/api/docs'],
    variables: new Set([
      ...Object.keys(Environment.entries),
      ...Object.keys(LauncherEnvironment.entries),
      ...Object.keys(BackupEnvironment.entries),
      ...readVariables.map(([name]) => name),
      ...Object.keys(PALETTE),
    ]),
    words: {
      release: [...readFileText('tools/release/src/verbs.ts').matchAll(/^ {2}(?:async )?'?([a-z-]+)'?\(/gm)].map(
        ([, name = '']) => name,
      ),
      new: [
        ...readFileText('tools/workspace/src/generate.ts').matchAll(
          /^ {2}(\w+): \(\) =>$|^ {2}(\w+): \(\) => create/gm,
        ),
      ].map(([, one, other]) => one ?? other ?? ''),
      drill: [
        ...(/DRILLS.*= \{(.*)\};/.exec(readFileText('tools/deploy/src/main.ts'))?.[1] ?? '').matchAll(/(\w+):/g),
      ].map(([, name = '']) => name),
      parts: [...readFileText('tools/workspace/src/check.ts').matchAll(/\b(\w+): (?:\(\) => )?\w+Stage\b/g)].map(
        ([, name = '']) => name,
      ),
      projects: globSync('{apps,libs,tools}/*/project.json', { cwd: ROOT }).map((file) => file.split('/')[1] ?? ''),
    },
  };
}

function getText(path: string): string {
  return path.startsWith('api/') ? (API_PAGES[path.slice('api/'.length)] ?? '') : fillIn(readPage(path));
}
