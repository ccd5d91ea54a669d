import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { reportVisit, sendVisitPhoto } from '@ebpls/contracts';

import { type FieldPhoto, type FieldWork, saveWork, readWorks } from './field-works.ts';

let runningSend: Promise<number> | undefined;

/**
 * Sends the waiting inspection reports of this device, photos before their report, and returns how many still wait. A
 * call while it runs joins the same run; a retry after a lost connection sends the same report, by its key.
 */
export function sendWorks(account: number): Promise<number> {
  runningSend ??= sendWaitingWorks(account).finally(() => {
    runningSend = undefined;
  });
  return runningSend;
}

export function isWorkWaiting({ ready, answered, refused }: FieldWork): boolean {
  return ready !== undefined && answered === undefined && refused === undefined;
}

async function sendWaitingWorks(account: number): Promise<number> {
  const waitingWorks = (await readWorks(account)).filter(isWorkWaiting);
  for (const [sentCount, work] of waitingWorks.entries()) {
    try {
      await sendOne(work);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return waitingWorks.length - sentCount;
    }
  }
  return 0;
}

/** Refusals by the server's rules; any other failure is no answer, and the report stays in the queue. */
const REFUSAL_CODES: readonly string[] = ['invalid', 'conflict', 'missing', 'forbidden'];

async function sendOne(work: FieldWork): Promise<void> {
  let currentWork = work;
  for (const photo of work.photos) {
    if (photo.is_sent === true || photo.refused !== undefined) continue;
    const after = await sendPhoto(work, photo);
    const photos = currentWork.photos.map((one) => (one.photo_key === photo.photo_key ? after : one));
    currentWork = { ...currentWork, photos };
    await saveWork(currentWork);
  }
  await saveWork(await sendReport(currentWork));
}

async function sendPhoto({ visit, report_key }: FieldWork, photo: FieldPhoto): Promise<FieldPhoto> {
  const { photo_key, taken_at, place, picture } = photo;
  const form = new FormData();
  form.append('file', picture, 'photo.jpg');
  const location = place && {
    latitude: String(roundDegrees(place.latitude)),
    longitude: String(roundDegrees(place.longitude)),
  };
  try {
    await uploadFiles(sendVisitPhoto, {
      params: { inspection_no: visit.inspection_no },
      query: { report_key, photo_key, taken_at, ...location },
      form,
    });
    return { ...photo, is_sent: true };
  } catch (error) {
    if (isRefusal(error) && REFUSAL_CODES.includes(error.code)) return { ...photo, refused: error.message };
    throw error;
  }
}

/** A metre or so; written without an exponent. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

async function sendReport(work: FieldWork): Promise<FieldWork> {
  const { ready, visit } = work;
  if (ready === undefined) return work;
  try {
    const { outcome, message } = await callEndpoint(reportVisit, {
      params: { inspection_no: visit.inspection_no },
      body: ready,
    });
    return { ...work, answered: { outcome, message } };
  } catch (error) {
    if (isRefusal(error) && REFUSAL_CODES.includes(error.code)) return { ...work, refused: error.message };
    throw error;
  }
}
