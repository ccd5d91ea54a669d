import type { Messages } from '@ebpls/contracts';

/** Messages of the server about uploaded files: papers, pictures and PDFs. */
export const messages = {
  'file.required': { en: 'Please choose a file.', fil: 'Pumili ng file.' },
  'file.empty': { en: 'This file is empty.', fil: 'Walang laman ang file na ito.' },
  'file.incomplete': {
    en: 'The file was not fully uploaded. Please upload it again.',
    fil: 'Hindi buong na-upload ang file. I-upload itong muli.',
  },
  'file.kind': {
    en: 'This file is not a PDF, JPG or PNG.',
    fil: 'Hindi PDF, JPG o PNG ang file na ito.',
  },
  'file.heic': {
    en:
      'The offices cannot open this iPhone photo (HEIC). On the iPhone, choose Settings → Camera → Formats → Most ' +
      'Compatible and retake the photo.',
    fil:
      'Hindi mabubuksan ng mga tanggapan ang litratong ito ng iPhone (HEIC). Sa iPhone, piliin ang ' +
      'Settings → Camera → Formats → Most Compatible at kunan muli.',
  },
  'file.too_large': { en: 'Please upload a file of 10 MB or less.', fil: 'Mag-upload ng file na 10 MB o mas maliit.' },
  'upload.year_full': {
    en: 'You can upload up to {most} MB in {year} and have {left} MB left. This file is {size} MB. Please upload a smaller file, or bring the document to the municipal hall.',
    fil:
      'Hanggang {most} MB ang maia-upload mo sa {year} at {left} MB na lang ang natitira. {size} MB ang file na ito. ' +
      'Mag-upload ng mas maliit na file, o dalhin ang dokumento sa munisipyo.',
  },
  'upload.new_full': {
    en: 'Until your first application is accepted, you can upload up to {most} MB and have {left} MB left. This file is {size} MB. Please upload a smaller file, or bring the document to the municipal hall.',
    fil:
      'Bago tanggapin ang una mong aplikasyon, hanggang {most} MB ang maia-upload mo at {left} MB na lang ang ' +
      'natitira. {size} MB ang file na ito. Mag-upload ng mas maliit na file, o dalhin ang dokumento sa munisipyo.',
  },
  'upload.storage_full': {
    en:
      'The municipality cannot receive files right now because its storage is nearly full. Everything else works. ' +
      'Please try again tomorrow, or bring the document to the municipal hall.',
    fil:
      'Hindi makatanggap ng file ang munisipyo sa ngayon dahil halos puno na ang imbakan nito. Gumagana ang lahat ' +
      'ng iba pa. Subukang muli bukas, o dalhin ang dokumento sa munisipyo.',
  },
  'upload.application_full': {
    en: 'You can upload up to {most} MB for one application and have {left} MB left. This file is {size} MB. Please upload a smaller file, or bring the document to the municipal hall.',
    fil:
      'Hanggang {most} MB ang maia-upload mo para sa isang aplikasyon at {left} MB na lang ang natitira. {size} MB ' +
      'ang file na ito. Mag-upload ng mas maliit na file, o dalhin ang dokumento sa munisipyo.',
  },
  'picture.kind': { en: 'Please upload a JPEG, PNG or WebP picture.', fil: 'Mag-upload ng larawang JPEG, PNG o WebP.' },
  'picture.broken': {
    en: 'This picture cannot be opened. Please retake the photo, or save it as a new JPEG or PNG and upload that.',
    fil:
      'Hindi mabuksan ang larawang ito. Kumuhang muli ng litrato, o i-save ito bilang bagong JPEG o PNG at iyon ' +
      'ang i-upload.',
  },
  'picture.animated': {
    en: 'Animated pictures are not accepted. Please upload a still picture.',
    fil: 'Hindi tinatanggap ang gumagalaw na larawan. Mag-upload ng larawang hindi gumagalaw.',
  },
  'picture.pixels': {
    en: 'This picture has more than 40 megapixels. Please make it smaller and upload it again.',
    fil: 'Higit sa 40 megapixel ang larawang ito. Paliitin ito at i-upload muli.',
  },
  'pdf.active': {
    en: 'This PDF contains a program or another file. Please print it to a new PDF, or upload a photo of the document.',
    fil:
      'May programa o ibang file sa loob ng PDF na ito. I-print ito sa bagong PDF, o mag-upload ng litrato ng ' +
      'dokumento.',
  },
  'pdf.polyglot': {
    en: 'This file is both a PDF and another file type. Please print it to a new PDF, or upload a photo of the document.',
    fil: 'PDF at iba pang uri ng file ito nang sabay. I-print ito sa bagong PDF, o mag-upload ng litrato ng dokumento.',
  },
  'file.infected': {
    en:
      'The virus scanner found a virus in this file, so it was not saved. Please scan your device, then photograph ' +
      'or print the document again and upload the new file.',
    fil:
      'May nakitang virus ang virus scanner sa file na ito, kaya hindi ito na-save. I-scan ang iyong device, saka ' +
      'kunan ng litrato o i-print muli ang dokumento at i-upload ang bagong file.',
  },
  'file.scanner_away': {
    en:
      'This file cannot be checked for viruses right now, so it was not saved. Please upload it again in a few ' +
      'minutes.',
    fil:
      'Hindi masuri ang file na ito kung may virus sa ngayon, kaya hindi ito na-save. I-upload itong muli ' +
      'pagkalipas ng ilang minuto.',
  },
  'pdf.broken': {
    en:
      'This PDF is damaged or has no readable page. Please save or print it to a new PDF, or upload a photo of ' +
      'the document.',
    fil:
      'Sira ang PDF na ito o walang mababasang pahina. I-save o i-print ito sa bagong PDF, o mag-upload ng ' +
      'litrato ng dokumento.',
  },
  'pdf.encrypted': {
    en: 'This PDF is encrypted. Please print it to a new PDF without protection, or upload a photo of the document.',
    fil:
      'Naka-encrypt ang PDF na ito. I-print ito sa bagong PDF na walang proteksiyon, o mag-upload ng litrato ng ' +
      'dokumento.',
  },
  'pdf.compressed': {
    en:
      'This PDF cannot be checked because of its compression. Please print it to a new PDF, or upload a photo of ' +
      'the document.',
    fil:
      'Hindi masuri ang PDF na ito dahil sa compression nito. I-print ito sa bagong PDF, o mag-upload ng litrato ' +
      'ng dokumento.',
  },
  'document.locked': {
    en: 'The offices are reviewing your documents. You can upload a document again when an office requests it.',
    fil: 'Sinusuri ng mga tanggapan ang iyong mga dokumento. Makapag-a-upload kang muli kapag hiningi ng isang tanggapan.',
  },
  'document.in_use': {
    en: 'This document cannot be deleted because it was submitted with {codes} and the offices still need it. You can upload a newer copy.',
    fil:
      'Hindi mabubura ang dokumentong ito dahil isinumite ito sa {codes} at kailangan itong makita ng mga tanggapan. ' +
      'Makapag-a-upload ka ng mas bagong kopya.',
  },
  'document.changed_meanwhile': {
    en: 'One of these documents was changed or removed. Please check your documents, then file the application again.',
    fil:
      'Nabago o naalis ang isa sa mga dokumentong ito. Tingnan ang iyong mga dokumento, saka ihaing muli ' +
      'ang aplikasyon.',
  },
  'document.other_office': {
    en: 'This document must be checked by another office.',
    fil: 'Ibang tanggapan ang sumusuri sa dokumentong ito.',
  },
  'document.replaced': {
    en: 'The owner has uploaded a newer copy of this document. Please check the newer copy.',
    fil: 'Nag-upload ang may-ari ng mas bagong kopya ng dokumentong ito. Suriin ang mas bagong kopya.',
  },
  'requirement.missing': { en: 'Please upload this document.', fil: 'I-upload ang dokumentong ito.' },
  'requirement.some_missing': {
    en: 'Documents still missing: {count}.',
    fil: 'May kulang pang mga dokumento: {count}.',
  },
  'requirement.here_already': {
    en: 'A copy of this document was already uploaded. Remove it first if you want to bring the original.',
    fil: 'May na-upload nang kopya ng dokumentong ito. Alisin muna iyon kung dadalhin mo ang orihinal.',
  },
  'requirement.proof_of_claim': {
    en: 'This document proves the exemption that you claim. Please upload it, bring it, or remove the claim.',
    fil: 'Pinatutunayan ng dokumentong ito ang hinihingi mong eksempsiyon. I-upload o dalhin ito, o alisin ang hiling.',
  },
  'requirement.not_requested': {
    en: 'This document is not on the application’s list of requirements. The list cannot be extended after filing.',
    fil: 'Wala ang dokumentong ito sa listahan ng aplikasyon, at hindi na madaragdagan ang listahan matapos maghain.',
  },
} satisfies Messages;
