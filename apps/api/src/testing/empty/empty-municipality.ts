import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeOffices } from '../../platform/reference/write-offices.ts';
import type { Database } from '../../platform/database/database.ts';

const RECORDS = join(import.meta.dirname, '..', '..', '..', '..', '..', 'tools', 'seed', 'data');
const readRecord = (file: string): string => readFileSync(join(RECORDS, file), 'utf8');

/** A municipality with offices and a starter’s revenue code, but no name, barangays or rates of its own. */
export async function seedEmptyMunicipality(db: Database): Promise<void> {
  const municipality = {
    name: '',
    province: '',
    region: '',
    zip: '',
    website: '',
    hall: '',
    centre: { lat: 12.8797, lng: 121.774 },
    bounds: { south: 4.5, west: 116.8, north: 21.2, east: 126.7 },
    series_prefix: 'BN',
  };
  await db
    .insertInto('setting')
    .values([
      { key: 'municipality', value: JSON.stringify(municipality) },
      { key: 'starter_revenue_code', value: readRecord('revenue-code-2024.json') },
    ])
    .execute();
  await db
    .transaction()
    .execute((trx) => writeOffices(trx, JSON.parse(readRecord('offices.json')) as Parameters<typeof writeOffices>[1]));
}

const BOUNDARY = 'b';

/** A request with one file in the part `file`. */
export function createFileUpload(content: string | Buffer, file_name = 'table.csv') {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${file_name}"\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}
