// Serves the workbook of the start page in the words of a city.

import type { FirstResponder } from '../../platform/http/web.ts';
import { loadReferenceRows, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { Api } from '../../platform/http/serve.ts';
import { createBlankForm } from './blank-form.ts';
import { toGovernmentForm } from './government-form.ts';

/** Specification section 7: below the provider's attachments. */
const FORM_ADDRESS = '/attachments/forms/business-permit-form.xlsx';
export const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface CityFile {
  readonly rows: ReferenceRows;
  readonly day: string;
  readonly file: Promise<Buffer>;
}

/**
 * The file of a release names the offices of a municipality, so a city gets the blank form with its own offices. It is
 * rendered once for each state of its rows and each day, because anyone may request it.
 */
export function createBlankFormFile({ db, clock }: Api): FirstResponder {
  let cityFile: CityFile | undefined;
  return async ({ address, reply }) => {
    if (address !== FORM_ADDRESS) return false;
    const rows = await loadReferenceRows(db);
    if (rows.municipality.government !== 'CITY') return false;
    const day = clock.today();
    if (cityFile?.rows !== rows || cityFile.day !== day) cityFile = { rows, day, file: renderFile(rows, day) };
    void reply
      .type(WORKBOOK)
      .header('cache-control', 'no-cache')
      .send(await cityFile.file);
    return true;
  };
}

async function renderFile(rows: ReferenceRows, day: string): Promise<Buffer> {
  const { renderFormWorkbook } = await import('./form-workbook.ts');
  return renderFormWorkbook(toGovernmentForm(createBlankForm(rows, day), 'CITY'), rows.municipality);
}
