export { call } from './call.ts';
export { fetchFile, saveFile, type FetchedFile } from './files.ts';
export { isRefusal, orNothing, Refusal } from './refusal.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export { type Language, setLanguage } from './language.ts';
export { closeLive, hear, hearLive, openLive, type Nudge, sayLive, watchLive } from './live.ts';
export { onSessionEnd, refreshSessionToken, renewInTime, stopRenewing } from './refresh.ts';
export { clearToken, expiryOf, keepToken, learnClock, readToken, serverSeconds } from './token.ts';
export { upload } from './upload.ts';
