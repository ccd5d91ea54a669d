export { compose } from './compose.ts';
export { readRelease } from './numbers.ts';
export { getReleasePaths, type ReleasePaths } from './release-paths.ts';
export { publish } from './store/publish.ts';
export { formatPublicKey, loadReleaseSigningKey, trust } from './signing/keys.ts';
export { sign } from './signing/sign.ts';
export { readSlots, type SlotList } from './slots.ts';
export { override } from './canary/override.ts';
export { promote, getPromotedNumber, restoreRelease } from './promote.ts';
