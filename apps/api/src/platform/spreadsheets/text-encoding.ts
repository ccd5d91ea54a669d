// Detects text in an encoding other than UTF-8.

const HEAD_BYTES = 64 * 1024;
const UTF_16_MARKS: readonly string[] = ['fffe', 'feff'];
/** Control characters other than tab and line ends occur in no text of a spreadsheet program, in any encoding. */
// oxlint-disable-next-line no-control-regex -- control characters are searched for
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f]/;

/** Whether bytes that are no UTF-8 are a text in UTF-16 or in an encoding of one byte, as Excel's "CSV" is. */
export function isTextInOtherEncoding(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES));
  if (UTF_16_MARKS.includes(head.subarray(0, 2).toString('hex'))) return true;
  // UTF-16 without its byte order mark has zeros in every other byte of ASCII text.
  const is_wide = head.includes(0) && (isEvery(head, 0) || isEvery(head, 1));
  return !CONTROL.test((is_wide ? head.filter((byte) => byte !== 0) : head).toString('latin1')) && hasOtherBytes(head);
}

function isEvery(head: Buffer, offset: 0 | 1): boolean {
  const places = head.filter((_, index) => index % 2 === offset);
  return places.filter((byte) => byte === 0).length > places.length * 0.8;
}

function hasOtherBytes(head: Buffer): boolean {
  return head.some((byte) => byte === 0 || byte >= 0x80);
}
