export { compose, NotComposed, readRelease } from './compose.ts';
export { placesIn, type Places } from './places.ts';
export { promote, promoted, rollback } from './promote.ts';
export { publish } from './publish.ts';
export { readSlots, type SlotList } from './slots.ts';
export { publishAll, releaseWorkspace } from './workspace.ts';
