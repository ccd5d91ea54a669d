// Compiles every module once for all test files of a Jest process, which makes tests faster.

import vm from 'node:vm';

type Compile = typeof vm.compileFunction;
type Dynamic = NonNullable<NonNullable<Parameters<Compile>[2]>['importModuleDynamically']>;

/** A compiled module, which all test files of a process share. */
interface CompiledScript {
  readonly text: string;
  readonly script: vm.Script;
  /** Loader of the running test file: each has modules of its own. */
  load: Dynamic | undefined;
}

/**
 * Compiles a module once for all test files of a process and only runs it again in each file's own context. Jest
 * compiles every module again for every file, which is a third of a second for the API's thousand. V8's own code cache
 * does not cover functions that were compiled with parameters; a script is bound to no context.
 */
export function compileOnce(plain: Compile, Script = vm.Script): Compile {
  const compiledScripts = new Map<string, CompiledScript>();
  return (source, parameters = [], options = {}) => {
    const { filename, parsingContext } = options;
    if (filename === undefined || parsingContext === undefined) return plain(source, parameters, options);
    const opening = `(function (${parameters.join(', ')}) { `;
    const text = `${opening}${source}\n})`;
    let script = compiledScripts.get(filename);
    if (script?.text !== text) {
      const fresh: CompiledScript = {
        text,
        script: new Script(text, {
          filename,
          // Lines and columns of a failure are those of the source.
          columnOffset: -opening.length,
          importModuleDynamically: (...args) => (fresh.load as (...given: unknown[]) => vm.Module)(...args),
        }),
        load: undefined,
      };
      script = fresh;
      compiledScripts.set(filename, script);
    }
    script.load = options.importModuleDynamically as Dynamic | undefined;
    return script.script.runInContext(parsingContext) as ReturnType<Compile>;
  };
}
