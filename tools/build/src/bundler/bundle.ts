// Names the bundles of an app, and finds the configuration of each.

import type { BootFile } from '../boot-files.ts';
import { type BuildOptions, createConfiguration, createDocumentConfiguration } from '../configuration.ts';
import { createWorkerConfiguration } from '../workers.ts';

/** One bundle of an app. It is plain data, because the command line of webpack reads it as JSON in a process of its own. */
export type Bundle =
  | { readonly kind: 'pages'; readonly options: BuildOptions }
  | { readonly kind: 'documents'; readonly options: BuildOptions; readonly into: string }
  | { readonly kind: 'workers'; readonly options: BuildOptions; readonly boot?: readonly BootFile[] | undefined };

/** The configuration of a bundle; undefined for the workers of an app that has none. */
export function createBundleConfiguration(bundle: Bundle): object | undefined {
  if (bundle.kind === 'pages') return createConfiguration(bundle.options);
  if (bundle.kind === 'documents') return createDocumentConfiguration(bundle.options, bundle.into);
  return createWorkerConfiguration(bundle.options, bundle.boot);
}
