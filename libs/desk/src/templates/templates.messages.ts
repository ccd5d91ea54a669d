import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Office templates', fil: 'Mga template ng tanggapan' },
  subtitle: {
    en: 'Texts this office often uses when it returns or refuses a case or sets conditions. You can edit the text each time.',
    fil: 'Ang madalas isulat ng tanggapang ito kapag nagbabalik, tumatanggi o nagtatakda ng kondisyon. Mababago pa rin ang teksto ng gagamit nito.',
  },
  desk: { en: 'Request For Clearances', fil: 'Mga Hiling na Clearance' },
  written: { en: 'Version {version}, saved', fil: 'Bersiyon {version}, na-save noong' },
  head_only: {
    en: 'Only the head of office can edit templates.',
    fil: 'Ang pinuno lamang ng tanggapan ang makapagbabago ng mga template.',
  },
  none: { en: 'No templates yet', fil: 'Wala pang template' },
  none_text: {
    en: 'The head of office creates the templates here.',
    fil: 'Dito isinusulat ng pinuno ng tanggapan ang mga template.',
  },
  placeholders: { en: 'Placeholders filled in from the case', fil: 'Mga salitang napapalitan ng datos ng kaso' },
  line: { en: 'Template {number}', fil: 'Template {number}' },
  act: { en: 'Used for', fil: 'Ginagamit sa' },
  return: { en: 'Return to the owner', fil: 'Pagbabalik sa may-ari' },
  reject: { en: 'Refusal', fil: 'Pagtanggi' },
  condition: { en: 'Condition', fil: 'Kondisyon' },
  title_en: { en: 'Name in English', fil: 'Pangalan sa Ingles' },
  title_fil: { en: 'Name in Filipino', fil: 'Pangalan sa Filipino' },
  text_en: { en: 'Text in English', fil: 'Teksto sa Ingles' },
  text_fil: { en: 'Text in Filipino', fil: 'Teksto sa Filipino' },
  add: { en: 'Add a template', fil: 'Magdagdag ng template' },
  publish: { en: 'Save the templates', fil: 'I-save ang mga template' },
  success_publish: { en: 'The templates were saved.', fil: 'Na-save na ang mga template.' },
} as const;

export const { useWords, words } = defineMessages('desk-templates', texts);
