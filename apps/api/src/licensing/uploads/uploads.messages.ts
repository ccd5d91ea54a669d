import type { Messages } from '@ebpls/contracts';

/**
 * Messages of the server about files that arrive in pieces. Programs read most of them; a person sees the progress of
 * the page.
 */
export const messages = {
  'upload.protocol': {
    en: 'The headers of this upload are missing or cannot be read.',
    fil: 'Kulang o hindi mabasa ang mga header ng upload na ito.',
  },
  'upload.offset': {
    en: 'This part of the file is out of order. Please check how much was received and continue from there.',
    fil: 'Wala sa ayos ang bahaging ito ng file. Tingnan kung gaano na ang natanggap at magpatuloy mula roon.',
  },
  'upload.altered': {
    en: 'This part of the file was damaged during upload. Please upload it again.',
    fil: 'Nabago sa daan ang bahaging ito ng file. Pakipadala itong muli.',
  },
} satisfies Messages;
