import { parseCode } from '@ebpls/code-files';
import type { ReplyBody, previewTariffFile as endpoint } from '@ebpls/contracts';

import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { listVersions } from '../ordinances/ordinances.queries.ts';
import { findVersionBefore } from '../tariffs/import-tariff.ts';
import { listDraftFindings } from '../tariffs/tariff-findings.ts';
import { toProblemReplies, type UploadedTariffFile } from './receive-tariff-file.ts';
import { toTariffAmendment } from './tariff-amendment.ts';
import { toVersionDocument } from './version-document.ts';

/** What a file would bring into a draft, against the version before it; or each of its problems. Nothing is stored. */
export async function previewTariffFile(
  db: Database,
  { locale }: Actor,
  { read }: UploadedTariffFile,
): Promise<ReplyBody<typeof endpoint>> {
  if (read.problems) return { problems: toProblemReplies(read.problems, locale), preview: null };
  const code = parseCode(read.document, read.places);
  if (code.problems) return { problems: toProblemReplies(code.problems, locale), preview: null };
  const { text, tariff } = code;
  const [rows, versions] = [await loadReferenceRows(db), await listVersions(db)];
  const before = findVersionBefore(versions, tariff);
  const storedTariff = { effective_on: tariff.effective_on, tariff: text, tariff_reasons: {} };
  const findings = await listDraftFindings(db, storedTariff, { rows, locale });
  const countFindings = (weight: string): number => findings.filter((finding) => finding.weight === weight).length;
  return {
    problems: [],
    preview: {
      version: tariff.version,
      title: tariff.title[locale],
      effective_on: tariff.effective_on,
      lines: tariff.lines.length,
      charges: tariff.charges.length,
      replaces_draft: versions.some(({ state, version }) => state === 'DRAFT' && version === tariff.version),
      amendment:
        before === undefined
          ? null
          : toTariffAmendment(
              { former: { version: before.version, document: toVersionDocument(before, rows) }, next: text },
              locale,
            ),
      refused: countFindings('REFUSED'),
      reasons: countFindings('REASON'),
      asked: countFindings('ASKED'),
    },
  };
}
