/** Uploads, whole or in pieces that survive a lost connection: for pages with a file field. */
export { canSendInChunks, sendInChunks } from './chunks/send-in-chunks.ts';
export { forgetUpload, saveUploadAddress, saveUpload, readUpload } from './chunks/uploads.ts';
export { uploadFiles } from './chunks/upload.ts';
