// Writes the software bill of materials of a bundle, in CycloneDX.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import * as v from 'valibot';

import { listModules, type Outcome } from '../bundler/outcome.ts';
import type { Project } from '../project.ts';

/** File beside a bundle with its packages as CycloneDX. */
const BILL = 'sbom.cdx.json';

const Package = v.object({ name: v.string(), version: v.string(), license: v.optional(v.string()) });

/** A module's path up to the package that it belongs to, wherever that is installed. */
const PACKAGE = /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\.@][^/\\]*)[/\\]/;

/**
 * Writes the software bill of materials of a build: the packages whose modules a bundler put into it, with version and
 * licence, and nothing that only helped to build. The same bundle gives the same bytes.
 */
export function writeBill(project: Project, dist: string, outcomes: readonly Outcome[]): void {
  const app = new Models.Component(Enums.ComponentType.Application, project.name, {
    version: project.version,
    // Without a name of ours the bill has another one at each build.
    bomRef: `${project.name}@${project.version}`,
  });
  const bill = new Models.Bom({ metadata: new Models.Metadata({ component: app }) });
  for (const folder of listPackages(outcomes)) bill.components.add(toComponent(folder));
  const normalizer = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const json = new Serialize.JsonSerializer(normalizer).serialize(bill, { sortLists: true, space: 1 });
  writeFileSync(join(dist, BILL), `${json}\n`);
}

function listPackages(outcomes: readonly Outcome[]): string[] {
  const folders = outcomes.flatMap(listModules).flatMap((path) => PACKAGE.exec(path)?.[1] ?? []);
  return [...new Set(folders)].toSorted();
}

function toComponent(folder: string): Models.Component {
  const { name, version, license } = v.parse(Package, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = new PackageURL('npm', group, own ?? name, version, undefined, undefined).toString();
  const component = new Models.Component(Enums.ComponentType.Library, own ?? name, {
    version,
    ...(group !== undefined && { group }),
    purl,
    bomRef: purl,
  });
  if (license !== undefined) component.licenses.add(new Models.NamedLicense(license));
  return component;
}
