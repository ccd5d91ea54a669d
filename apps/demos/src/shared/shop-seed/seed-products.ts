// The goods of the shop: invented, typical of a provincial municipality.

import type { Centavos } from '@ebpls/contracts';

import { subtractDays, seedNumbers } from './seed-numbers.ts';
import { CATEGORIES, type Category, INVENTORY_TYPES, type Product } from '../shop/shop-types.ts';

/** A name, its price in pesos and its attributes. */
type Goods = readonly [name: string, pesos: number, ...attributes: string[]];

const GOODS: Readonly<Record<Category, readonly Goods[]>> = {
  dress: [
    ['Filipiniana terno, piña', 6_850, 'piña', 'handmade'],
    ['Balintawak dress, striped', 2_490, 'cotton'],
    ['Abel wrap dress', 1_980, 'abel', 'weave of Ilocos'],
    ['Inabel summer dress', 1_650, 'inabel'],
    ['Maria Clara gown', 12_400, 'jusi', 'made to measure'],
    ['Hablon shift dress', 2_150, 'hablon'],
    ['Banig print dress', 1_290, 'cotton'],
    ['Children’s terno', 1_180, 'cotton', 'sizes 4 to 12'],
  ],
  jewelry: [
    ['Tambourine necklace', 4_500, 'gold plated', 'filigree'],
    ['Criolla earrings', 1_750, 'gold plated'],
    ['South Sea pearl studs', 3_900, 'pearl'],
    ['Capiz bangle', 480, 'capiz shell'],
    ['Carabao horn ring', 350, 'horn'],
    ['T’nalak brass cuff', 890, 'brass'],
    ['Payneta hair comb', 1_250, 'filigree'],
    ['Rosary of ipil wood', 260, 'wood'],
  ],
  blouse: [
    ['Kimona, embroidered', 1_390, 'piña-cotton', 'embroidered'],
    ['Barong blouse, short sleeve', 1_590, 'jusi'],
    ['Calado blouse', 1_850, 'calado', 'of Lumban'],
    ['Modern baro', 1_120, 'linen'],
    ['Pañuelo set', 980, 'organza'],
    ['Camisa, butterfly sleeve', 2_240, 'jusi'],
    ['Everyday kimona', 690, 'cotton'],
    ['Alampay shawl', 1_460, 'piña'],
  ],
  beauty: [
    ['Virgin coconut oil, 500 ml', 320, 'organic'],
    ['Papaya soap, box of six', 240, 'organic'],
    ['Calamansi hand wash', 165, 'refill'],
    ['Gugo shampoo bar', 190, 'no plastic'],
    ['Sampaguita cologne', 450, '50 ml'],
    ['Lip tint of siling labuyo', 280, 'three shades'],
    ['Rice bran scrub', 310, 'organic'],
    ['Ylang-ylang body oil', 520, '100 ml'],
  ],
};

const STOCK: Readonly<Record<Product['inventoryType'], (pick: (below: number) => number) => number>> = {
  in_stock: (pick) => 20 + pick(180),
  limited: (pick) => 1 + pick(8),
  out_of_stock: () => 0,
};

export function seedProducts(now: Date): Product[] {
  const pick = seedNumbers(31);
  const all = CATEGORIES.flatMap((category) => GOODS[category].map((goods) => ({ category, goods })));
  return all.map(({ category, goods: [name, pesos, ...attributes] }, place) => {
    const inventoryType = INVENTORY_TYPES[[0, 0, 0, 1, 2][pick(5)] ?? 0] ?? 'in_stock';
    const ageDays = 20 + pick(300);
    return {
      id: String(place + 1),
      name,
      description: `<p>${name}. Made in San Isidro; every piece differs a little.</p>`,
      images: [{ name: `${category}-${place + 1}.jpg`, size: 120_000 + pick(900_000) }],
      category,
      inventoryType,
      quantity: STOCK[inventoryType](pick),
      variants: 1 + pick(4),
      attributes,
      isAvailable: inventoryType !== 'out_of_stock' && pick(6) > 0,
      isShippable: category !== 'beauty' || pick(2) === 0,
      isTaxable: true,
      includesTaxes: false,
      price: Number(`${pesos}00`) as Centavos, // Whole pesos, two noughts after them.
      salePrice: null,
      productCode: `SI-${category.slice(0, 2).toUpperCase()}-${String(place + 1).padStart(3, '0')}`,
      productSku: `${String(480_000 + place * 7)}`,
      currency: 'PHP',
      createdAt: subtractDays(now, ageDays, pick(800)),
      updatedAt: subtractDays(now, pick(ageDays), pick(800)),
    };
  });
}
