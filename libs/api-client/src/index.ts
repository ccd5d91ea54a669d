export { endAhead } from './asked-ahead.ts';
export { askAhead, call } from './call.ts';
export { newDeviceKey } from './session/device-key.ts';
export { fetchFile, saveFile, type FetchedFile } from './files.ts';
export { isRefusal, noAnswer, orNothing, orUnread, Refusal } from './refusal.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export { type Language, setLanguage } from './language.ts';
export { closeLive, hear, hearLive, letGoFirst, openLive, type Nudge, sayLive, watchLive } from './live/live.ts';
export {
  forgetOffline,
  isFieldPhone,
  keepDraft,
  type KeptDraft,
  keepOffline,
  keptDrafts,
  recallPerson,
} from './offline/offline.ts';
export {
  isReadFromKept,
  lineLost,
  type OfflineState,
  offlineState,
  readingBegins,
  readingEnds,
  watchOffline,
} from './offline/state.ts';
export { claimTab, leaveTabs, sweepTab, typedBy } from './offline/tab.ts';
export { closeWorkKeys, onWorkKeyNeeded, openText, openWork, sealText, sealWork } from './unsent/unsent.ts';
export { onPasswordNeeded } from './session/proof.ts';
export { enterArea, standFor } from './session/walk-in.ts';
export { onSessionEnd, refreshSessionToken, renewInTime, resumeSession, stopRenewing } from './refresh.ts';
export { clearToken, expiryOf, keepToken, learnClock, readToken, serverSeconds } from './token.ts';
