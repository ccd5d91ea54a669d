// Draws the shop front of the start page from its parts.

import { useWords } from '../words/words.ts';

const STRIPES = [0, 1, 2, 3, 4, 5, 6, 7];
const FLAGS = [
  [30, 14],
  [70, 26],
  [118, 34],
  [172, 39],
  [232, 41],
  [293, 38],
  [356, 32],
  [418, 21],
  [477, 6],
] as const;
const SACHETS = [
  [116, 190],
  [132, 190],
  [148, 190],
  [116, 207],
  [132, 207],
  [220, 190],
  [236, 190],
  [252, 190],
  [236, 207],
  [252, 207],
] as const;
const CELLS =
  'M0 0h9v9h-9zM16 0h9v9h-9zM0 16h9v9h-9zM12 2h2v5h-2zM11 11h4v3h-4zM17 12h3v3h-3zM22 15h3v4h-3zM12 17h3v2h-3zM16 21h4v4h-4zM22 22h3v3h-3zM3 11h4v2h-4z';

/** Strings of flags, as on the day of the patron saint. */
function Flags() {
  return (
    <g>
      <path d="M12 6C102 52 342 56 508-4" className="line thin" />
      {FLAGS.map(([x, y], place) => (
        <path
          key={x}
          d={`M${x - 9} ${y}l19 1-10 19z`}
          className={`line thin ${['primary', 'accent', 'surface'][place % 3]}`}
        />
      ))}
    </g>
  );
}

function Keeper() {
  return (
    <g>
      <path d="M158 296c0-34 12-48 32-48s32 14 32 48z" className="primary line thin" />
      <path d="M183 236h14v14c-4 5-10 5-14 0z" className="surface line thin" />
      <circle cx="190" cy="222" r="17" className="surface line thin" />
      <path d="M172 222c0-24 36-24 36 0-4-9-8-11-18-11s-14 2-18 11z" className="filled" />
      <circle cx="190" cy="198" r="7" className="filled" />
      <path d="M184 227c3 4 9 4 12 0" className="line thin" />
    </g>
  );
}

function Goods() {
  return (
    <g>
      {SACHETS.map(([x, y], place) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y}h11v13h-11z`}
          className={`line thin ${['accent', 'primary', 'surface'][place % 3]}`}
        />
      ))}
      <path d="M112 296v-26h20v26zM115 264h14v6h-14z" className="accent line thin" />
      <path d="M136 296v-19h15v19zM138 273h11v4h-11z" className="surface line thin" />
      <path d="M232 296v-22h17v22zM234 269h13v5h-13z" className="surface line thin" />
      <path d="M253 296v-26h19v26zM256 264h13v6h-13z" className="primary line thin" />
    </g>
  );
}

function Shop() {
  return (
    <g>
      <path d="M84 172h252v172h-252z" className="surface line" />
      <path d="M104 182h180v114h-180z" className="subtle line thin" />
      <Goods />
      <Keeper />
      <path d="M94 296h200v13h-200z" className="accent line thin" />
      <path d="M110 324h152M110 334h120" className="line thin calm-line" />
      <path d="M298 196h30v148h-30z" className="primary line thin" />
      <path d="M304 204h18v54h-18z" className="surface soft" />
      <circle cx="323" cy="276" r="2.500" className="surface" />
      <path d="M66 132l26-48h236l26 48z" className="surface line" />
      {STRIPES.map((place) => (
        <path
          key={place}
          d={`M${66 + place * 36} 132h36v22a18 18 0 0 1-36 0z`}
          className={`line thin ${place % 2 === 0 ? 'primary' : 'surface'}`}
        />
      ))}
      <path d="M136 66h148v46h-148z" className="surface line" />
      <text x="210" y="86" textAnchor="middle" className="sign">
        Aling Nena
      </text>
      <text x="210" y="102" textAnchor="middle" className="small">
        Sari-sari store
      </text>
    </g>
  );
}

function Permit() {
  return (
    <g transform="translate(366 92) rotate(-4)">
      <path d="M0 0h122v164h-122z" className="surface line" />
      <path d="M6 6h110v152h-110z" className="line thin primary-line" />
      <circle cx="61" cy="28" r="12" className="primary" />
      <path d="M54 31a7 7 0 0 1 14 0z" className="on-primary" />
      <path d="M28 52h66" className="line bold primary-line" />
      <path d="M22 68h78M22 80h56M22 92h68" className="line calm-line" />
      <path d={CELLS} className="filled" transform="translate(20 118)" />
    </g>
  );
}

function Phone() {
  return (
    <g transform="translate(424 186)">
      <rect width="86" height="172" rx="13" className="filled" />
      <rect x="6" y="9" width="74" height="154" rx="7" className="surface" />
      <circle cx="43" cy="56" r="21" className="success" />
      <path d="M33 57l7 7 13-14" className="tick" />
      <path d="M20 94h46" className="line bold" />
      <path d="M20 108h46M20 119h32" className="line calm-line" />
      <rect x="16" y="134" width="54" height="18" rx="5" className="primary" />
    </g>
  );
}

/** Illustration of a shop front on the start page. */
export function StorefrontPicture() {
  const words = useWords();
  return (
    <svg className="eb-storefront" viewBox="0 -8 520 380" role="img" aria-label={words('landing.picture')}>
      <circle cx="468" cy="84" r="30" className="accent soft" />
      <path d="M0 344c30-56 74-66 106-30s84 18 132-24 126-32 166 6 74 22 116 4v44z" className="subtle" />
      <path
        d="M52 344c2-50-2-92-16-128M36 216c-18-12-30-6-36 6 14-6 26-6 36-6zM36 216c-8-20-22-22-32-16 14 2 24 8 32 16zM36 216c6-20 20-24 32-18-14 4-24 10-32 18zM36 216c18-8 30-2 34 10-12-8-24-10-34-10z"
        className="line thin leaf"
      />
      <Flags />
      <Shop />
      <Permit />
      <Phone />
      <path d="M4 345h512" className="line" />
      <path d="M350 345l-4-30h28l-4 30z" className="accent line thin" />
      <path
        d="M360 315v-26M360 302c-12 0-16-8-16-16 11 0 16 6 16 16zM360 296c9 0 14-6 14-15-10 0-14 6-14 15z"
        className="line thin leaf"
      />
    </svg>
  );
}
