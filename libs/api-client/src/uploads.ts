/** Sending files, whole or in pieces that a lost line does not lose: for pages with a file field. */
export { canSendInPieces, sendInPieces } from './pieces/send-in-pieces.ts';
export { forgetUpload, keepAddress, keepUpload, readUpload } from './pieces/uploads.ts';
export { upload } from './pieces/upload.ts';
