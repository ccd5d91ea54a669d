/** Sending files, whole or in pieces that a lost line does not lose: for pages with a file field. */
export { canSendInPieces, sendInPieces } from './pieces/send-in-pieces.ts';
export { forgetUpload, saveUploadAddress, saveUpload, readUpload } from './pieces/uploads.ts';
export { uploadFiles } from './pieces/upload.ts';
