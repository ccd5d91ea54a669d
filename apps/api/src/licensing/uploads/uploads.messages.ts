import type { Messages } from '@ebpls/contracts';

/**
 * Messages of the server about files that arrive in pieces. Programs read most of them; a person sees the progress of
 * the page.
 */
export const messages = {
  'upload.protocol': {
    en: 'This upload is incomplete or cannot be read. Please upload the file again.',
    fil: 'Hindi kumpleto o hindi mabasa ang upload na ito. I-upload muli ang file.',
  },
  'upload.offset': {
    en: 'This part of the file arrived out of order. Please check how much was received and resume the upload from there.',
    fil: 'Wala sa ayos ang bahaging ito ng file. Tingnan kung gaano na ang natanggap at magpatuloy mula roon.',
  },
  'upload.altered': {
    en: 'Part of the file was damaged during upload. Please upload the file again.',
    fil: 'Nasira ang bahagi ng file habang ina-upload. I-upload muli ang file.',
  },
} satisfies Messages;
