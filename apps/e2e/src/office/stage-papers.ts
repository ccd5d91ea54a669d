// Replaces files of test applications in the database, and turns the second one into last year's issued application of
// the first one's business.

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Client } from 'pg';

import { getProduct } from '../e2e-harness.ts';
import type { PaperFile } from '../papers.ts';
import { getDatabaseUrl } from './stage-cases.ts';

/** Turns the second application into last year's issued application of the first one's business. */
const FORMER = `
  update application set tax_year = 2025, state = 'ISSUED',
    business_id = (select business_id from application where assessment_code = $1)
  where assessment_code = $2`;
const CLEARANCES_NOT_REQUIRED = `
  update clearance set state = 'NOT_REQUIRED'
  where assessment_id = (select assessment_id from application where assessment_code = $1)`;
const PAPER = `
  update document set storage_key = $1, size = $2, sha256 = $3, media_type = $4, file_name = $5
  where document_id = (
    select u.document_id from document_use u join application a using (assessment_id)
    where a.assessment_code = $6 and u.requirement_code = $7 and u.used_until is null
  )`;

interface StagedPaper {
  readonly assessment_code: string;
  readonly requirement_code: string;
  readonly file: PaperFile;
}

/**
 * Replaces files of documents; the second application becomes the one of last year of the first one's business.
 */
export async function stageDocumentsOfTwoYears(
  currentCode: string,
  lastYearCode: string,
  papers: readonly StagedPaper[],
): Promise<void> {
  const { data_dir } = getProduct();
  const db = new Client({ connectionString: getDatabaseUrl(data_dir) });
  await db.connect();
  try {
    await db.query(FORMER, [currentCode, lastYearCode]);
    await db.query(CLEARANCES_NOT_REQUIRED, [lastYearCode]);
    for (const { assessment_code, requirement_code, file } of papers) {
      const key = randomUUID();
      const folder = join(data_dir, 'files', key.slice(0, 2));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, key), file.buffer);
      const sha256 = createHash('sha256').update(file.buffer).digest('hex');
      const values = [key, file.buffer.length, sha256, file.mimeType, file.name, assessment_code, requirement_code];
      const { rowCount } = await db.query(PAPER, values);
      if (rowCount !== 1) throw new Error(`${assessment_code} was not filed with ${requirement_code}.`);
    }
  } finally {
    await db.end();
  }
}
