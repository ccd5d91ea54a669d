import type { Messages } from './merge.ts';

/** Why a line of a bill is what it is: a sentence for each rule, and the words of its summands. */
export const messages = {
  /** The sentences of a tariff's own row, which the bill keeps in both languages. */
  'explain.charge': { en: '{sentence}', fil: '{sentence}' },
  'explain.term.charge': { en: 'Amount', fil: 'Halaga' },
  'explain.tax.brackets': {
    en: 'Based on the tax bracket for gross sales of ₱{gross}.',
    fil: 'Ayon sa tax bracket para sa kabuuang benta na ₱{gross}.',
  },
  'explain.tax.brackets.essential': {
    en: 'Based on the tax bracket for gross sales of ₱{gross}. For essential goods, only {share}% of this tax is due.',
    fil: 'Ayon sa tax bracket para sa kabuuang benta na ₱{gross}. Para sa mga pangunahing bilihin, {share}% lamang ng buwis na ito ang babayaran.',
  },
  'explain.tax.brackets.above': {
    en: '{rate}% of gross sales of ₱{gross}.',
    fil: '{rate}% ng kabuuang benta na ₱{gross}.',
  },
  'explain.tax.brackets.above.essential': {
    en: '{rate}% of gross sales of ₱{gross}. For essential goods, only {share}% of this tax is due.',
    fil: '{rate}% ng kabuuang benta na ₱{gross}. Para sa mga pangunahing bilihin, {share}% lamang ng buwis na ito ang babayaran.',
  },
  'explain.tax.brackets.floor': {
    en: 'The minimum tax of the highest bracket applies because {rate}% of gross sales of ₱{gross} is less.',
    fil: 'Ang minimum na buwis ng pinakamataas na bracket ang sinisingil, dahil mas maliit ang {rate}% ng kabuuang benta na ₱{gross}.',
  },
  'explain.tax.marginal': {
    en: '{first_rate}% of the first ₱{first} of gross sales and {rest_rate}% of the rest. Gross sales are ₱{gross}.',
    fil: '{first_rate}% ng unang ₱{first} ng kabuuang benta at {rest_rate}% ng natitira. Ang kabuuang benta ay ₱{gross}.',
  },
  'explain.tax.marginal.essential': {
    en: '{first_rate}% of the first ₱{first} of gross sales and {rest_rate}% of the rest. Gross sales are ₱{gross}. For essential goods, only {share}% of this tax is due.',
    fil: '{first_rate}% ng unang ₱{first} ng kabuuang benta at {rest_rate}% ng natitira. Ang kabuuang benta ay ₱{gross}. Para sa mga pangunahing bilihin, {share}% lamang ng buwis na ito ang babayaran.',
  },
  'explain.tax.flat': { en: '{rate}% of gross sales of ₱{gross}.', fil: '{rate}% ng kabuuang benta na ₱{gross}.' },
  'explain.tax.per_unit': {
    en: '₱{amount} for each unit. Number of units: {units}.',
    fil: '₱{amount} sa bawat yunit. Bilang ng yunit: {units}.',
  },
  'explain.tax.exempt': {
    en: 'Exempt from business tax ({exemption}). Declared gross sales: ₱{gross}.',
    fil: 'Hindi sakop ng buwis sa negosyo ({exemption}). Idineklarang kabuuang benta: ₱{gross}.',
  },
  'explain.tax.small_retailer': {
    en: 'Sales of ₱{gross} are within the limit for barangay tax, so the barangay collects the tax.',
    fil: 'Saklaw ng buwis ng barangay ang benta na ₱{gross}, kaya ang barangay ang sisingil ng buwis.',
  },
  'explain.tax.new': {
    en: '{rate}% of the capital of ₱{capital}, for a new business.',
    fil: '{rate}% ng puhunan na ₱{capital}, para sa negosyong kasisimula pa lamang.',
  },
  'explain.tax.barangay': {
    en: '{rate}% of gross sales of ₱{gross}, collected by the barangay instead of the municipality.',
    fil: '{rate}% ng kabuuang benta na ₱{gross}, na sisingilin ng barangay sa halip na ng munisipyo.',
  },
  'explain.tax.deficiency': {
    en: 'The tax for the whole year is ₱{whole}. Of this, ₱{carried} was already paid or is included in this bill.',
    fil: 'Ang buwis ng buong taon ay ₱{whole}. Dito, ₱{carried} na ang nabayaran o kasama na sa singil na ito.',
  },
  'explain.tax.year_deficiency': {
    en: 'Based on the sales proved, the tax for the year is ₱{whole}. Of this, ₱{carried} was already billed.',
    fil: 'Ang buwis ng taon ayon sa napatunayang benta ay ₱{whole}. Dito, ₱{carried} na ang nasingil.',
  },
  'explain.retirement.arrears': {
    en: 'Unpaid balance of installments due before retirement. Number of installments: {installments}.',
    fil: 'Natitirang bayarin sa mga hulog na dapat bayaran bago ang pagsasara. Bilang ng hulog: {installments}.',
  },
  'explain.fee.fixed': {
    en: 'Fixed amount for every business: ₱{amount}.',
    fil: 'Pare-parehong halaga para sa bawat negosyo: ₱{amount}.',
  },
  'explain.fee.found': {
    en: 'Charged by {office}: ₱{amount}. {reason}',
    fil: 'Siningil ng {office}: ₱{amount}. {reason}',
  },
  'explain.fee.returned_cheque': {
    en: 'The bank returned check {cheque_no} of {bank}. The fee for each returned check is ₱{amount}.',
    fil: 'Ibinalik ng bangko ang tsekeng {cheque_no} ng {bank}. ₱{amount} ang bayad sa bawat ibinalik na tseke.',
  },
  'explain.fee.by_type': {
    en: 'Fixed amount for every application of this type: ₱{amount}.',
    fil: 'Pare-parehong halaga para sa bawat ganitong aplikasyon: ₱{amount}.',
  },
  'explain.fee.by_area': { en: 'Based on the floor area of {area} m².', fil: 'Ayon sa sukat ng palapag na {area} m².' },
  'explain.fee.area_steps': {
    en: 'Based on the floor area of {area} m². Area brackets above the base amount: {steps}.',
    fil: 'Ayon sa sukat ng palapag na {area} m². Mga bracket ng sukat na higit sa batayang halaga: {steps}.',
  },
  'explain.fee.per_unit': {
    en: 'Charged for each unit. Number of units: {count}.',
    fil: 'Sinisingil sa bawat yunit. Bilang ng yunit: {count}.',
  },
  'explain.fee.environment': {
    en: 'Based on the highest environmental class among your lines of business: {level}.',
    fil: 'Ayon sa pinakamataas na klase sa kapaligiran ng mga uri ng negosyo mo: {level}.',
  },
  'explain.fee.garbage': {
    en: 'Based on the highest garbage class among your lines of business: {level}.',
    fil: 'Ayon sa pinakamataas na klase sa basura ng mga uri ng negosyo mo: {level}.',
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
    fil: 'Isang beses sinisingil sa bawat uri ng negosyo sa aplikasyong ito, ayon sa laki: {scale}.',
  },
  'explain.fee.permit.cooperative': {
    en: 'Charged once for each type of business, based on its size ({scale}), up to the legal limit for cooperatives.',
    fil: 'Isang beses sinisingil sa bawat uri ng negosyo, ayon sa laki ({scale}), hanggang sa limitasyon ng batas para sa mga kooperatiba.',
  },
  'explain.fee.part': {
    en: '{share}% of ₱{whole}, for the remaining quarters of the year including the current quarter.',
    fil: '{share}% ng ₱{whole}, para sa mga natitirang quarter ng taon, kasama ang kasalukuyang quarter.',
  },
  'explain.fee.fire': {
    en: '{rate}% of the fees of ₱{fees}, with a minimum of ₱{at_least}.',
    fil: '{rate}% ng mga bayarin na ₱{fees}, hindi bababa sa ₱{at_least}.',
  },
  'explain.term.bracket': { en: 'Tax bracket', fil: 'Tax bracket' },
  'explain.term.floor': {
    en: 'Minimum tax of the highest bracket',
    fil: 'Minimum na buwis ng pinakamataas na bracket',
  },
  'explain.term.gross': { en: 'Gross sales', fil: 'Kabuuang benta' },
  'explain.term.first_part': { en: 'Gross sales, first bracket', fil: 'Kabuuang benta, unang bracket' },
  'explain.term.rest': { en: 'Gross sales above the first bracket', fil: 'Kabuuang benta na lampas sa unang bracket' },
  'explain.term.capital': { en: 'Capital', fil: 'Puhunan' },
  'explain.term.whole_year': { en: 'Tax for the whole year', fil: 'Buwis ng buong taon' },
  'explain.term.carried': { en: 'Already paid or billed', fil: 'Nabayaran o nasingil na' },
  'explain.term.unpaid': { en: 'Unpaid balance of an installment', fil: 'Natitirang bayarin sa isang hulog' },
  'explain.term.fixed': { en: 'Amount set by the ordinance', fil: 'Halaga ayon sa ordinansa' },
  'explain.term.found': { en: 'Amount charged by the office', fil: 'Halagang siningil ng tanggapan' },
  'explain.term.by_area': { en: 'Amount for this area', fil: 'Halaga para sa sukat na ito' },
  'explain.term.first_area': { en: 'Floor area, first bracket', fil: 'Sukat ng palapag, unang bracket' },
  'explain.term.further_area': { en: 'Floor area, next brackets', fil: 'Sukat ng palapag, mga sumunod na bracket' },
  'explain.term.class': { en: 'Amount for the class', fil: 'Halaga para sa klase' },
  'explain.term.scale': { en: 'Amount for this size', fil: 'Halaga para sa laking ito' },
  'explain.term.fees': { en: 'Municipal fees', fil: 'Mga bayarin sa munisipyo' },
  'explain.term.employee': { en: 'Employees', fil: 'Mga empleyado' },
  'explain.term.page': { en: 'Pages', fil: 'Mga pahina' },
  'explain.term.fuel_nozzle': { en: 'Fuel nozzles', fil: 'Mga nozzle ng gasolina' },
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
