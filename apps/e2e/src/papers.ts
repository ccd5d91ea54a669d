import type { Page } from '@playwright/test';

/** A file as the browser's file dialog hands it over. */
export interface PaperFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A one-page PDF with a sentence on it, written by hand: objects, their places, the trailer. */
export function pdfOf(name: string, sentence: string): PaperFile {
  const words = `BT /F1 18 Tf 72 720 Td (${sentence.replaceAll(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

/** A photo: what the machine shows now, as a JPEG of the camera's kind. */
export async function photoOf(name: string, page: Page): Promise<PaperFile> {
  return { name, mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg', quality: 60 }) };
}
