export { clearPrefetches } from './prefetched-answers.ts';
export { prefetch, callEndpoint } from './call.ts';
export { getDeviceKey } from './session/device-key.ts';
export { fetchFile, saveFile, type FetchedFile } from './files.ts';
export { isRefusal, createOfflineRefusal, catchAbsent, catchOffline, Refusal } from './refusal.ts';
export { createIdempotencyKey } from './idempotency-key.ts';
export { type Language, setLanguage } from './language.ts';
export {
  closeLive,
  onNudge,
  onLiveEvent,
  waitForFirst,
  openLive,
  type Nudge,
  emitLiveEvent,
  watchLive,
} from './live/live.ts';
export {
  forgetOffline,
  isFieldPhone,
  saveDraft,
  type KeptDraft,
  enableOffline,
  getDrafts,
  findOfflinePerson,
} from './offline/offline.ts';
export {
  isReadFromKept,
  recordConnectionLoss,
  type OfflineState,
  startReading,
  finishReading,
  hasConnection,
  offlineStore,
} from './offline/state.ts';
export { claimTab, clearTabs, sweepTab, toTypedKey } from './offline/tab-storage.ts';
export { closeWorkKeys, onWorkKeyNeeded, openText, openWork, sealText, sealWork } from './unsent/unsent.ts';
export { onPasswordNeeded } from './session/proof.ts';
export { setCurrentArea, setWalkInContext } from './session/walk-in.ts';
export { onSessionEnd, refreshSessionToken, scheduleRenewal, resumeSession, stopRenewing } from './refresh.ts';
export { clearToken, getExpiry, saveToken, updateClock, readToken, getServerSeconds } from './token.ts';
