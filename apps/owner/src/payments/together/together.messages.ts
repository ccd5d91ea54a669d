import { defineMessages } from '@ebpls/remote-kit';

const texts = {
  title: { en: 'Pay several bills at once', fil: 'Bayaran nang sabay ang ilang singil' },
  subtitle: {
    en: 'Make one payment and get separate receipts for each business.',
    fil: 'Isang bayad, at hiwalay na resibo para sa bawat negosyo.',
  },
  choose: { en: 'Choose the bills to pay', fil: 'Piliin ang mga singil na babayaran' },
  since: { en: 'Overdue since {day}', fil: 'Lampas na sa takda mula {day}' },
  until: { en: 'Due {day}', fil: 'Takda sa {day}' },
  one: { en: 'Choose at least two bills', fil: 'Pumili ng hindi bababa sa dalawang singil' },
  one_more: {
    en: 'A single bill is paid on its own page, where you can also choose which quarters to pay.',
    fil: 'May sariling pahina ang iisang singil. Doon mo rin mapipili kung aling mga quarter ang babayaran.',
  },
  to_one: { en: 'Pay {company_name}', fil: 'Magbayad para sa {company_name}' },
  whole: {
    en: 'This pays everything due today on each bill. To pay only some quarters, open that bill.',
    fil: 'Babayaran nito ang lahat ng dapat bayaran ngayon sa bawat singil. Kung ilang quarter lamang ang babayaran, buksan ang singil na iyon.',
  },
  none_title: { en: 'Nothing is due today', fil: 'Walang dapat bayaran ngayon' },
  none: {
    en: 'Your bills appear here when they are due.',
    fil: 'Lilitaw rito ang mga singil mo kapag dapat nang bayaran.',
  },
  to_statement: { en: 'View the statement of account', fil: 'Tingnan ang statement of account' },
  counter_title: { en: 'Pay at the municipal hall', fil: 'Magbayad sa munisipyo' },
  counter: {
    en: 'Online payment is not available. Bring the orders of payment to the counter.',
    fil: 'Walang online na pagbabayad. Dalhin sa kahera ang mga order of payment.',
  },
  others: {
    en: 'You have {count} bills due, {amount} in total.',
    fil: 'Mayroon kang {count} singil na dapat bayaran, {amount} sa kabuuan.',
  },
  to_together: { en: 'Pay {count} bills at once', fil: 'Bayaran nang sabay ang {count} singil' },
  orders: { en: '{count} orders of payment', fil: '{count} order of payment' },
  receipts_of: { en: 'Receipts of {company_name}', fil: 'Mga resibo ng {company_name}' },
  started: {
    en: 'You started one payment of {amount} for {count} bills. This bill is one of them.',
    fil: 'Nasimulan mo ang isang bayad na {amount} para sa {count} singil. Kasama ang isang ito.',
  },
  resume: { en: 'Continue this payment', fil: 'Ituloy ang bayad na ito' },
} as const;

export const { useWords } = defineMessages('owner.together', texts);
