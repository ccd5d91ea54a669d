// Previews the changes that a file of new barangay codes would make.

import {
  type ReplyBody,
  type BarangayRecode,
  type previewBarangayRecode as endpoint,
  TABLE_FILE,
} from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { openFilePart, readWhole, createFileRefusal } from '../../platform/bodies/file-part.ts';
import type { Api } from '../../platform/http/api.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { type BarangayReferencesRow, listFormerCodes, listBarangayRows } from './barangays.queries.ts';
import { checkRecode, isMerge } from './check-recode.ts';
import { type RecodeRow, readRecode } from './read-recode.ts';

interface ProposedRecode extends BarangayRecode {
  readonly row_no: number;
  readonly proposed_by: 'OLD_CODE' | 'SAME_NAME';
}

/**
 * The changes that the file would make, with the references of each barangay. Refused: invalid with every wrong row.
 */
export async function previewRecode(api: Api, request: FastifyRequest): Promise<ReplyBody<typeof endpoint>> {
  const bytes = await readWhole(await openFilePart(request), TABLE_FILE.bytes);
  if (bytes === undefined) throw createFileRefusal('table.too_large');
  if (bytes.length === 0) throw createFileRefusal('file.empty');
  const file = await readRecode(bytes);
  if (!file.rows) throw new Refused('invalid', 'request.invalid', { fields: file.problems });
  const barangays = await listBarangayRows(api.db);
  const now = {
    names: new Map(barangays.map(({ brgycode, name }) => [brgycode, name])),
    formerNames: await listFormerCodes(api.db),
  };
  const { changes, unmatched } = proposeRecode(file.rows, barangays);
  const problems = checkRecode(changes, now).map(([index, field, key]): [string, MessageKey] => [
    `rows.${changes[index]?.row_no ?? 0}.${field}`,
    key,
  ]);
  if (problems.length > 0) throw new Refused('invalid', 'request.invalid', { fields: Object.fromEntries(problems) });
  if (changes.length === 0) throw createFileRefusal('barangays.nothing_to_recode');
  const byCode = new Map(barangays.map((row) => [row.brgycode, row]));
  return {
    changes: changes.map(({ row_no: _row, ...change }, index) => {
      const { name = '', businesses = 0, staff = 0, open_applications = 0 } = byCode.get(change.former_code) ?? {};
      return {
        ...change,
        former_name: name,
        is_merge: isMerge(changes, index, now),
        businesses,
        staff,
        open_applications,
      };
    }),
    unmatched,
  };
}

/** A name for comparing two publications: without case, diacritics and text in brackets. */
function toComparableName(name: string): string {
  return name
    .replaceAll(/\([^)]*\)/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The changes of a file: by its old codes, else each barangay whose name has another code there. */
function proposeRecode(
  rows: readonly RecodeRow[],
  barangays: readonly BarangayReferencesRow[],
): { changes: ProposedRecode[]; unmatched: { brgycode: string; name: string }[] } {
  const names = new Map(barangays.map(({ brgycode, name }) => [brgycode, name]));
  const byName = Map.groupBy(barangays, ({ name }) => toComparableName(name));
  const changes: ProposedRecode[] = [];
  const unmatchedRows: { brgycode: string; name: string }[] = [];
  for (const row of rows.filter((one) => isChanged(one, names))) {
    const { row_no, brgycode, name } = row;
    const former_code = findFormerCode(row, byName.get(toComparableName(name)));
    const kept_name = names.get(brgycode) ?? names.get(former_code ?? '') ?? '';
    if (former_code === undefined) unmatchedRows.push({ brgycode, name });
    else
      changes.push({
        row_no,
        former_code,
        brgycode,
        name: name === '' ? kept_name : name,
        proposed_by: row.former_code === '' ? 'SAME_NAME' : 'OLD_CODE',
      });
  }
  return { changes, unmatched: unmatchedRows };
}

function isChanged({ former_code, brgycode }: RecodeRow, names: ReadonlyMap<string, string>): boolean {
  return former_code === '' ? !names.has(brgycode) : former_code !== brgycode;
}

/** The old code of the file, else that of the one barangay of the same name. */
function findFormerCode(
  { former_code }: RecodeRow,
  sameNames: readonly BarangayReferencesRow[] = [],
): string | undefined {
  if (former_code !== '') return former_code;
  return sameNames.length === 1 ? sameNames[0]?.brgycode : undefined;
}
