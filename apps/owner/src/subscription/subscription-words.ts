import { defineWords } from '@ebpls/remote-kit';

export const { useWords } = defineWords('owner-subscription', {
  en: {
    plan: 'What the service costs you',
    plan_name: 'Your plan',
    plan_value: 'Business owner',
    price: 'Price',
    price_value: 'Free. The municipality pays for the service.',
    pay: 'What you pay',
    pay_value: 'Only the taxes and fees of the revenue code, each with its ordinance section.',
    see_fees: 'See all fees and taxes',
    use: 'What you use',
    use_hint: 'As of now, without limits.',
    businesses: 'Business holdings',
    open: 'Open applications',
    due: 'Due now',
  },
  fil: {
    plan: 'Magkano sa iyo ang serbisyo',
    plan_name: 'Ang iyong plano',
    plan_value: 'May-ari ng negosyo',
    price: 'Presyo',
    price_value: 'Libre. Ang munisipyo ang nagbabayad sa serbisyo.',
    pay: 'Ang binabayaran mo',
    pay_value: 'Ang mga buwis at bayarin lamang ng revenue code, bawat isa may seksiyon ng ordinansa.',
    see_fees: 'Tingnan ang lahat ng bayarin at buwis',
    use: 'Ang ginagamit mo',
    use_hint: 'Sa ngayon, walang hangganan.',
    businesses: 'Mga negosyo',
    open: 'Mga bukas na aplikasyon',
    due: 'Babayaran ngayon',
  },
});
