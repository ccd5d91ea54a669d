import type { Messages } from '@ebpls/contracts';

/** Texts of the permit that is valid until the offices have looked. */
export const messages = {
  'timeline.renewal.paid_first': {
    en: 'Unchanged and of low risk: billed at once by the revenue code; the offices look after the payment',
    fil: 'Walang nagbago at mababa ang panganib: siningil agad ayon sa kodigo sa kita; titingin ang mga tanggapan matapos ang bayad',
  },
  'timeline.provisional.grant': {
    en: 'Provisional permit {permit_no}, until {valid_until}',
    fil: 'Probisyonal na permit {permit_no}, hanggang {valid_until}',
  },
  'timeline.provisional.end': {
    en: 'The provisional permit {permit_no} ended before the offices were done',
    fil: 'Natapos ang probisyonal na permit {permit_no} bago natapos ang mga tanggapan',
  },
  'timeline.provisional.fall': {
    en: 'The provisional permit {permit_no} fell with the refusal of an office',
    fil: 'Nawalan ng bisa ang probisyonal na permit {permit_no} dahil sa pagtanggi ng isang tanggapan',
  },
  'mail.provisional_permit_issued.subject': {
    en: 'Your provisional permit {permit_no} holds until {valid_until}',
    fil: 'May bisa ang iyong probisyonal na permit {permit_no} hanggang {valid_until}',
  },
  'mail.provisional_permit_issued.text': {
    en: '{company_name} is paid and may operate with the provisional permit {permit_no} until {valid_until}. Meanwhile the offices look; their word makes it the permit of the year. Please post it where customers can see it.\n\n{link}',
    fil: 'Bayad na ang {company_name} at maaaring magbukas sa probisyonal na permit {permit_no} hanggang {valid_until}. Samantala, titingin ang mga tanggapan; kapag pumayag sila, ito ay magiging permit ng taon. Ipaskil ito kung saan makikita ng mga mamimili.\n\n{link}',
  },
  'mail.provisional_permit_ended.subject': {
    en: 'The provisional permit {permit_no} no longer holds',
    fil: 'Wala nang bisa ang probisyonal na permit {permit_no}',
  },
  'mail.provisional_permit_ended.text': {
    en: 'The provisional permit {permit_no} of {company_name} no longer holds, and the permit of the year is not given yet. The page of the application says which office is asked and what you can do.\n\n{link}',
    fil: 'Wala nang bisa ang probisyonal na permit {permit_no} ng {company_name}, at hindi pa naibibigay ang permit ng taon. Nasa pahina ng aplikasyon kung aling tanggapan ang hinihintay at kung ano ang magagawa mo.\n\n{link}',
  },
  'mail.provisional_cleared.subject': {
    en: 'The offices are done with {company_name}',
    fil: 'Tapos na ang mga tanggapan sa {company_name}',
  },
  'mail.provisional_cleared.text': {
    en: 'Every office cleared {company_name}. It is paid already; the permit of the year comes when it is signed.\n\n{link}',
    fil: 'Pumayag na ang lahat ng tanggapan sa {company_name}. Bayad na ito; darating ang permit ng taon kapag nalagdaan na.\n\n{link}',
  },
} satisfies Messages;
