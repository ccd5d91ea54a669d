export { compose, NotComposed } from './compose.ts';
export { placesIn, type Places } from './places.ts';
export { promote, promoted, rollback } from './promote.ts';
export { publish } from './publish.ts';
export { releaseWorkspace } from './workspace.ts';
