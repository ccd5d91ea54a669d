import { formatSentence, formatWarning } from './rule-sentences.ts';

test('a reason names the size of a business in the reader’s language', () => {
  const reason = { message_key: 'explain.fee.by_scale', params: { scale: 'cottage' } };
  expect([formatSentence(reason, 'en'), formatSentence(reason, 'fil')]).toEqual([
    'Based on the size of the business: cottage.',
    'Ayon sa laki ng negosyo: pantahanan.',
  ]);
});

test('a warning names the line of business in the language of the reader', () => {
  const params = { line: 'Dry goods', line_fil: 'Tuyong paninda', declared: '10.00', at_least: '60,000.00' };
  const warning = { message_key: 'assess.below_presumptive', params };
  expect(formatWarning(warning, { role: 'user', locale: 'fil' })).toMatch(/^Tuyong paninda: /);
  expect(formatWarning(warning, { role: 'bplo', locale: 'en' })).toMatch(/^Dry goods: /);
});

test('a warning about low sales speaks to the owner, and to staff as staff', () => {
  const params = { line: 'Sari-sari store', declared: '10.00', at_least: '60,000.00' };
  const warning = { message_key: 'assess.below_presumptive', params };
  expect(formatWarning(warning, { role: 'user', locale: 'en' })).toContain('your declared sales of ₱10.00');
  const forStaff = formatWarning(warning, { role: 'bplo', locale: 'en' });
  expect(forStaff).toContain('The licensing office must check the reason with the owner');
  expect(forStaff).not.toContain('your');
});
