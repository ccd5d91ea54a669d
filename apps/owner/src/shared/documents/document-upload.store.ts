// Uploads documents, resumes interrupted uploads, and holds the state of each.

import { isRefusal } from '@ebpls/api-client';
import {
  canSendInChunks,
  forgetUpload,
  saveUploadAddress,
  saveUpload,
  readUpload,
  sendInChunks,
  uploadFiles,
} from '@ebpls/api-client/uploads';
import { UPLOAD_LIMITS, uploadDocument } from '@ebpls/contracts';
import { createStore } from '@ebpls/remote-kit';
import { hasHeicPhoto } from '@ebpls/ui/forms';

/** Identifies the paper to be sent, and its present copy. */
export interface DocumentPlace {
  readonly company_code: string;
  /** Application of the paper; without one the paper is stored for a later one. */
  readonly assessment_code?: string;
  readonly requirement_code: string;
  /** The copy that the new one replaces. */
  readonly document_id: string | undefined;
  readonly account_id: number | undefined;
  /** Reloads the data of the page once the paper has arrived. */
  readonly onArrived: () => Promise<void>;
}

type DocumentProblem = 'paper_empty' | 'paper_heic' | 'paper_too_large';

/** A paper that is being sent, waits, or was refused: it stays visible until another one is chosen or it is removed. */
export interface Sending {
  readonly file: File;
  /** Per cent, during the upload. */
  readonly progress?: number;
  /** The connection is lost: the file waits here, and its upload resumes when the connection returns. */
  readonly is_pending?: true;
  readonly problem?: DocumentProblem | { readonly sentence: string };
}

/** Uploads by the key of their paper, outside of any page: they outlive a change of the step or page. */
export const documentUploadsStore = createStore<Readonly<Record<string, Sending | undefined>>>(() => ({}));
const controllers = new Map<string, AbortController>();

type DocumentName = Pick<DocumentPlace, 'assessment_code' | 'company_code' | 'requirement_code'>;

/** Returns the key of a paper, here and in the browser's storage. */
export function toDocumentKey({ assessment_code, company_code, requirement_code }: DocumentName): string {
  return `${assessment_code ?? company_code}/${requirement_code}`;
}

/** Sends another file for a paper; an earlier upload of it is aborted. */
export async function sendDocument(place: DocumentPlace, file: File): Promise<void> {
  const key = toDocumentKey(place);
  const problem = await findProblem(file);
  stop(key);
  documentUploadsStore.setState({ [key]: { file, ...(problem && { problem }) } });
  if (problem) return;
  const { document_id: replaces, account_id } = place;
  await saveUpload(key, { file, replaces, account_id, kept_at: Date.now() });
  await transfer(place, file);
}

/**
 * Resumes an upload that was interrupted by leaving the page or by the connection. One that was stored for a former
 * copy has arrived, or is out of date.
 */
export async function resumeSending(place: DocumentPlace): Promise<void> {
  const key = toDocumentKey(place);
  if (controllers.has(key)) return;
  const keptUpload = await readUpload(key, place.account_id);
  if (controllers.has(key)) return;
  const pendingSending = documentUploadsStore.getState()[key];
  if (keptUpload !== undefined && keptUpload.replaces !== place.document_id) await forgetUpload(key);
  else if (keptUpload !== undefined) await transfer(place, keptUpload.file, keptUpload.url);
  else if (pendingSending?.is_pending) await transfer(place, pendingSending.file);
}

/** Aborts an upload, or removes one that waits or was refused. */
export async function forgetSending(place: DocumentName): Promise<void> {
  const key = toDocumentKey(place);
  stop(key);
  documentUploadsStore.setState({ [key]: undefined });
  await forgetUpload(key);
}

function stop(key: string): void {
  controllers.get(key)?.abort();
  controllers.delete(key);
}

async function transfer(place: DocumentPlace, file: File, url?: string): Promise<void> {
  const key = toDocumentKey(place);
  const own = new AbortController();
  controllers.set(key, own);
  documentUploadsStore.setState({ [key]: { file, progress: 0 } });
  try {
    await transferOnce(place, { file, url, key, signal: own.signal });
    await forgetUpload(key);
    await place.onArrived();
    if (!own.signal.aborted) documentUploadsStore.setState({ [key]: undefined });
  } catch (error) {
    if (!own.signal.aborted) await showRefusal(key, file, error);
  } finally {
    if (controllers.get(key) === own) controllers.delete(key);
  }
}

interface Transfer {
  readonly file: File;
  readonly url: string | undefined;
  readonly key: string;
  readonly signal: AbortSignal;
}

async function transferOnce(
  { company_code, assessment_code, requirement_code }: DocumentPlace,
  { file, url, key, signal }: Transfer,
): Promise<void> {
  const query = { requirement_code, assessment_code };
  const onProgress = (part: number): void => {
    if (!signal.aborted) documentUploadsStore.setState({ [key]: { file, progress: Math.min(99, part * 100) } });
  };
  if (canSendInChunks()) {
    const onBegun = (address: string): void => void saveUploadAddress(key, address);
    return sendInChunks({ file, url, company_code, ...query, onBegun, onProgress, signal });
  }
  const form = new FormData();
  form.append('file', file, file.name);
  await uploadFiles(uploadDocument, { params: { company_code }, query, form, onProgress, signal });
}

async function showRefusal(key: string, file: File, error: unknown): Promise<void> {
  if (isRefusal(error) && error.code === 'offline' && canSendInChunks()) {
    documentUploadsStore.setState({ [key]: { file, is_pending: true } });
    return;
  }
  await forgetUpload(key);
  documentUploadsStore.setState({ [key]: { file, problem: { sentence: getErrorText(error) } } });
}

/** Finds problems that the server would refuse for certain, before the upload. */
async function findProblem(file: File): Promise<DocumentProblem | undefined> {
  if (file.size === 0) return 'paper_empty';
  if (file.size > UPLOAD_LIMITS.bytes) return 'paper_too_large';
  return (await hasHeicPhoto([file])) ? 'paper_heic' : undefined;
}

/** Returns the server's message about the file, or else about the act. An error that is no answer is rethrown. */
export function getErrorText(error: unknown): string {
  if (!isRefusal(error)) throw error;
  return error.fields['file']?.[0] ?? error.message;
}
