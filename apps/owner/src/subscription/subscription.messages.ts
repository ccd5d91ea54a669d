import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('owner-subscription', {
  start_title: { en: 'Start with your business', fil: 'Magsimula sa iyong negosyo' },
  start_more: {
    en: 'Register your place of business, then apply for its permit. Everything is kept while you type.',
    fil: 'Irehistro ang lugar ng negosyo, saka mag-apply ng permit. Itinatabi ang lahat habang nagta-type ka.',
  },
  start_act: { en: 'Register a business', fil: 'Magrehistro ng negosyo' },
  plan: { en: 'What the service costs you', fil: 'Magkano sa iyo ang serbisyo' },
  plan_name: { en: 'Your plan', fil: 'Ang iyong plano' },
  plan_value: { en: 'Business owner', fil: 'May-ari ng negosyo' },
  price: { en: 'Price', fil: 'Presyo' },
  price_value: {
    en: 'Free. The municipality pays for the service.',
    fil: 'Libre. Ang munisipyo ang nagbabayad sa serbisyo.',
  },
  pay: { en: 'What you pay', fil: 'Ang binabayaran mo' },
  pay_value: {
    en: 'Only the taxes and fees of the revenue code, each with its ordinance section.',
    fil: 'Ang mga buwis at bayarin lamang ng revenue code, bawat isa may seksiyon ng ordinansa.',
  },
  see_fees: { en: 'See all fees and taxes', fil: 'Tingnan ang lahat ng bayarin at buwis' },
  use: { en: 'What you use', fil: 'Ang ginagamit mo' },
  use_hint: { en: 'As of now, without limits.', fil: 'Sa ngayon, walang hangganan.' },
  businesses: { en: 'Business holdings', fil: 'Mga negosyo' },
  open: { en: 'Open applications', fil: 'Mga bukas na aplikasyon' },
  due: { en: 'Due now', fil: 'Babayaran ngayon' },
});
