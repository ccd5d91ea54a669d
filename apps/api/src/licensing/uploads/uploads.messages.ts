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
    en: 'This piece of the file does not go here. Please ask how much has arrived and go on from there.',
    fil: 'Hindi rito ang bahaging ito ng file. Itanong kung gaano na ang nakarating at magpatuloy mula roon.',
  },
  'upload.altered': {
    en: 'This piece of the file was altered on its way. Please send it again.',
    fil: 'Nabago sa daan ang bahaging ito ng file. Pakipadala itong muli.',
  },
} satisfies Messages;
