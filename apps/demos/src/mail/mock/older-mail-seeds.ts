import { type MailSeed, writeBody } from './mail-seed.ts';

/** Texts of the invented mails of the demo, the older ones. */
export const OLDER_MAIL_SEEDS: readonly MailSeed[] = [
  {
    subject: 'Bibingka for the opening',
    lines: writeBody('Forty pieces, freshly baked, at ₱35.00 each. I bring them at six.'),
    marks: 'u',
  },
  {
    subject: 'Question about the washing of piña cloth',
    lines: writeBody('May I wash it by hand with mild soap, or must it be cleaned dry?'),
  },
  {
    subject: 'Lease of the stall',
    lines: writeBody('The lease ends with the year. Please tell us by the 15th whether you stay.'),
    marks: 'is',
    labels: ['business'],
    files: ['lease.txt'],
  },
  {
    subject: 'Re: Question about the washing of piña cloth',
    folder: 'sent',
    lines: ['Good day,', 'By hand, with mild soap and cold water, and dry it in the shade.', 'Liwayway'],
  },
  {
    subject: 'Cheap loans in five minutes',
    folder: 'spam',
    with: 'Quick Cash',
    lines: ['No papers, no questions. <a href="https://loans.example">Apply now</a>.'],
    marks: 'u',
  },
  {
    subject: 'Training: bookkeeping for small shops',
    lines: writeBody('Two mornings at the session hall, free of charge. Seats are for the first thirty.'),
    labels: ['work'],
  },
  {
    subject: 'Two chairs for the fitting room',
    lines: writeBody('The rattan chairs are ready. Both together are ₱2,400.00.'),
  },
  {
    subject: 'Thank you for the scarf',
    lines: writeBody('My mother wears it every day. Everybody asks where it is from!'),
    marks: 's',
    labels: ['personal'],
  },
  {
    subject: 'Schedule of December',
    folder: 'drafts',
    with: 'Precious Joy Santos',
    cc: ['Danilo Macaraeg'],
    lines: ['Hello both,', 'This is how we could divide the Saturdays:'],
    labels: ['work'],
  },
  {
    subject: 'Power interruption on Sunday',
    lines: writeBody('There is no power from eight until noon on Sunday. Please unplug the machines.'),
    marks: 'i',
  },
  {
    subject: 'Dress for the graduation',
    lines: writeBody('Size S, ivory, with short sleeves. The day is the 28th of March.'),
    labels: ['business'],
  },
  { subject: 'Double order', folder: 'trash', lines: writeBody('I sent this by mistake, please forget it.') },
  {
    subject: 'Beads from Taytay',
    lines: writeBody('The beads come on Wednesday, 3 kg in four colours.'),
    labels: ['work'],
  },
  {
    subject: 'Wedding in May',
    lines: writeBody('We are looking for eight barong in ecru. Could we come and see the cloth?'),
    marks: 'u',
    labels: ['business'],
  },
  {
    subject: 'Recipe of the leche flan',
    lines: writeBody('<ol><li>Ten yolks.</li><li>One can of condensed milk.</li><li>Steam it slowly.</li></ol>'),
    labels: ['personal'],
  },
  {
    subject: 'Collection of the boxes',
    folder: 'sent',
    with: 'Danilo Macaraeg',
    lines: ['Kuya Danilo,', 'Six boxes are ready at the back door.', 'Liwayway'],
  },
  {
    subject: 'Insurance of the stock',
    lines: writeBody('The premium of the next year stays the same. The papers are attached.'),
    files: ['policy.txt', 'terms.txt'],
    labels: ['business'],
  },
  {
    subject: 'Lights over the counter',
    lines: writeBody('The new lights use half of the power. We can put them in on Tuesday evening.'),
  },
  {
    subject: 'Paper bags with the name',
    lines: writeBody('Five hundred bags with your name in green: ₱6.50 each.'),
    labels: ['business'],
  },
  {
    subject: 'Reunion of batch 2004',
    lines: writeBody('Who brings the guitar? We meet at the covered court at four.'),
    labels: ['personal'],
  },
];
