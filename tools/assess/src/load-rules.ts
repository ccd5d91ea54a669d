import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { Barangay, Holiday, LineOfBusiness, Ordinance } from '@ebpls/contracts';
import { toClosedDays, getOrdinanceInForce, type Holidays, type Rules } from '@ebpls/rules';
import * as v from 'valibot';

const FOLDER = new URL('../../seed/data/', import.meta.url);
const REVENUE_CODE = /^revenue-code-\d{4}\.json$/;

function readRows<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
}

/** The days on which offices are closed in the demonstration. */
export function loadHolidays(): Holidays {
  const { feasts } = readRows('towns/san-isidro/municipality.json', v.object({ feasts: v.array(Holiday) }));
  return toClosedDays([...readRows('holidays.json', v.array(Holiday)), ...feasts]);
}

/**
 * The rules of San Isidro with the revenue code in force on 1 January of a tax year. Refused: `CaseRefused` when there
 * is none.
 */
export function loadRules(tax_year: number): Rules {
  const versions = readdirSync(fileURLToPath(FOLDER))
    .filter((file) => REVENUE_CODE.test(file))
    .map((file) => readRows(file, Ordinance));
  return {
    ordinance: getOrdinanceInForce(versions, tax_year),
    lines: readRows('lines-of-business.json', v.array(LineOfBusiness)),
    barangays: readRows('towns/san-isidro/barangays.json', v.array(Barangay)),
    holidays: loadHolidays(),
  };
}
