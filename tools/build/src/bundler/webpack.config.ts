// The configuration file that webpack-cli is given.

import { type Bundle, createBundleConfiguration } from './bundle.ts';

/** What `compile.ts` reads of the result, as the command line writes it into a file. */
const STATS = {
  all: false,
  errors: true,
  warnings: true,
  ids: true,
  chunkGroups: true,
  chunks: true,
  chunkModules: true,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  dependentModules: true,
  orphanModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
  chunkModulesSpace: Infinity,
};

/** The configuration of the bundle that `--env bundle=…` names. */
export default function readConfiguration({ bundle }: { readonly bundle: string }): object {
  return { ...createBundleConfiguration(JSON.parse(bundle) as Bundle), stats: STATS }; // written by run-webpack.ts
}
