// Drawn pictures that the chat demo's messages have attached, so that nothing is fetched.

import type { Attachment } from '../../shared/files/attachment.ts';

/** A drawing of our own as a file, so that nothing is fetched from anywhere. */
function createPicture(name: string, inside: string): Attachment {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420" width="640" height="420">${inside}</svg>`;
  return {
    name,
    size: svg.length,
    type: 'image/svg+xml',
    href: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  };
}

const BLOUSES = ['#f6e7cf', '#e58f7b', '#7fb7a8', '#f2c14e', '#8fa8d8']
  .map((color, place) => {
    const x = 90 + place * 100;
    return `<path d="M${x} 170l34-26h24l34 26-16 26-12-8v92h-36v-92l-12 8z" fill="${color}"/>`;
  })
  .join('');

export const STALL = createPicture(
  'stall.svg',
  `<rect width="640" height="420" fill="#dcebe6"/><rect x="40" y="330" width="560" height="90" fill="#b98b5e"/><path d="M40 60h560l30 60H10z" fill="#0b655c"/><path d="M125 60h85v60h-90zM295 60h85l4 60h-90zM465 60h85l18 60h-95z" fill="#f5f7f5"/><path d="M60 140h520" stroke="#5b4a39" stroke-width="6"/>${BLOUSES}`,
);

const BOXES = [
  [80, 260],
  [200, 260],
  [320, 260],
  [140, 160],
  [260, 160],
  [200, 60],
]
  .map(
    ([x = 0, y = 0]) =>
      `<rect x="${x}" y="${y}" width="112" height="92" fill="#c99a66"/><path d="M${x} ${y + 20}h112M${x + 56} ${y}v92" stroke="#8a6238" stroke-width="5"/>`,
  )
  .join('');

export const DELIVERY = createPicture(
  'boxes.svg',
  `<rect width="640" height="420" fill="#e3e8f0"/><rect y="352" width="640" height="68" fill="#9aa3ad"/>${BOXES}<path d="M470 352V170h150v182z" fill="#b3261e"/><circle cx="510" cy="362" r="28" fill="#222"/><circle cx="590" cy="362" r="28" fill="#222"/>`,
);

const RECEIPT = 'Delivery receipt 0418\n42 boxes, two of them fragile\nReceived in good order at the gate.\n';

export const NOTE: Attachment = {
  name: 'delivery-receipt-0418.txt',
  size: RECEIPT.length,
  type: 'text/plain',
  href: `data:text/plain,${encodeURIComponent(RECEIPT)}`,
};
