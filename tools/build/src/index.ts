export { build } from './build.ts';
export { type BuildOptions, configuration } from './configuration.ts';
export { DOCUMENTS, drawDocuments } from './documents.ts';
export { bundlerOf, type Bundler, containerName, type Mode, modeOf, type Project, readProject } from './project.ts';
export { workerConfiguration } from './workers.ts';
