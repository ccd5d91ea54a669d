import type { Messages } from '@ebpls/contracts';

/** Messages of the server about the papers of an owner. */
export const messages = {
  'vault.administrator': { en: 'Municipal administrator', fil: 'Administrador ng munisipyo' },
  'vault.barangay': { en: 'Barangay {name}', fil: 'Barangay {name}' },
  'validity.order': {
    en: 'The end date cannot be before the start date.',
    fil: 'Hindi dapat mauna ang huling araw sa unang araw.',
  },
  'validity.locked': {
    en: 'The offices are reviewing this document, so only an office can correct its dates. You can upload a newer copy.',
    fil:
      'Sinusuri ng mga tanggapan ang dokumentong ito, kaya tanggapan lamang ang makapagtatama ng mga petsa nito. ' +
      'Makapag-a-upload ka ng mas bagong kopya.',
  },
  'mail.paper_ends.subject': {
    en: 'A document of {company_name} expires on {valid_until}',
    fil: 'Mag-e-expire sa {valid_until} ang isang dokumento ng {company_name}',
  },
  'mail.paper_ends.text': {
    en:
      'The document “{paper}” on file for {company_name} is valid until {valid_until}. After that date it cannot ' +
      'be used in an application. When you have the new one, upload it to your documents:\n\n{link}',
    fil:
      'May bisa hanggang {valid_until} ang dokumentong “{paper}” na nasa talaan para sa {company_name}. Pagkalipas ' +
      'ng petsang iyon ay hindi na ito magagamit sa aplikasyon. Kapag hawak mo na ang bago, i-upload ito sa iyong ' +
      'mga dokumento:\n\n{link}',
  },
} satisfies Messages;
