import type { Messages } from '@ebpls/contracts';

/** What the server says about files that arrive in pieces. Programs hear most of it; a person sees the page go on. */
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
