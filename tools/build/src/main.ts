import { build } from './build.ts';
import { bundlerOf, modeOf, readProject } from './project.ts';

const started = performance.now();
try {
  const project = await readProject(process.cwd());
  const bundler = bundlerOf(process.env);
  await build({ project, bundler, mode: modeOf(process.env) });
  console.log(
    `${project.name} ${project.version} built with ${bundler} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
