// Creates PDF files and photos to upload in tests.

import type { Page } from '@playwright/test';

/** A file in the format of the browser's file dialog. */
export interface PaperFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PDF with one page for each sentence, written by hand: objects, their offsets, the trailer. */
export function createPdf(name: string, ...sentences: readonly string[]): PaperFile {
  return createPdfFile(name, createPageObjects(sentences), '');
}

/** A PDF with an unknown password. */
export function createLockedPdf(name: string): PaperFile {
  const hash = 'a'.repeat(64);
  const lock = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${hash}> /U <${hash}> >>`;
  const objects = [...createPageObjects(['Locked']), lock];
  return createPdfFile(name, objects, ` /Encrypt ${objects.length} 0 R /ID [<${hash}> <${hash}>]`);
}

const FIRST_PAGE = 4;

function createPageObjects(sentences: readonly string[]): string[] {
  const pages = sentences.flatMap((sentence, place) => {
    const words = `BT /F1 18 Tf 72 720 Td (${sentence.replaceAll(/[()\\]/g, '')}) Tj ET`;
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${FIRST_PAGE + 2 * place + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    ];
  });
  const kids = sentences.map((_, place) => `${FIRST_PAGE + 2 * place} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${sentences.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages,
  ];
}

// oxlint-disable-next-line max-params -- a file: its name, its objects, the end of its trailer
function createPdfFile(name: string, objects: readonly string[], more: string): PaperFile {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${more} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

/** A photo: a screenshot as a JPEG, in the format of a camera. */
export async function createPhoto(name: string, page: Page): Promise<PaperFile> {
  return { name, mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg', quality: 60 }) };
}
