import { guardScripts, TRUSTED_TYPES_RULES } from './policy.ts';

const { createHTML, createScript, createScriptURL } = TRUSTED_TYPES_RULES;

beforeAll(() => {
  document.head.innerHTML = '<script type="application/json" id="hashes">{"page.1.js":"sha384-own"}</script>';
  guardScripts(document);
});

test.each([
  ['a file of the shell', '/assets/page.1.js', true],
  ['the service worker', '/service.worker.js', true],
  ['a file that the release does not have', '/assets/evil.js', false],
  ['an answer of the server', '/api/documents/1', false],
  ['a remote that was not opened', '/r/owner/0.1.0-00000000/remoteEntry.js', false],
  ['another origin', 'https://elsewhere.example/assets/page.1.js', false],
  ['the worker of another origin', '//elsewhere.example/service.worker.js', false],
  ['code in the address', 'data:text/javascript,alert(1)', false],
  ['a script address', 'javascript:alert(1)', false],
])('%s may run: %s', (_, address, may) => {
  expect(createScriptURL(address)).toBe(may ? address : null);
});

test('no string ever becomes code', () => {
  expect(createScript()).toBeNull();
});

test.each([
  'a & b',
  '<span aria-hidden="true">+</span>',
  '<svg viewbox="0 0 18 18"><polygon points="7 11"/></svg>',
  '.tiptap > p { margin: 0 }',
])('markup without active content stays unchanged: %s', (html) => {
  expect(createHTML(html, 'TrustedHTML', 'Element innerHTML')).toBe(html);
});

test.each([
  ['<p>a</p><script>struck()</script>', '<p>a</p>'],
  ['<meta charset="utf-8"><b>pasted</b>', '<b>pasted</b>'],
  ['<img src="x" onerror="struck()">', '<img src="x">'],
  ['<a href=" javascript:struck()">a</a>', '<a>a</a>'],
  ['<svg><a xlink:href="javascript:struck()"><text>a</text></a></svg>', '<svg><a><text>a</text></a></svg>'],
  ['<base href="//elsewhere.example/">a', 'a'],
  ['<iframe srcdoc="x"></iframe>b', 'b'],
])('active content is not shown, and is removed from text pasted into an editor: %s', (html, left) => {
  expect(createHTML(html, 'TrustedHTML', 'Element innerHTML')).toBeNull();
  expect(createHTML(html)).toBe(left);
});

test('markup that is only parsed stays whole, for callers that clean it themselves', () => {
  const html = '<p onclick="a()">a</p>';
  expect(createHTML(html, 'TrustedHTML', 'DOMParser parseFromString')).toBe(html);
});
