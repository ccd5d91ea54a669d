export { compose, readRelease } from './compose.ts';
export { placesIn, type Places } from './places.ts';
export { publish } from './publish.ts';
export { readSlots } from './slots.ts';
export { publishAll } from './workspace.ts';
export { promote, promoted } from './promote.ts';
