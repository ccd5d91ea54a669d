const A4_PAGE = { width: 595, height: 842 }; // A4 in points.

/** Creates one PDF with a page for each photo, in their order. Throws when a photo is neither JPEG nor PNG. */
export async function createPhotoPdf(photos: readonly File[], name: string): Promise<File> {
  // The library is loaded only when several photos are sent.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  for (const photo of photos) {
    const bytes = new Uint8Array(await photo.arrayBuffer());
    const image = photo.type === 'image/png' ? await pdf.embedPng(bytes) : await pdf.embedJpg(bytes);
    const isWide = image.width > image.height;
    const [width, height] = isWide ? [A4_PAGE.height, A4_PAGE.width] : [A4_PAGE.width, A4_PAGE.height];
    const scale = Math.min(width / image.width, height / image.height);
    const size = { width: image.width * scale, height: image.height * scale };
    const page = pdf.addPage([width, height]);
    page.drawImage(image, { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size });
  }
  // Without object streams the server can inspect all of it.
  const bytes = await pdf.save({ useObjectStreams: false });
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
}
