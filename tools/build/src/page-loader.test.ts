import { createRequire } from 'node:module';

type Page = Readonly<Record<string, unknown>>;
type Loader = (this: { callback: (error: null, source: string) => void }, source: string) => void;

const addFollowing = createRequire(import.meta.url)('./page-loader.cjs') as Loader; // what the module assigns
const RUN_WITH = ['__webpack_module__', '__react_refresh_utils__', 'setTimeout', 'dispatchEvent', 'location'];

/**
 * Runs the code that the loader adds to a page, in place of a module that had other exports before, and returns its
 * calls.
 */
function replacePage(before: Page | undefined, now: Page): { did: string[]; events: unknown[]; left: { page?: Page } } {
  const did: string[] = [];
  const events: unknown[] = [];
  const left: { page?: Page } = {};
  const hot = {
    data: before && { page: before },
    dispose: (leave: (data: object) => void) => leave(left),
    accept: () => did.push('accepts itself'),
  };
  const args = [
    { id: 'a.page.tsx', hot },
    { getModuleExports: () => now, enqueueUpdate: () => did.push('redraws') },
    (callback: () => void) => callback(),
    (event: CustomEvent) => events.push(event.detail),
    { reload: () => did.push('reloads the document') },
  ];
  const run = (code: string): unknown => new Function(...RUN_WITH, code)(...args);
  addFollowing.call({ callback: (_, code) => run(code) }, '');
  return { did, events, left };
}

const former = { loader: () => 1, Component: () => null };
const present = { loader: () => 2, Component: () => null };

test('a page that is opened remembers itself for its successor', () => {
  expect(replacePage(undefined, present)).toEqual({ did: ['accepts itself'], events: [], left: { page: present } });
});

test('an edited page is rendered again in place and emits its former exports', () => {
  const { did, events } = replacePage(former, present);
  expect(did).toEqual(['accepts itself', 'redraws']);
  expect(events).toEqual([{ before: former, now: present }]);
});

test('a page with other export names than before is loaded again', () => {
  expect(replacePage({ Component: former.Component }, present).did).toContain('reloads the document');
});
