export { compose } from './compose.ts';
export { readRelease } from './release-paths.ts';
export { getReleasePaths, type ReleasePaths } from './release-paths.ts';
export { publish } from './store/publish.ts';
export { formatPublicKey, loadReleaseSigningKey, trustKey } from './signing/keys.ts';
export { signRelease } from './signing/sign.ts';
export { readSlots, type SlotList } from './slots.ts';
export { signOverride } from './canary/sign-override.ts';
export { promote, getPromotedNumber, restoreRelease } from './promote.ts';
