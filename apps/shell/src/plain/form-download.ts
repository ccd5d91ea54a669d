import { findPart, onPartClick, showPart } from './find-part.ts';

const SPREADSHEET = 'spreadsheet';

/**
 * Downloads the permit form with visible progress and a message on failure (decision D36). Without this script the link
 * works by itself.
 */
export function watchForm(): void {
  const link = document.querySelector<HTMLAnchorElement>('#form a');
  if (!link) return;
  let isGoing = false;
  const download = async (): Promise<void> => {
    if (isGoing) return;
    isGoing = true;
    showPart('form-failed', false);
    try {
      saveForm(await fetchForm(link.href), link.href);
    } catch {
      showPart('form-failed', true);
    } finally {
      isGoing = false;
      showProgress();
    }
  };
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void download();
  });
  onPartClick('form-again', () => void download());
  onPartClick('form-close', () => showPart('form-failed', false));
}

/** Fetches the whole file, or throws: a proxy's page is not the form. */
async function fetchForm(address: string): Promise<Blob> {
  const answer = await fetch(address);
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !answer.body || !type.includes(SPREADSHEET)) throw new Error('This is not the form.');
  const totalBytes = Number(answer.headers.get('content-length'));
  const reader = answer.body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let had = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    pieces.push(value);
    had += value.length;
    showProgress(totalBytes > 0 ? Math.floor((100 * had) / totalBytes) : undefined);
  }
  return new Blob(pieces, { type });
}

function saveForm(form: Blob, address: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(form);
  link.download = address.slice(address.lastIndexOf('/') + 1);
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Replaces the file type in the layout, so that nothing moves. */
function showProgress(percent?: number): void {
  const progressText = findPart('form-going');
  if (!progressText) return;
  progressText.textContent =
    percent === undefined ? '' : (progressText.dataset['words'] ?? '').replace('{percent}', String(percent));
  showPart('form-kind', percent === undefined);
}
