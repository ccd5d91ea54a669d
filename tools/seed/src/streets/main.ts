// Writes the streets of every municipality of the demonstration to its `streets.json`, one on each line.

import { writeFileSync } from 'node:fs';

import { listMunicipalities, readMunicipality } from '../municipality/municipality.ts';
import { drawStreets } from './draw-streets.ts';

for (const key of listMunicipalities()) {
  const { features, ...collection } = drawStreets(readMunicipality(key));
  const lines = features.map((feature) => `    ${JSON.stringify(feature)}`).join(',\n');
  const head = JSON.stringify(collection).slice(0, -1);
  writeFileSync(
    new URL(`../../data/towns/${key}/streets.json`, import.meta.url),
    `${head},"features":[\n${lines}\n]}\n`,
  );
}
