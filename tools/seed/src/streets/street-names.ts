/** Streets of a poblacion are named after heroes and presidents. */
export const HEROES = [
  'Rizal',
  'Bonifacio',
  'Mabini',
  'Del Pilar',
  'Luna',
  'Burgos',
  'Gomez',
  'Zamora',
  'Jacinto',
  'Aguinaldo',
  'Quezon',
  'Osmeña',
  'Roxas',
  'Magsaysay',
  'Silang',
  'Lapu-Lapu',
] as const;

/** Streets of a village are named after its trees and flowers. */
export const PLANTS = [
  'Sampaguita',
  'Narra',
  'Acacia',
  'Ilang-Ilang',
  'Molave',
  'Mangga',
  'Santan',
  'Kamagong',
  'Gumamela',
  'Talisay',
  'Bougainvillea',
  'Yakal',
] as const;
