import type { Messages } from '@ebpls/contracts';

/** Messages of the server about the papers of an owner. */
export const messages = {
  'vault.administrator': { en: 'Municipal administrator', fil: 'Administrador ng munisipyo' },
  'vault.barangay': { en: 'Barangay {name}', fil: 'Barangay {name}' },
  'validity.order': {
    en: 'The last day must not come before the first one.',
    fil: 'Hindi dapat mauna ang huling araw sa unang araw.',
  },
  'validity.locked': {
    en: 'This paper is with the offices: an office corrects its days. You can send a newer copy.',
    fil: 'Nasa mga tanggapan ang papeles na ito: tanggapan ang magtatama ng mga petsa nito. Makapagpapadala ka ng mas bagong kopya.',
  },
  'mail.paper_ends.subject': {
    en: 'A paper of {company_name} ends on {valid_until}',
    fil: 'May papeles ng {company_name} na hanggang {valid_until} na lang',
  },
  'mail.paper_ends.text': {
    en: 'The paper “{paper}” that you keep with us for {company_name} holds until {valid_until}. After that day no application can be filed with it. When you have the new one, send it to your papers:\n\n{link}',
    fil: 'Hanggang {valid_until} ang bisa ng papeles na “{paper}” na iniingatan mo rito para sa {company_name}. Pagkalipas ng araw na iyon ay hindi na ito magagamit sa paghahain. Kapag hawak mo na ang bago, ipadala ito sa iyong mga papeles:\n\n{link}',
  },
} satisfies Messages;
