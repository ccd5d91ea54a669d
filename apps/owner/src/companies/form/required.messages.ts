import type { FieldToAnswer, Message } from '@ebpls/contracts';
import { defineMessages } from '@ebpls/remote-kit';

/**
 * Messages for empty fields of the business form, by the field's name in the contract; each sentence names its field.
 */
export const texts = {
  org_type: { en: 'Choose the form of organization.', fil: 'Piliin ang uri ng organisasyon.' },
  company_name: { en: 'Enter the business name.', fil: 'Ilagay ang pangalan ng negosyo.' },
  registration_no: { en: 'Enter the registration number.', fil: 'Ilagay ang numero ng rehistro.' },
  registration_date: { en: 'Enter the date of the registration.', fil: 'Ilagay ang petsa ng rehistro.' },
  tin: { en: 'Enter the TIN.', fil: 'Ilagay ang TIN.' },
  first_name: { en: 'Enter the first name.', fil: 'Ilagay ang pangalan.' },
  last_name: { en: 'Enter the last name.', fil: 'Ilagay ang apelyido.' },
  sex: { en: 'Choose the sex.', fil: 'Piliin ang kasarian.' },
  birth_date: { en: 'Enter the date of birth.', fil: 'Ilagay ang petsa ng kapanganakan.' },
  civil_status: { en: 'Choose the civil status.', fil: 'Piliin ang katayuang sibil.' },
  citizenship: { en: 'Enter the citizenship.', fil: 'Ilagay ang pagkamamamayan.' },
  corporation_name: {
    en: 'Enter the registered name of the organization.',
    fil: 'Ilagay ang rehistradong pangalan ng organisasyon.',
  },
  nationality: { en: 'Choose the nationality of the organization.', fil: 'Piliin ang nasyonalidad ng organisasyon.' },
  president_name: {
    en: 'Enter the name of the president or officer in charge.',
    fil: 'Ilagay ang pangalan ng pangulo o ng namamahala.',
  },
  brgycode: { en: 'Choose the barangay.', fil: 'Piliin ang barangay.' },
  street: { en: 'Enter the street, lot and block, or purok.', fil: 'Ilagay ang kalye, lote at block, o purok.' },
  zip: { en: 'Enter the ZIP code.', fil: 'Ilagay ang ZIP code.' },
  geo_lat: {
    en: 'Put the pin on the map, or enter the latitude.',
    fil: 'Ilagay ang pin sa mapa, o ilagay ang latitude.',
  },
  geo_lng: {
    en: 'Put the pin on the map, or enter the longitude.',
    fil: 'Ilagay ang pin sa mapa, o ilagay ang longitude.',
  },
  activity_of_place: { en: 'Choose the type of place.', fil: 'Piliin kung ano ang lugar na ito.' },
  business_area_sqm: {
    en: 'Enter the floor area in square meters.',
    fil: 'Ilagay ang sukat ng palapag sa metro kuwadrado.',
  },
  premises: { en: 'Choose who owns the premises.', fil: 'Piliin kung kanino ang lugar.' },
  tax_declaration_no: { en: 'Enter the tax declaration number.', fil: 'Ilagay ang numero ng tax declaration.' },
  lessor_name: { en: 'Enter the name of the lessor.', fil: 'Ilagay ang pangalan ng nagpapaupa.' },
  lessor_address: { en: 'Enter the address of the lessor.', fil: 'Ilagay ang tirahan ng nagpapaupa.' },
  lessor_mobile: { en: 'Enter the mobile number of the lessor.', fil: 'Ilagay ang numero ng cellphone ng nagpapaupa.' },
  monthly_rental: { en: 'Enter the monthly rental.', fil: 'Ilagay ang buwanang upa.' },
  lease_start: { en: 'Enter the start date of the lease.', fil: 'Ilagay kung kailan nagsimula ang upa.' },
  lease_end: { en: 'Enter the end date of the lease.', fil: 'Ilagay kung kailan matatapos ang upa.' },
  mobile: { en: 'Enter your mobile number.', fil: 'Ilagay ang numero ng cellphone mo.' },
  email: { en: 'Enter your e-mail address.', fil: 'Ilagay ang e-mail mo.' },
  owner_address: {
    en: 'Enter the home or office address of the owner.',
    fil: 'Ilagay ang tirahan o opisina ng may-ari.',
  },
  emergency_name: {
    en: 'Enter the name of an emergency contact.',
    fil: 'Ilagay ang kontak sa oras ng kagipitan.',
  },
  emergency_mobile: {
    en: 'Enter the mobile number of the emergency contact.',
    fil: 'Ilagay ang numero ng cellphone ng kontak sa oras ng kagipitan.',
  },
  employees_female: {
    en: 'Enter the number of female employees, or 0.',
    fil: 'Ilagay ang bilang ng mga babaeng empleyado, o 0.',
  },
  employees_male: {
    en: 'Enter the number of male employees, or 0.',
    fil: 'Ilagay ang bilang ng mga lalaking empleyado, o 0.',
  },
  residents_female: {
    en: 'Enter the number of female employees who live in the municipality, or 0.',
    fil: 'Ilagay ang bilang ng mga babaeng empleyado na nakatira sa bayan, o 0.',
  },
  residents_male: {
    en: 'Enter the number of male employees who live in the municipality, or 0.',
    fil: 'Ilagay ang bilang ng mga lalaking empleyado na nakatira sa bayan, o 0.',
  },
  vehicles: {
    en: 'Enter the number of delivery vans and trucks, or 0.',
    fil: 'Ilagay ang bilang ng mga van at trak na pang-deliver, o 0.',
  },
  motorcycles: {
    en: 'Enter the number of delivery motorcycles, or 0.',
    fil: 'Ilagay ang bilang ng mga motorsiklong pang-deliver, o 0.',
  },
  line: { en: 'Choose the line of business.', fil: 'Piliin ang uri ng negosyo.' },
  total_assets: {
    en: 'Enter the total assets, excluding land.',
    fil: 'Ilagay ang kabuuang ari-arian maliban sa lupa.',
  },
  date_started: {
    en: 'Enter the date the business opened or will open.',
    fil: 'Ilagay kung kailan nagbukas, o magbubukas, ang negosyo.',
  },
} as const satisfies Record<FieldToAnswer | 'last_name', Message>;

export const { useWords } = defineMessages('owner.business.required', texts);
