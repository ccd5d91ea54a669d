import vm from 'node:vm';

import { compileOnce } from './compile-once.ts';

const plain: typeof vm.compileFunction = () => {
  throw new Error('was compiled by the usual way');
};
const compile = compileOnce(plain);
const run = (source: string, filename: string, context = vm.createContext()): unknown =>
  compile(source, ['given'], { filename, parsingContext: context })('given');

test('a module runs in the context of each test file, with what that file hands it', () => {
  const source = 'globalThis.times = (globalThis.times ?? 0) + 1; return [given, times];';
  const context = vm.createContext();
  expect([run(source, 'a', context), run(source, 'a', context), run(source, 'a')].map(String)).toEqual([
    'given,1',
    'given,2',
    'given,1',
  ]);
});

test('the same text is compiled once, another text of the same file again', () => {
  let compiledCount = 0;
  class CountedScript extends vm.Script {
    constructor(...args: ConstructorParameters<typeof vm.Script>) {
      super(...args);
      compiledCount += 1;
    }
  }
  const counting = compileOnce(plain, CountedScript);
  const answers = ['return 1', 'return 1', 'return 2', 'return 2'].map((source): unknown =>
    counting(source, [], { filename: 'b', parsingContext: vm.createContext() })(),
  );
  expect(answers).toEqual([1, 1, 2, 2]);
  expect(compiledCount).toBe(2);
});

test('a failure names the line and the column of the source', () => {
  expect(() => run('\nthrow new Error("here")', 'c.ts')).toThrow(
    expect.objectContaining({ stack: expect.stringContaining('c.ts:2:7') as unknown }),
  );
  expect(() => run('throw new Error("here")', 'd.ts')).toThrow(
    expect.objectContaining({ stack: expect.stringContaining('d.ts:1:7') as unknown }),
  );
});

test('what a module loads later is loaded for the test file that runs now', async () => {
  const requests: string[] = [];
  for (const name of ['first', 'second']) {
    const load = compile('return import("x")', [], {
      filename: 'e',
      parsingContext: vm.createContext(),
      importModuleDynamically: () => {
        requests.push(name);
        throw new Error(name);
      },
    }) as () => Promise<unknown>;
    await expect(load()).rejects.toThrow(name);
  }
  expect(requests).toEqual(['first', 'second']);
});

test('what has no context of its own is left to Node', () => {
  expect(() => compile('return 1', [], { filename: 'f' })).toThrow('was compiled by the usual way');
});
