// Which municipality's demonstration a database holds, so that a start never mixes two of them.

import { openPlainPool, type Trx } from '../../../../apps/api/src/platform/database/database.ts';
import { DEFAULT_MUNICIPALITY, type MunicipalityRecords } from './municipality.ts';

const SETTING_KEY = 'demonstration_municipality';
/** A database of a version that knew one municipality only has these settings alone. */
const DEMONSTRATION_KEYS = ['demonstration', 'demonstration_begun'];

/** The database holds another municipality. The message is a sentence for the operator; nothing was changed. */
export class OtherMunicipality extends Error {}

/** Records whose demonstration the database holds. */
export async function recordMunicipality(trx: Trx, { key }: MunicipalityRecords): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ key: SETTING_KEY, value: JSON.stringify(key) })
    .execute();
}

/** Throws OtherMunicipality when the database holds the demonstration of another municipality than the chosen one. */
export async function assertSameMunicipality(
  database_url: string,
  { key, name }: Pick<MunicipalityRecords, 'key' | 'name'>,
): Promise<void> {
  const pool = openPlainPool(database_url);
  const { rows } = await pool.query<{ key: string; value: unknown }>(
    'select key, value from setting where key = any($1)',
    [[SETTING_KEY, ...DEMONSTRATION_KEYS]],
  );
  await pool.end();
  const storedName = rows.find((row) => row.key === SETTING_KEY)?.value ?? DEFAULT_MUNICIPALITY;
  if (rows.length > 0 && storedName !== key)
    throw new OtherMunicipality(
      `The database holds the demonstration of ${String(storedName)}; start ${name} with another DATA_DIR or DATABASE_URL.`,
    );
}
