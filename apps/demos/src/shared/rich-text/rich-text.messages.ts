import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('demos-rich-text', {
  tools: { en: 'Formatting', fil: 'Pag-aayos ng teksto' },
  bold: { en: 'Bold', fil: 'Makapal' },
  italic: { en: 'Italic', fil: 'Pahilig' },
  strike: { en: 'Strikethrough', fil: 'May guhit sa gitna' },
  heading: { en: 'Heading', fil: 'Pamagat' },
  bullets: { en: 'Bulleted list', fil: 'Listahang may tuldok' },
  numbers: { en: 'Numbered list', fil: 'Listahang may bilang' },
  quote: { en: 'Quotation', fil: 'Sipi' },
  undo: { en: 'Undo', fil: 'Ibalik ang dati' },
  redo: { en: 'Redo', fil: 'Gawin muli' },
});
