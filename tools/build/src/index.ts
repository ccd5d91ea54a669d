export { build } from './build.ts';
export { configuration } from './configuration.ts';
export { DOCUMENTS, drawDocuments } from './document/documents.ts';
export { type Bundler, containerName, type Project, readProject } from './project.ts';
export { workerConfiguration } from './workers.ts';
