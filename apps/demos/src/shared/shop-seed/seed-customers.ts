import { subtractDays, seedNumbers } from './seed-numbers.ts';
import type { StoredCustomer } from '../shop/shop-types.ts';

const NAMES =
  'Amihan Dela Cruz,Bayani Santos,Carmela Villanueva,Dalisay Ocampo,Efren Magsaysay,Florentina Aguinaldo,Gregorio Peña,Hiraya Manalo,Isagani Ramos,Jacinta Bautista,Kidlat Tahimik,Ligaya Fernandez,Marikit Salonga,Narciso Ibañez,Oriang Mercado,Paraluman Cruz,Querubin Lacson,Rosalinda Abaya,Silvestre Punongbayan,Tala Evangelista,Urduja Natividad,Virgilio Dimaculangan,Wigan Pacheco,Ximena Roxas,Yumi Catacutan,Zenaida Panganiban,Andres Malvar,Benilda Quiambao,Crisanto Tolentino,Divina Katigbak,Estrella Lualhati,Fidel Macaraeg,Gloria Sumulong,Honorio Agbayani,Imelda Carandang,Joselito Rivera'.split(
    ',',
  );
const STREETS = ['Rizal St', 'Mabini St', 'Bonifacio Ave', 'Luna St', 'Del Pilar St', 'Burgos St'];
const BARANGAYS = ['Poblacion I', 'Silangan', 'Bagong Pook', 'San Roque', 'Mayapa', 'Dalampasigan'];
const TOWNS = ['San Isidro', 'San Isidro', 'San Isidro', 'Maligaya City', 'Bagumbayan'];

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The customers of the shop: invented people of the invented province. */
export function seedCustomers(now: Date): StoredCustomer[] {
  const pick = seedNumbers(2_020);
  return NAMES.map((name, place) => {
    const [first = '', ...last] = plain(name).split(' ');
    return {
      id: String(place + 1),
      name,
      email: `${first}.${last.join('')}@suki.example`,
      phone: `0917 555 ${String(1_000 + place * 37).slice(-4)}`,
      country: 'Philippines',
      state: 'Maligaya',
      zipCode: String(4_200 + pick(40)),
      address1: `${1 + pick(180)} ${STREETS[pick(STREETS.length)] ?? ''}`,
      address2: `${BARANGAYS[pick(BARANGAYS.length)] ?? ''}, ${TOWNS[pick(TOWNS.length)] ?? ''}`,
      acceptsMarketing: pick(3) > 0,
      isVerified: pick(4) > 0,
      hasDiscountedPrices: pick(5) === 0,
      isClosed: false,
      creditCard: pick(3) === 0 ? '' : String(1_000 + pick(9_000)),
      createdAt: subtractDays(now, 200 + pick(500), pick(600)),
      updatedAt: subtractDays(now, pick(60), pick(1_200)),
    };
  });
}
