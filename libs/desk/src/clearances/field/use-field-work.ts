import type { FieldVisit, VisitReport } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { type ReportProblem, findReportProblem } from '@ebpls/rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { beginWork, type FieldWork, saveWork, createUuid } from './field-works.ts';
import { words } from './field.messages.ts';
import { placeNow } from './take-photo.ts';
import type { VisitItem } from './visit-checks.tsx';

interface OpenedVisit {
  readonly account: number;
  readonly visit: FieldVisit;
  readonly work: FieldWork | undefined;
  readonly items: readonly VisitItem[];
}

type WorkChange = Partial<FieldWork> | ((before: FieldWork) => Partial<FieldWork>);
type WorkProblem = ReportProblem | { readonly field: 'result'; readonly key: 'inspection.result_required' };

/** The report of one inspection visit: every change is stored on this device at once. */
export function useFieldWork({ account, visit, work: storedWork, items }: OpenedVisit) {
  const [work, setWork] = useState(() => storedWork ?? beginWork(account, visit));
  const [problem, setProblem] = useState<WorkProblem>();
  const [isFinishing, setFinishing] = useState(false);
  const navigate = useNavigate();

  const change = (part: WorkChange): void =>
    setWork((before) => {
      const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
      void saveOrNotify(next);
      return next;
    });

  const finish = async (): Promise<void> => {
    const { result } = work;
    if (result === undefined) return setProblem({ field: 'result', key: 'inspection.result_required' });
    const report = { ...toVisitReport(work, items), result };
    const foundProblem = findReportProblem(
      report,
      items.map(({ item_code }) => item_code),
    );
    setProblem(foundProblem);
    if (foundProblem) return;
    setFinishing(true);
    const placedReport = { ...report, place: await placeNow() };
    const isKept = await saveOrNotify({ ...work, ready: placedReport });
    setFinishing(false);
    if (!isKept) return;
    showNotice('done', words('finished'));
    await navigate('?');
  };
  const reopen = (): void => {
    const next = reopenWork(work);
    setWork(next);
    void saveOrNotify(next);
  };
  return { work, change, finish, reopen, problem, isFinishing };
}

/** Whether the inspector saw the place: neither refused nor closed. */
export function isPlaceSeen(result: FieldWork['result']): boolean {
  return result !== 'NO_SHOW' && result !== 'REFUSED';
}

/** Whether the record was stored; a failure of the browser's storage is shown at once. */
function saveOrNotify(next: FieldWork): Promise<boolean> {
  return saveWork(next).then(
    () => true,
    () => {
      showNotice('failed', words('storage_blocked'));
      return false;
    },
  );
}

/**
 * Reopens the record of a visit. It becomes another report: the first one may have arrived although its reply was lost,
 * and the changes must not be taken for it.
 */
function reopenWork({ ready: _ready, refused: _refusal, ...work }: FieldWork): FieldWork {
  const photos = work.photos.map(({ is_sent: _wasSent, refused: _photoRefusal, ...photo }) => ({
    ...photo,
    photo_key: createUuid(),
  }));
  return { ...work, photos, report_key: createUuid() };
}

/** The report to send; a visit that was refused or met nobody has no answers and no signature. */
function toVisitReport(work: FieldWork, items: readonly VisitItem[]): Omit<VisitReport, 'result' | 'place'> {
  const isMet = isPlaceSeen(work.result);
  const checklist = items.flatMap(({ item_code }) => {
    const answer = work.answers[item_code];
    return isMet && answer ? [{ item_code, ...answer, remark: answer.remark.trim() }] : [];
  });
  return {
    report_key: work.report_key,
    scheduled_at: work.visit.scheduled_at,
    visited_at: new Date().toISOString(),
    findings: work.findings.trim(),
    checklist,
    met_name: isMet ? work.met_name.trim() : '',
    signature: isMet ? work.signature : [],
    refuses_to_sign: isMet && work.refuses_to_sign,
  };
}
