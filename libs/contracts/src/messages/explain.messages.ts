import type { Messages } from './merge.ts';

/** Why a line of a bill is what it is: a sentence for each rule, and the words of its summands. */
export const messages = {
  /** The sentences of a tariff's own row, which the bill keeps in both languages. */
  'explain.charge': { en: '{sentence}', fil: '{sentence}' },
  'explain.term.charge': { en: 'Amount', fil: 'Halaga' },
  'explain.tax.brackets': {
    en: 'Based on the tax bracket for gross sales of ₱{gross}.',
    fil: 'Ang antas sa talaan ng buwis para sa kabuuang benta na ₱{gross}.',
  },
  'explain.tax.brackets.essential': {
    en: 'Based on the tax bracket for gross sales of ₱{gross}. For essential goods, only {share}% of this tax is due.',
    fil: 'Ang antas sa talaan ng buwis para sa kabuuang benta na ₱{gross}; {share}% lamang nito ang bayad ng pangunahing bilihin.',
  },
  'explain.tax.brackets.above': {
    en: '{rate}% of gross sales of ₱{gross}.',
    fil: '{rate}% ng kabuuang benta na ₱{gross}.',
  },
  'explain.tax.brackets.above.essential': {
    en: '{rate}% of gross sales of ₱{gross}. For essential goods, only {share}% of this tax is due.',
    fil: '{rate}% ng kabuuang benta na ₱{gross}; {share}% lamang nito ang bayad ng pangunahing bilihin.',
  },
  'explain.tax.brackets.floor': {
    en: 'The minimum tax of the highest bracket applies because {rate}% of gross sales of ₱{gross} is less.',
    fil: 'Ang pinakamababang buwis sa pinakamataas na antas, dahil mas maliit ang {rate}% ng kabuuang benta na ₱{gross}.',
  },
  'explain.tax.marginal': {
    en: '{first_rate}% of the first ₱{first} of gross sales and {rest_rate}% of the rest. Gross sales are ₱{gross}.',
    fil: '{first_rate}% ng unang ₱{first} ng benta at {rest_rate}% ng natitira; ang kabuuang benta ay ₱{gross}.',
  },
  'explain.tax.marginal.essential': {
    en: '{first_rate}% of the first ₱{first} of gross sales and {rest_rate}% of the rest. Gross sales are ₱{gross}. For essential goods, only {share}% of this tax is due.',
    fil: '{first_rate}% ng unang ₱{first} ng benta at {rest_rate}% ng natitira; ang kabuuang benta ay ₱{gross} at {share}% nito ang bayad ng pangunahing bilihin.',
  },
  'explain.tax.flat': { en: '{rate}% of gross sales of ₱{gross}.', fil: '{rate}% ng kabuuang benta na ₱{gross}.' },
  'explain.tax.per_unit': {
    en: '₱{amount} for each unit. Number of units: {units}.',
    fil: '₱{amount} sa bawat isa, {units} lahat.',
  },
  'explain.tax.exempt': {
    en: 'Exempt from business tax ({exemption}). Declared gross sales: ₱{gross}.',
    fil: 'Hindi sakop ng buwis sa negosyo ({exemption}). Ipinahayag: ₱{gross}.',
  },
  'explain.tax.small_retailer': {
    en: 'Sales of ₱{gross} are within the limit for barangay tax, so the barangay collects the tax.',
    fil: 'Maliit ang benta na ₱{gross} kaya walang buwis sa munisipyo; ang barangay ang sumisingil.',
  },
  'explain.tax.new': {
    en: '{rate}% of the capital of ₱{capital}, for a new business.',
    fil: '{rate}% ng puhunan na ₱{capital}, para sa negosyong kasisimula pa lamang.',
  },
  'explain.tax.barangay': {
    en: '{rate}% of gross sales of ₱{gross}, collected by the barangay instead of the municipality.',
    fil: '{rate}% ng kabuuang benta na ₱{gross}, na barangay ang sumisingil sa halip na munisipyo.',
  },
  'explain.tax.deficiency': {
    en: 'The tax for the whole year is ₱{whole}. Of this, ₱{carried} was already paid or is included in this bill.',
    fil: 'Ang buong taon ay ₱{whole}; ₱{carried} na ang nabayaran o nakasama rito.',
  },
  'explain.tax.year_deficiency': {
    en: 'The tax for the year on the proved sales is ₱{whole}. Of this, ₱{carried} was already billed.',
    fil: 'Ang buwis ng taon sa napatunayang benta ay ₱{whole}; ₱{carried} na ang nasingil.',
  },
  'explain.retirement.arrears': {
    en: 'Unpaid balance of installments due before retirement. Number of installments: {installments}.',
    fil: 'Hindi pa bayad sa {installments} hulog na dapat bayaran bago ang pagsasara.',
  },
  'explain.fee.fixed': {
    en: 'Fixed amount for every business: ₱{amount}.',
    fil: 'Pareho sa bawat negosyo: ₱{amount}.',
  },
  'explain.fee.found': {
    en: 'Charged by {office}: ₱{amount}. {reason}',
    fil: 'Siningil ng {office}: ₱{amount}. {reason}',
  },
  'explain.fee.returned_cheque': {
    en: 'The bank returned check {cheque_no} of {bank}. The fee for each returned check is ₱{amount}.',
    fil: 'Ibinalik ng bangko ang tsekeng {cheque_no} ng {bank}: ₱{amount}, pareho sa bawat tseke.',
  },
  'explain.fee.by_type': {
    en: 'Fixed amount for every application of this type: ₱{amount}.',
    fil: 'Pareho sa bawat ganitong aplikasyon: ₱{amount}.',
  },
  'explain.fee.by_area': { en: 'Based on the floor area of {area} m².', fil: 'Ayon sa lawak ng lugar na {area} m².' },
  'explain.fee.area_steps': {
    en: 'Based on the floor area of {area} m². Area brackets above the base amount: {steps}.',
    fil: 'Ayon sa lawak ng lugar na {area} m²: ang batayang halaga at {steps} pang antas ng lawak.',
  },
  'explain.fee.per_unit': {
    en: 'Charged for each unit. Number of units: {count}.',
    fil: 'Sa bawat isang nabilang, {count} lahat.',
  },
  'explain.fee.environment': {
    en: 'Based on the highest environmental class among your lines of business: {level}.',
    fil: 'Ayon sa pinakamataas na uri sa kapaligiran ng iyong mga linya: {level}.',
  },
  'explain.fee.garbage': {
    en: 'Based on the highest garbage class among your lines of business: {level}.',
    fil: 'Ayon sa pinakamataas na uri sa basura ng iyong mga linya: {level}.',
  },
  'explain.fee.by_scale': {
    en: 'Based on the size of the business: {scale}.',
    fil: 'Ayon sa laki ng negosyo: {scale}.',
  },
  'explain.fee.by_scale.own': {
    en: 'Based on the size of the business ({scale}), as set by the ordinance of {barangay}.',
    fil: 'Ayon sa laki ng negosyo ({scale}), batay sa sariling ordinansa ng {barangay}.',
  },
  'explain.level.L': { en: 'low', fil: 'mababa' },
  'explain.level.M': { en: 'medium', fil: 'katamtaman' },
  'explain.level.H': { en: 'high', fil: 'mataas' },
  'explain.scale.micro': { en: 'micro', fil: 'mikro' },
  'explain.scale.cottage': { en: 'cottage', fil: 'pantahanan' },
  'explain.scale.small': { en: 'small', fil: 'maliit' },
  'explain.scale.medium': { en: 'medium', fil: 'katamtaman' },
  'explain.scale.large': { en: 'large', fil: 'malaki' },
  'explain.fee.permit': {
    en: 'Charged once for each type of business in this application, based on its size: {scale}.',
    fil: 'Minsan sa bawat uri ng negosyo sa aplikasyong ito, ayon sa laki: {scale}.',
  },
  'explain.fee.permit.cooperative': {
    en: 'Charged once for each type of business, based on its size ({scale}), up to the legal limit for cooperatives.',
    fil: 'Minsan sa bawat uri ng negosyo, ayon sa laki ({scale}), at hindi lalampas sa takda ng batas para sa kooperatiba.',
  },
  'explain.fee.part': {
    en: '{share}% of ₱{whole}, for the remaining quarters of the year including the current quarter.',
    fil: '{share}% ng ₱{whole}, para sa natitirang kwarter ng taon kasama ang kasalukuyan.',
  },
  'explain.fee.fire': {
    en: '{rate}% of the fees of ₱{fees}, with a minimum of ₱{at_least}.',
    fil: '{rate}% ng mga bayarin na ₱{fees}, hindi bababa sa ₱{at_least}.',
  },
  'explain.term.bracket': { en: 'Tax bracket', fil: 'Antas sa talaan ng buwis' },
  'explain.term.floor': {
    en: 'Minimum tax of the highest bracket',
    fil: 'Pinakamababang buwis sa pinakamataas na antas',
  },
  'explain.term.gross': { en: 'Gross sales', fil: 'Kabuuang benta' },
  'explain.term.first_part': { en: 'Gross sales, first bracket', fil: 'Unang bahagi ng benta' },
  'explain.term.rest': { en: 'Gross sales above the first bracket', fil: 'Natitirang benta' },
  'explain.term.capital': { en: 'Capital', fil: 'Puhunan' },
  'explain.term.whole_year': { en: 'Tax for the whole year', fil: 'Buwis ng buong taon' },
  'explain.term.carried': { en: 'Already paid or billed', fil: 'Nabayaran o nasingil na' },
  'explain.term.unpaid': { en: 'Unpaid balance of an installment', fil: 'Hindi pa bayad sa isang hulog' },
  'explain.term.fixed': { en: 'Amount set by the ordinance', fil: 'Halaga ayon sa ordinansa' },
  'explain.term.found': { en: 'Amount charged by the office', fil: 'Halagang siningil ng tanggapan' },
  'explain.term.by_area': { en: 'Amount for this area', fil: 'Halaga para sa lawak na ito' },
  'explain.term.first_area': { en: 'Floor area, first bracket', fil: 'Unang bahagi ng lawak' },
  'explain.term.further_area': { en: 'Floor area, next brackets', fil: 'Dagdag na bahagi ng lawak' },
  'explain.term.class': { en: 'Amount for the class', fil: 'Halaga ng uri' },
  'explain.term.scale': { en: 'Amount for this size', fil: 'Halaga para sa laking ito' },
  'explain.term.fees': { en: 'Municipal fees', fil: 'Mga bayarin sa munisipyo' },
  'explain.term.employee': { en: 'Employees', fil: 'Mga empleyado' },
  'explain.term.page': { en: 'Pages', fil: 'Mga pahina' },
  'explain.term.fuel_nozzle': { en: 'Fuel nozzles', fil: 'Mga nosel ng gasolina' },
  'explain.term.peddler': { en: 'Peddlers', fil: 'Mga naglalako' },
  'explain.term.scale_30': { en: 'Scales up to 30 kg', fil: 'Timbangan hanggang 30 kg' },
  'explain.term.scale_300': { en: 'Scales up to 300 kg', fil: 'Timbangan hanggang 300 kg' },
  'explain.term.scale_over_300': { en: 'Scales over 300 kg', fil: 'Timbangan na higit sa 300 kg' },
  'explain.term.vehicle': { en: 'Vans and trucks', fil: 'Mga van at trak' },
  'explain.term.motorcycle': { en: 'Motorcycles', fil: 'Mga motorsiklo' },
  'explain.term.group.mfg': { en: 'Manufacturing', fil: 'Paggawa' },
  'explain.term.group.who': { en: 'Wholesale', fil: 'Pakyawan' },
  'explain.term.group.ret': { en: 'Retail', fil: 'Tingian' },
  'explain.term.group.svc': { en: 'Services', fil: 'Serbisyo' },
  'explain.term.group.amu': { en: 'Amusement', fil: 'Libangan' },
  'explain.term.group.bank': { en: 'Bank', fil: 'Bangko' },
  'explain.term.group.fin': { en: 'Lending, pawnshop, remittance', fil: 'Pautang, sanglaan, padalahan' },
  'explain.term.group.fuel': { en: 'Fuel station', fil: 'Gasolinahan' },
  'explain.term.group.ped': { en: 'Peddling', fil: 'Paglalako' },
} satisfies Messages;
