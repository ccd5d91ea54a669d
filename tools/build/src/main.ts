import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Builds the app of the current folder. The bundler and the federation are some hundred files, compiled once for all
 * builds; only imports after this line gain, hence no import above but Node's own.
 */
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/ebpls/code'));

const { build } = await import('./build.ts');
const { getBundler, getMode, readProject } = await import('./project.ts');

const startedAt = performance.now();
try {
  const project = await readProject(process.cwd());
  const bundler = getBundler(process.env);
  await build({ project, bundler, mode: getMode(process.env) });
  console.log(
    `${project.name} ${project.version} built with ${bundler} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
