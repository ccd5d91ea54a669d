/** What the server says about files that are sent: papers, pictures and PDFs. */
export const documents = {
  en: {
    'file.required': 'Please choose a file.',
    'file.empty': 'This file is empty.',
    'file.incomplete': 'The file did not arrive whole. Please send it again.',
    'file.kind': 'Please send a PDF, a JPEG or a PNG. The content of this file is something else.',
    'file.too_large': 'Please send a file of 10 MB or less.',
    'upload.year_full':
      'You may send {most} MB of files in {year}, and {left} MB is left; this file has {size} MB. ' +
      'Please send a smaller file, or bring the paper to the municipal hall.',
    'upload.application_full':
      'One application takes {most} MB of files, and {left} MB is left; this file has {size} MB. ' +
      'Please send a smaller file, or bring the paper to the municipal hall.',
    'picture.kind': 'Please send a picture in JPEG, PNG or WebP.',
    'picture.broken':
      'This picture cannot be opened. Please take the photo again, or save it as a new JPEG or PNG and send that.',
    'picture.moving': 'This picture moves. Please send one that stands still.',
    'picture.pixels': 'This picture has more than 40 megapixels. Please make it smaller and send it again.',
    'pdf.active':
      'This PDF carries a program or another file inside. Please print it to a new PDF, or send a photo of the paper.',
    'pdf.polyglot':
      'This file is a PDF and something else at once. Please print it to a new PDF, or send a photo of the paper.',
    'pdf.locked':
      'This PDF is locked or packed so that it cannot be checked. Please print it to a new PDF, or send a photo of the paper.',
    'document.locked': 'Your papers are with the offices. You can send a paper again when an office asks for it.',
    'document.judged_already':
      'This paper is with the offices already and cannot be taken back. You can send a new copy when an office asks for it.',
    'document.not_yours': 'Another office checks this paper.',
    'document.replaced': 'The owner has sent a newer copy of this paper. Please look at that one.',
    'requirement.missing': 'Please send this paper.',
    'requirement.some_missing': 'Papers are still missing: {count}.',
    'requirement.not_asked':
      'This paper is not on the list of this application, and the list cannot grow after filing.',
  },
  fil: {
    'file.required': 'Pumili ng file.',
    'file.empty': 'Walang laman ang file na ito.',
    'file.incomplete': 'Hindi buong nakarating ang file. Pakipadala itong muli.',
    'file.kind': 'Magpadala ng PDF, JPEG o PNG. Iba ang laman ng file na ito.',
    'file.too_large': 'Magpadala ng file na 10 MB o mas maliit.',
    'upload.year_full':
      'Hanggang {most} MB na mga file ang maipapadala mo sa {year}, at {left} MB na lang ang natitira; ' +
      '{size} MB ang file na ito. Magpadala ng mas maliit na file, o dalhin ang papel sa munisipyo.',
    'upload.application_full':
      'Hanggang {most} MB na mga file ang para sa isang aplikasyon, at {left} MB na lang ang natitira; ' +
      '{size} MB ang file na ito. Magpadala ng mas maliit na file, o dalhin ang papel sa munisipyo.',
    'picture.kind': 'Magpadala ng larawang JPEG, PNG o WebP.',
    'picture.broken':
      'Hindi mabuksan ang larawang ito. Kumuhang muli ng litrato, o i-save ito bilang bagong JPEG o PNG at iyon ang ipadala.',
    'picture.moving': 'Gumagalaw ang larawang ito. Magpadala ng larawang hindi gumagalaw.',
    'picture.pixels': 'Higit sa 40 megapixel ang larawang ito. Paliitin ito at ipadalang muli.',
    'pdf.active':
      'May programa o ibang file sa loob ng PDF na ito. I-print ito sa bagong PDF, o magpadala ng litrato ng papel.',
    'pdf.polyglot':
      'PDF at iba pang uri ng file ito nang sabay. I-print ito sa bagong PDF, o magpadala ng litrato ng papel.',
    'pdf.locked':
      'Naka-lock o naka-pack ang PDF na ito kaya hindi masuri. I-print ito sa bagong PDF, o magpadala ng litrato ng papel.',
    'document.locked':
      'Nasa mga tanggapan ang iyong mga papeles. Makapagpapadala kang muli kapag hiningi ng isang tanggapan.',
    'document.judged_already':
      'Nasa mga tanggapan na ang papeles na ito at hindi na mababawi. Makapagpapadala ka ng bagong kopya kapag hiningi ng isang tanggapan.',
    'document.not_yours': 'Ibang tanggapan ang sumusuri sa papeles na ito.',
    'document.replaced': 'Nagpadala ang may-ari ng mas bagong kopya. Iyon ang tingnan.',
    'requirement.missing': 'Ipadala ang papeles na ito.',
    'requirement.some_missing': 'May kulang pang mga papeles: {count}.',
    'requirement.not_asked':
      'Wala ang papeles na ito sa listahan ng aplikasyon, at hindi na madaragdagan ang listahan matapos maghain.',
  },
} as const;
