// The municipalities of the demonstration, one of which a start chooses by EBPLS_MUNICIPALITY.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { readFirstStart } from '../first-start.ts';

const MUNICIPALITIES_FOLDER = 'tools/seed/data/towns';
const DEFAULT_MUNICIPALITY = 'san-isidro';
const DATA_DIR_UNSET = '.data';

/** Data folder of a start without DATA_DIR: each municipality has its own. */
export function getDefaultDataDir(municipality: string | undefined): string {
  return municipality === undefined || municipality === DEFAULT_MUNICIPALITY
    ? DATA_DIR_UNSET
    : `${DATA_DIR_UNSET}-${municipality}`;
}

/** The municipality of a start: the chosen one, else that of the data folder, else San Isidro. */
export function findMunicipality(chosenName: string | undefined, dataDir: string): string {
  return chosenName ?? readFirstStart(dataDir)?.municipality ?? DEFAULT_MUNICIPALITY;
}

/** The drawn streets of a municipality. */
export function getStreetsFile(root: string, municipality: string): string {
  return join(root, MUNICIPALITIES_FOLDER, municipality, 'streets.json');
}

interface MunicipalityChoice {
  readonly root: string;
  readonly chosenName: string | undefined;
  readonly isDemo: boolean;
  readonly dataDir: string;
}

/**
 * Problems of the chosen municipality: a name that is not there, a start without the demonstration, a data folder of
 * another one. A folder is read and never changed.
 */
export function checkMunicipality({ root, chosenName, isDemo, dataDir }: MunicipalityChoice): string[] {
  if (chosenName === undefined) return [];
  const names = listMunicipalityNames(root);
  if (!names.includes(chosenName)) return [`EBPLS_MUNICIPALITY: expected ${names.join(', ')}`];
  if (!isDemo) return ['EBPLS_MUNICIPALITY: expected with the demonstration only, without EBPLS_DEMO=0'];
  const before = readFirstStart(dataDir);
  if (before === undefined) return [];
  if (!before.demo)
    return [`DATA_DIR: ${dataDir} holds a municipality of its own; choose another folder for ${chosenName}`];
  const storedName = before.municipality ?? DEFAULT_MUNICIPALITY;
  return storedName === chosenName
    ? []
    : [`DATA_DIR: ${dataDir} holds ${storedName}; choose another folder for ${chosenName}`];
}

function listMunicipalityNames(root: string): string[] {
  const folder = join(root, MUNICIPALITIES_FOLDER);
  if (!existsSync(folder)) return [DEFAULT_MUNICIPALITY];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'municipality.json')))
    .toSorted();
}
