import { formatSentence } from './rule-sentences.ts';

test('a reason names the size of a business in the reader’s language', () => {
  const reason = { message_key: 'explain.fee.by_scale', params: { scale: 'cottage' } };
  expect([formatSentence(reason, 'en'), formatSentence(reason, 'fil')]).toEqual([
    'Based on the size of the business: cottage.',
    'Ayon sa laki ng negosyo: pantahanan.',
  ]);
});
