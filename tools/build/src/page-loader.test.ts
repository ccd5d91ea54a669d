import { createRequire } from 'node:module';

type Page = Readonly<Record<string, unknown>>;
type Loader = (this: { callback: (error: null, source: string) => void }, source: string) => void;

const addFollowing = createRequire(import.meta.url)('./page-loader.cjs') as Loader; // what the module assigns
const RUN_WITH = ['__webpack_module__', '__react_refresh_utils__', 'setTimeout', 'dispatchEvent', 'location'];

/** Runs what the loader adds to a page, in the place of a module that had other exports before, and tells what it did. */
function replaced(before: Page | undefined, now: Page): { did: string[]; said: unknown[]; left: { page?: Page } } {
  const did: string[] = [];
  const said: unknown[] = [];
  const left: { page?: Page } = {};
  const hot = {
    data: before && { page: before },
    dispose: (leave: (data: object) => void) => leave(left),
    accept: () => did.push('accepts itself'),
  };
  const given = [
    { id: 'a.page.tsx', hot },
    { getModuleExports: () => now, enqueueUpdate: () => did.push('redraws') },
    (later: () => void) => later(),
    (event: CustomEvent) => said.push(event.detail),
    { reload: () => did.push('loads the document anew') },
  ];
  const run = (code: string): unknown => new Function(...RUN_WITH, code)(...given);
  addFollowing.call({ callback: (_, code) => run(code) }, '');
  return { did, said, left };
}

const former = { loader: () => 1, Component: () => null };
const present = { loader: () => 2, Component: () => null };

test('a page that is opened remembers itself for its successor', () => {
  expect(replaced(undefined, present)).toEqual({ did: ['accepts itself'], said: [], left: { page: present } });
});

test('an edited page is redrawn where it stands and says what it was', () => {
  const { did, said } = replaced(former, present);
  expect(did).toEqual(['accepts itself', 'redraws']);
  expect(said).toEqual([{ before: former, now: present }]);
});

test('a page that exports something else than before is loaded anew', () => {
  expect(replaced({ Component: former.Component }, present).did).toContain('loads the document anew');
});
