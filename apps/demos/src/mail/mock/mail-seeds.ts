import { GREETING, type MailSeed, writeBody, THANKS } from './mail-seed.ts';
import { OLDER_MAIL_SEEDS } from './older-mail-seeds.ts';

/** Texts of the invented mails of the demo, the newest ones. */
export const MAIL_SEEDS: readonly MailSeed[] = [
  {
    subject: 'Order of twelve embroidered blouses',
    lines: [
      GREETING,
      'Our choir would like to order <strong>twelve embroidered blouses</strong> for the fiesta:',
      '<ul><li>five in size M</li><li>four in size L</li><li>three in size XL</li></ul>',
      'Can they be ready by the end of the month? We can pay half of the ₱10,200.00 now.',
      THANKS,
    ],
    marks: 'usi',
    labels: ['business'],
    files: ['sizes-of-the-choir.txt', 'embroidery-pattern.txt'],
    cc: ['Kristine Ocampo'],
  },
  {
    subject: 'Delivery receipt 0418',
    lines: writeBody('Forty-two boxes arrived in good order. The signed copy is attached.'),
    marks: 'u',
    labels: ['work'],
    files: ['delivery-receipt-0418.txt'],
  },
  {
    subject: 'Saturday at the counter',
    lines: writeBody('I can take the counter on Saturday from eight until noon.', 'After that I have a class.'),
    marks: 'u',
    labels: ['work'],
  },
  {
    subject: 'Price list of shell necklaces',
    lines: writeBody(
      'Ten pieces or more are ₱180.00 each, twenty or more ₱165.00.',
      'The prices hold until the end of the month.',
    ),
    files: ['price-list.txt'],
    labels: ['business'],
  },
  {
    subject: 'The blue dress is too small',
    lines: writeBody('May I change the blue dress for one size larger? The tag is still on it.'),
    marks: 'i',
  },
  {
    subject: 'Plan of the stalls for the fiesta',
    lines: writeBody(
      'Stall 14, near the plaza, is yours.',
      '<blockquote>Please put up nothing before six in the morning.</blockquote>',
    ),
    marks: 's',
    labels: ['business'],
    files: ['stalls.txt'],
  },
  {
    subject: 'Re: Order of twelve embroidered blouses',
    folder: 'sent',
    with: 'Corazon Villanueva',
    lines: ['Dear Corazon,', 'Yes, they can be ready on the 28th. Half of the price now is fine.', 'Liwayway'],
    labels: ['business'],
  },
  {
    subject: 'Abaca bags',
    lines: writeBody('Do you still sell the abaca bags of last Christmas? I need six of them as gifts.'),
  },
  {
    subject: 'Photographs of the new collection',
    lines: writeBody('The photographs are ready. Shall I bring them to the shop, or send them here?'),
    marks: 'u',
    labels: ['personal'],
  },
  {
    subject: 'Minutes of the vendors’ meeting',
    lines: writeBody(
      '<h3>Agreed</h3><ol><li>The market opens at five.</li><li>Each stall keeps its own bin.</li><li>The next meeting is in two weeks.</li></ol>',
    ),
    labels: ['work'],
    files: ['minutes.txt'],
  },
  {
    subject: 'Answer to the offer of necklaces',
    folder: 'drafts',
    with: 'Arnel Dimaculangan',
    lines: ['Dear Arnel,', 'Thank you for the offer. We would take twenty pieces, if'],
  },
  {
    subject: 'Birthday of Lola Ising',
    lines: writeBody('She turns eighty on Sunday. Lunch is at eleven; bring the pancit, please!'),
    marks: 's',
    labels: ['personal'],
  },
  {
    subject: 'You won ₱5,000,000.00!!!',
    folder: 'spam',
    with: 'Lucky Draw',
    lines: ['Send us your password today to claim your prize.'],
    marks: 'u',
  },
  {
    subject: 'Repair of the sewing machine',
    lines: writeBody('The belt is replaced. The repair costs ₱850.00 and the machine can be fetched from Monday.'),
    labels: ['work'],
  },
  {
    subject: 'Signboard',
    lines: writeBody(
      'The signboard is painted and dry. I will hang it before eight, so that the walk is free when you open.',
    ),
  },
  {
    subject: 'Thread and buttons',
    folder: 'sent',
    with: 'Rodel Catacutan',
    lines: ['Dear Rodel,', 'Please reserve forty spools of white thread and six boxes of shell buttons.', 'Liwayway'],
    labels: ['work'],
  },
  {
    subject: 'Lost umbrella',
    lines: writeBody('I think I left a green umbrella at the counter yesterday. Did somebody find it?'),
  },
  {
    subject: 'Cooperative: dividend of the year',
    lines: writeBody('The dividend of the year is 6 %. It is credited to your account.'),
    marks: 'i',
    labels: ['business'],
    files: ['dividend.txt'],
  },
  {
    subject: 'Choir practice moved',
    lines: writeBody('Practice is on Thursday at seven this week, because of the procession.'),
    labels: ['personal'],
  },
  {
    subject: 'Old price list',
    folder: 'trash',
    lines: writeBody('This list is no longer valid; the new one comes next week.'),
  },
  ...OLDER_MAIL_SEEDS,
];
