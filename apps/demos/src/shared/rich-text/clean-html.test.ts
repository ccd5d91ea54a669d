import { cleanHtml, extractText } from './clean-html.ts';

test.each([
  ['<p>Hello <strong>you</strong></p>', '<p>Hello <strong>you</strong></p>'],
  ['<p onclick="x()">a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="https://example.com" style="position:fixed">a</a>', '<a href="https://example.com">a</a>'],
  ['<svg><style>*{}</style></svg><iframe src="//x"></iframe>', ''],
])('%s becomes %s', (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
});

test('the words of formatted text', () => {
  expect(extractText('<p>Hello <em>you</em></p><p> </p>')).toBe('Hello you');
});
