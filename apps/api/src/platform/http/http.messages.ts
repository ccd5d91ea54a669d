import type { Messages } from '@ebpls/contracts';

/** Messages of the server about any request, independent of its subject. */
export const messages = {
  'session.missing': { en: 'Please sign in to continue.', fil: 'Mag-sign in upang magpatuloy.' },
  'session.expired': {
    en: 'Your session has expired. Please sign in again.',
    fil: 'Nag-expire ang iyong session. Mag-sign in muli.',
  },
  'session.account_changed': {
    en: 'Your account or your permissions were changed. Please sign in again.',
    fil: 'Binago ang iyong account o ang iyong mga pahintulot. Mag-sign in muli.',
  },
  'action.forbidden': { en: 'You do not have permission to do this.', fil: 'Wala kang pahintulot na gawin ito.' },
  'resource.missing': { en: 'Not found.', fil: 'Hindi nahanap.' },
  'address.missing': { en: 'The page or record could not be found.', fil: 'Hindi nahanap ang pahina o rekord.' },
  'request.invalid': { en: 'Please check the fields with errors.', fil: 'Pakisuri ang mga patlang na may mali.' },
  'request.unreadable': {
    en: 'The information you sent could not be processed. Please reload the page and try again.',
    fil: 'Hindi mabasa ang ipinadala mo. I-load muli ang pahina at subukang muli.',
  },
  'request.too_large': {
    en: 'The file or information is too large to send.',
    fil: 'Masyadong malaki ang file o impormasyon para ipadala.',
  },
  'request.too_slow': {
    en: 'This took too long to upload. Please send it again.',
    fil: 'Masyadong matagal bago ito dumating. Pakipadala itong muli.',
  },
  'request.reply_withheld': {
    en: 'This action was already completed, and its result can be shown only once. Please start again.',
    fil: 'Nagawa na ito, at isang beses lang ipinakikita ang sagot. Magsimulang muli.',
  },
  'request.too_busy': {
    en: 'Other large lists are being prepared. Please try again in a minute.',
    fil: 'May iba pang malalaking listahang inihahanda ngayon. Subukang muli pagkaraan ng isang minuto.',
  },
  'request.timed_out': {
    en: 'This took too long. Please try again in a moment, or choose a shorter period.',
    fil: 'Masyado itong matagal. Subukang muli maya-maya, o pumili ng mas maikling panahon.',
  },
  'bulk.not_attempted': {
    en: 'This item was not processed because the items before it took too long. Please select it again.',
    fil: 'Hindi ito nasubukan dahil matagal ang mga nauna. Piliin itong muli.',
  },
  'print.expired': {
    en: 'These documents are no longer ready to print. Please select them and print again.',
    fil: 'Hindi na nakahanda ang mga dokumentong ito. Piliin silang muli at i-print.',
  },
  'request.media_type': {
    en: 'This type of content is not accepted here.',
    fil: 'Hindi tinatanggap dito ang ganitong uri ng laman.',
  },
  'request.too_many': {
    en: 'Too many requests. Please wait a moment and try again.',
    fil: 'Masyadong marami ang kahilingan. Maghintay sandali at subukang muli.',
  },
  'request.key_reused': {
    en: 'This request was already submitted with different information.',
    fil: 'Naisumite na ang kahilingang ito na may ibang laman.',
  },
  'request.running': {
    en: 'This request is already being processed. Please wait a moment.',
    fil: 'Pinoproseso na ang kahilingang ito. Maghintay sandali.',
  },
  'request.try_again': {
    en: 'Another user changed this record at the same time. Please try again.',
    fil: 'May ibang user na nagbago ng rekord na ito kasabay mo. Subukang muli.',
  },
  'request.key_format': {
    en: 'The request is not valid. Please reload the page and try again.',
    fil: 'Hindi wasto ang kahilingan. I-load muli ang pahina at subukang muli.',
  },
  'server.failed': {
    en: 'Something went wrong on our side. Please try again. If the problem continues, please report it with reference {reference}.',
    fil: 'Nagkaroon ng problema sa panig namin. Subukang muli. Kung hindi maayos, iulat ang reference na {reference}.',
  },
  'server.unavailable': {
    en: 'The system is starting or busy. Please try again in a moment.',
    fil: 'Nagsisimula pa o abala ang sistema. Subukang muli maya-maya.',
  },
  'server.not_saving': {
    en: 'The system cannot save anything right now. Work that is already saved is safe. Please try again later.',
    fil: 'Walang mai-save ang sistema sa ngayon. Ligtas ang mga nai-save na. Subukang muli mamaya.',
  },
  'server.files_away': {
    en: 'Files cannot be uploaded or opened right now. Files that are already uploaded are safe. Please try again in a few minutes.',
    fil:
      'Hindi makapag-upload o makapagbukas ng file sa ngayon. Ligtas ang mga na-upload na. Subukang muli pagkaraan ' +
      'ng ilang minuto.',
  },
  'server.file_differs': {
    en:
      'This file was altered after it was uploaded, so it is not shown. The administrator can find the details in ' +
      'the log under reference {reference}.',
    fil:
      'Nabago ang file na ito mula nang i-upload kaya hindi ito ipinapakita. Makikita ng tagapangasiwa ang mga ' +
      'detalye sa log sa ilalim ng reference na {reference}.',
  },
} satisfies Messages;
