export { build } from './build.ts';
export { createConfiguration } from './configuration.ts';
export { DOCUMENTS, renderShellDocuments } from './document/documents.ts';
export { type Bundler, getContainerName, type Project, readProject } from './project.ts';
export { createWorkerConfiguration } from './workers.ts';
