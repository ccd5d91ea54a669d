/** Uploads, whole or in pieces that survive a lost connection: for pages with a file field. */
export { canSendInPieces, sendInPieces } from './pieces/send-in-pieces.ts';
export { forgetUpload, saveUploadAddress, saveUpload, readUpload } from './pieces/uploads.ts';
export { uploadFiles } from './pieces/upload.ts';
