import type { Messages } from '@ebpls/contracts';

/** Messages of the server about uploaded files: papers, pictures and PDFs. */
export const messages = {
  'file.required': { en: 'Please choose a file.', fil: 'Pumili ng file.' },
  'file.empty': { en: 'This file is empty.', fil: 'Walang laman ang file na ito.' },
  'file.incomplete': {
    en: 'The file did not arrive whole. Please send it again.',
    fil: 'Hindi buong nakarating ang file. Pakipadala itong muli.',
  },
  'file.kind': {
    en: 'Please send a PDF, a JPEG or a PNG. The content of this file is something else.',
    fil: 'Magpadala ng PDF, JPEG o PNG. Iba ang laman ng file na ito.',
  },
  'file.heic': {
    en:
      'This is an iPhone photo in the format HEIC, which the offices cannot open. Please send it as JPEG: on the iPhone ' +
      'choose Settings → Camera → Formats → Most Compatible and take the photo again.',
    fil:
      'Litrato ito ng iPhone sa format na HEIC, na hindi mabubuksan ng mga tanggapan. Ipadala ito bilang JPEG: sa iPhone, ' +
      'piliin ang Settings → Camera → Formats → Most Compatible at kunan muli ng litrato.',
  },
  'file.too_large': { en: 'Please send a file of 10 MB or less.', fil: 'Magpadala ng file na 10 MB o mas maliit.' },
  'upload.year_full': {
    en:
      'You may send {most} MB of files in {year}, and {left} MB is left; this file has {size} MB. ' +
      'Please send a smaller file, or bring the paper to the municipal hall.',
    fil:
      'Hanggang {most} MB na mga file ang maipapadala mo sa {year}, at {left} MB na lang ang natitira; ' +
      '{size} MB ang file na ito. Magpadala ng mas maliit na file, o dalhin ang papel sa munisipyo.',
  },
  'upload.new_full': {
    en:
      'Before your first application is accepted you may send {most} MB of files, and {left} MB is left; this file has ' +
      '{size} MB. Please send a smaller file, or bring the paper to the municipal hall.',
    fil:
      'Bago tanggapin ang una mong aplikasyon, hanggang {most} MB na mga file ang maipapadala mo, at {left} MB na lang ' +
      'ang natitira; {size} MB ang file na ito. Magpadala ng mas maliit na file, o dalhin ang papel sa munisipyo.',
  },
  'upload.storage_full': {
    en: 'The municipality cannot receive files at the moment, because its storage is nearly full. Everything else works and is saved. Please try again tomorrow, or bring the paper to the municipal hall.',
    fil: 'Hindi makatanggap ng file ang munisipyo sa ngayon dahil halos puno na ang imbakan nito. Gumagana at nase-save ang lahat ng iba pa. Subukang muli bukas, o dalhin ang papel sa munisipyo.',
  },
  'upload.application_full': {
    en:
      'One application takes {most} MB of files, and {left} MB is left; this file has {size} MB. ' +
      'Please send a smaller file, or bring the paper to the municipal hall.',
    fil:
      'Hanggang {most} MB na mga file ang para sa isang aplikasyon, at {left} MB na lang ang natitira; ' +
      '{size} MB ang file na ito. Magpadala ng mas maliit na file, o dalhin ang papel sa munisipyo.',
  },
  'picture.kind': { en: 'Please send a picture in JPEG, PNG or WebP.', fil: 'Magpadala ng larawang JPEG, PNG o WebP.' },
  'picture.broken': {
    en: 'This picture cannot be opened. Please take the photo again, or save it as a new JPEG or PNG and send that.',
    fil: 'Hindi mabuksan ang larawang ito. Kumuhang muli ng litrato, o i-save ito bilang bagong JPEG o PNG at iyon ang ipadala.',
  },
  'picture.animated': {
    en: 'This picture moves. Please send one that stands still.',
    fil: 'Gumagalaw ang larawang ito. Magpadala ng larawang hindi gumagalaw.',
  },
  'picture.pixels': {
    en: 'This picture has more than 40 megapixels. Please make it smaller and send it again.',
    fil: 'Higit sa 40 megapixel ang larawang ito. Paliitin ito at ipadalang muli.',
  },
  'pdf.active': {
    en: 'This PDF carries a program or another file inside. Please print it to a new PDF, or send a photo of the paper.',
    fil: 'May programa o ibang file sa loob ng PDF na ito. I-print ito sa bagong PDF, o magpadala ng litrato ng papel.',
  },
  'pdf.polyglot': {
    en: 'This file is a PDF and something else at once. Please print it to a new PDF, or send a photo of the paper.',
    fil: 'PDF at iba pang uri ng file ito nang sabay. I-print ito sa bagong PDF, o magpadala ng litrato ng papel.',
  },
  'file.infected': {
    en: 'The virus scanner found a virus in this file, so it was not saved. Please scan your device, then photograph or print the document again and upload the new file.',
    fil: 'May nakitang mapanganib ang virus scanner ng munisipyo sa file na ito, kaya hindi ito itinago. I-scan ang iyong device, saka kunan ng litrato o i-print muli ang papel at iyon ang ipadala.',
  },
  'file.scanner_away': {
    en: 'This file cannot be checked for viruses at the moment, so it was not kept. Please send it again in a few minutes.',
    fil: 'Hindi masuri ang file na ito kung may virus sa ngayon, kaya hindi ito itinago. Ipadala itong muli pagkalipas ng ilang minuto.',
  },
  'pdf.broken': {
    en: 'This PDF has no page that can be read, or is cut off. Please save or print it to a new PDF, or send a photo of the paper.',
    fil: 'Walang mababasang pahina ang PDF na ito, o naputol ito. I-save o i-print ito sa bagong PDF, o magpadala ng litrato ng papel.',
  },
  'pdf.encrypted': {
    en: 'This PDF is encrypted. Please open it, print it to a new PDF without protection and send that, or send a photo of the paper.',
    fil: 'Naka-encrypt ang PDF na ito. Buksan ito, i-print sa bagong PDF na walang proteksiyon at iyon ang ipadala, o magpadala ng litrato ng papel.',
  },
  'pdf.compressed': {
    en: 'This PDF is packed so that it cannot be checked. Please print it to a new PDF, or send a photo of the paper.',
    fil: 'Naka-pack ang PDF na ito kaya hindi masuri. I-print ito sa bagong PDF, o magpadala ng litrato ng papel.',
  },
  'document.locked': {
    en: 'Your papers are with the offices. You can send a paper again when an office asks for it.',
    fil: 'Nasa mga tanggapan ang iyong mga papeles. Makapagpapadala kang muli kapag hiningi ng isang tanggapan.',
  },
  'document.in_use': {
    en: 'This paper was filed with {codes}, and the offices must be able to go on seeing it. You can send a newer one.',
    fil: 'Kasama ang papeles na ito sa inihaing {codes}, at kailangang makita pa rin ito ng mga tanggapan. Makapagpapadala ka ng mas bago.',
  },
  'document.changed_meanwhile': {
    en: 'One of these papers was changed or removed meanwhile. Please look at your papers and file again.',
    fil: 'May papeles na nabago o naalis samantala. Tingnan ang iyong mga papeles at maghaing muli.',
  },
  'document.other_office': {
    en: 'Another office checks this paper.',
    fil: 'Ibang tanggapan ang sumusuri sa papeles na ito.',
  },
  'document.replaced': {
    en: 'The owner has sent a newer copy of this paper. Please look at that one.',
    fil: 'Nagpadala ang may-ari ng mas bagong kopya. Iyon ang tingnan.',
  },
  'requirement.missing': { en: 'Please send this paper.', fil: 'Ipadala ang papeles na ito.' },
  'requirement.some_missing': {
    en: 'Papers are still missing: {count}.',
    fil: 'May kulang pang mga papeles: {count}.',
  },
  'requirement.here_already': {
    en: 'A copy of this paper is here already. Take it back first if you want to bring the original.',
    fil: 'May kopya na ng papeles na ito. Bawiin muna iyon kung dadalhin mo ang orihinal.',
  },
  'requirement.not_requested': {
    en: 'This paper is not on the list of this application, and the list cannot grow after filing.',
    fil: 'Wala ang papeles na ito sa listahan ng aplikasyon, at hindi na madaragdagan ang listahan matapos maghain.',
  },
} satisfies Messages;
