import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import LightRunner from 'jest-light-runner';

/**
 * Runs test files one after the other in this process, in the order of `MUTATION_FILES` and with `MUTATION_BAIL` until
 * one fails, and writes to `MUTATION_COVERAGE` which mutants each file reaches. The modules of `MUTATION_SOURCES` are
 * loaded first, so that what runs while a module is loaded is attributed to no file. Plain JavaScript: the runner of the
 * projects has no types.
 */
export default class MutationRunner extends LightRunner {
  async runTests(tests, watcher, ...[onStart, onResult, onFailure]) {
    const { MUTATION_BAIL, MUTATION_COVERAGE, MUTATION_FILES = '[]', MUTATION_SOURCES = '[]' } = process.env;
    const state = (globalThis.__stryker__ ??= {});
    for (const source of JSON.parse(MUTATION_SOURCES)) await import(pathToFileURL(source).href);
    const order = JSON.parse(MUTATION_FILES);
    let hasFailed = false;
    for (const test of tests.toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path))) {
      if (hasFailed && MUTATION_BAIL) break;
      state.currentTestId = test.path;
      await super.runTests(
        [test],
        watcher,
        onStart,
        (file, result) => {
          hasFailed ||= result.numFailingTests > 0;
          return onResult(file, result);
        },
        (file, error) => {
          hasFailed = true;
          return onFailure(file, error);
        },
      );
      state.currentTestId = undefined;
    }
    if (MUTATION_COVERAGE) writeFileSync(MUTATION_COVERAGE, JSON.stringify(state.mutantCoverage ?? {}));
  }
}
