/**
 * While developing: lets a page be redrawn where it stands. Fast refresh takes only files that export parts and nothing
 * else; a page exports its loader and action too, so that an edit of it, or of a text or rule that it imports, would
 * load the document anew. The new module says so in an event, and the shell gives its loader and action to the route
 * (`apps/shell/src/release/follow-sources.ts`). Exports that came or went change the route itself: then, and when the new
 * module fails, the document is loaded anew. CommonJS, because the bundler loads it so.
 */
const FOLLOWED = `
{
  const { hot, id } = __webpack_module__;
  const now = __react_refresh_utils__.getModuleExports(id);
  const before = hot?.data?.page;
  hot?.dispose((data) => Object.assign(data, { page: now }));
  hot?.accept(() => location.reload());
  if (before !== undefined) {
    const names = (page) => Object.keys(page).toSorted().join();
    if (names(before) !== names(now)) location.reload();
    __react_refresh_utils__.enqueueUpdate();
    setTimeout(() => dispatchEvent(new CustomEvent('ebpls:page', { detail: { before, now } })));
  }
}
`;

module.exports = function followed(source, map) {
  this.callback(null, source + FOLLOWED, map);
};
