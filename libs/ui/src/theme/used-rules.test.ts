import { filterUsedRules } from './used-rules.ts';

const worn = new Set(['eb-btn', 'eb-page']);

test('a rule is kept when the page wears one of its selectors whole', () => {
  const sheet = `.eb-btn > .count { color: red; }
    .eb-page .eb-table { color: red; }
    .eb-table, .eb-page { color: red; }
    h1 { margin: 0; padding: 0; }`;
  expect(filterUsedRules(sheet, worn)).toBe(
    '.eb-btn > .count{color:red}.eb-table,.eb-page{color:red}h1{margin:0;padding:0}',
  );
});

test('what stands in :is(…) or :not(…) may be absent', () => {
  const sheet =
    '.eb-page:not(:has(.eb-table)) {a: b} .eb-page :is( .eb-table, b ) {a: b} .eb-page:has(.eb-table) {a: b}';
  expect(filterUsedRules(sheet, worn)).toBe('.eb-page:not(:has(.eb-table)){a:b}.eb-page :is(.eb-table,b){a:b}');
});

test('a block keeps what is worn in it, and goes when nothing is; movements stay', () => {
  const sheet = `/* { } */ @layer base { @media (max-width: 639px) { .eb-btn { color: red } .eb-desk { color: red } } }
    @media print { .eb-desk { color: red } }
    @keyframes eb-turn { to { rotate: 1turn } }`;
  const kept = '@layer base{@media (max-width: 639px){.eb-btn{color:red}}}@keyframes eb-turn{to{rotate:1turn}}';
  expect(filterUsedRules(sheet, worn)).toBe(kept);
});
