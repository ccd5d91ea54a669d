// Writes the streets of the demonstration to `data/streets.json`, one on each line.

import { writeFileSync } from 'node:fs';

import { readBarangays } from '../records.ts';
import { drawStreets } from './draw-streets.ts';

const { features, ...collection } = drawStreets(readBarangays());
const lines = features.map((feature) => `    ${JSON.stringify(feature)}`).join(',\n');
const head = JSON.stringify(collection).slice(0, -1);
writeFileSync(new URL('../../data/streets.json', import.meta.url), `${head},"features":[\n${lines}\n]}\n`);
