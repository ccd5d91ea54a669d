import { listImportRules } from './tools/workspace/src/boundaries/import-rules.ts';

/** Made from the one table of rooms; see tools/workspace/src/boundaries/folders.ts. */
export default {
  forbidden: listImportRules().map(({ name, comment, from, to }) => ({ name, comment, severity: 'error', from, to })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:apps|libs|tools)/[^/]+/(?:dist|\\.cache|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
