import { completeStartPage, type StartPageFacts } from './start-page.ts';

const TEMPLATE =
  '<title>Home</title>{{#municipality}}<p>Municipality of {{name}}</p>{{/municipality}}' +
  '{{^municipality}}<p>Municipal government</p>{{/municipality}}' +
  '{{#website}}<a href="{{website}}">site</a>{{/website}}' +
  '{{#figures}}<h2>{{year}}</h2><b>{{issued}}</b>{{#renewal}}<i>{{renewal}} ' +
  '{{#renewal_one}}day{{/renewal_one}}{{^renewal_one}}days{{/renewal_one}}</i>{{/renewal}}{{/figures}}';

const fixture = {
  name: 'San Isidro',
  province: 'Maligaya',
  website: 'https://sanisidro-maligaya.example',
  hall: 'Municipal Hall',
};
const figures = {
  year: 2026,
  permits_issued: 1286,
  median_days_renewal: 2,
  median_days_new: null,
  counted_at: '2026-01-12 08:00',
};
const complete = (facts: Partial<StartPageFacts>) =>
  completeStartPage(TEMPLATE, { has_docs: false, has_form: false, ...facts });

test('the page names a known municipality, with its website and figures', () => {
  expect(complete({ municipality: fixture, figures })).toBe(
    '<title>Home</title><p>Municipality of San Isidro</p><a href="https://sanisidro-maligaya.example">site</a><h2>2026</h2><b>1,286</b><i>2 days</i>',
  );
});

test('a city and a place without a province have parts of their own', () => {
  const template =
    '{{#city}}City{{/city}}{{^city}}Municipality{{/city}}{{^no_province}} of {{province}}{{/no_province}}';
  const page = (overrides: object) =>
    completeStartPage(template, { municipality: { ...fixture, ...overrides }, has_docs: false, has_form: false });
  expect(page({})).toBe('Municipality of Maligaya');
  expect(page({ government: 'METRO_MANILA_MUNICIPALITY', province: '' })).toBe('Municipality');
  expect(page({ government: 'CITY' })).toBe('City of Maligaya');
  expect(page({ government: 'CITY', province: '' })).toBe('City');
});

test('a municipality without known facts still has its page', () => {
  expect(complete({})).toBe('<title>Home</title><p>Municipal government</p>');
});

test.each([
  [1, '<i>1 day</i>'],
  [0, '<i>0 days</i>'],
  [null, ''],
])('a median of %s days is written %s', (median_days_renewal, text) => {
  expect(complete({ figures: { ...figures, median_days_renewal } })).toBe(
    `<title>Home</title><p>Municipal government</p><h2>2026</h2><b>1,286</b>${text}`,
  );
});

test('what a municipality wrote into its settings stays text', () => {
  const name = `"><script>alert(1)</script>{{#figures}}{{hall}}{{/figures}}'&`;
  expect(complete({ municipality: { ...fixture, name, website: '' } })).toBe(
    '<title>Home</title><p>Municipality of &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;{{#figures}}{{hall}}{{/figures}}&#39;&amp;</p>',
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'sanisidro.example', 'https://', ''])(
  '"%s" is no website to lead to',
  (website) => {
    expect(complete({ municipality: { ...fixture, website } })).not.toContain('<a');
  },
);

test('the bar shows the seal that a municipality sent, else the drawing', () => {
  const template = '{{#seal}}<img src="{{seal}}">{{/seal}}{{^seal}}<svg/>{{/seal}}';
  const page = (municipality: StartPageFacts['municipality']) =>
    completeStartPage(template, { municipality, has_docs: false, has_form: false });
  expect(page({ ...fixture, seal: '7f2e' })).toBe('<img src="/api/municipality/seal?size=bar&amp;of=7f2e">');
  expect(page(fixture)).toBe('<svg/>');
});
