/** What the server says about the registration of a business. */
export const companies = {
  en: {
    'day.in_future': 'This date is still to come.',
    'registration.expired': 'This registration has expired. Please renew it first.',
    'birth_date.under_age': 'The owner must be 18 years old or older.',
    'lease.ends_before_start': 'The lease must end after it starts.',
    'main_office_address.required': 'Please enter the address of the main office.',
    'date_started.too_late': 'The business may start within 60 days from today at the latest.',
    'date_started.before_registration': 'The business cannot start before its registration.',
    'company_name.taken': 'A business of this name is already registered in this barangay.',
    'registration_no.taken': 'This registration number already belongs to another business here.',
    'company.locked':
      'An application of this business is with the offices. It can be changed again when the application comes back or is finished.',
    'company.needs_amendment':
      'A permit was issued on this. It changes through an amendment; please ask the licensing office.',
    'company.not_registered': 'Please complete the registration of the business first.',
    'company.registered_already': 'This business is registered already and cannot be discarded.',
  },
  fil: {
    'day.in_future': 'Hindi pa dumarating ang petsang ito.',
    'registration.expired': 'Paso na ang rehistrong ito. I-renew muna ito.',
    'birth_date.under_age': 'Dapat 18 taong gulang o higit pa ang may-ari.',
    'lease.ends_before_start': 'Dapat matapos ang upa pagkatapos nitong magsimula.',
    'main_office_address.required': 'Ilagay ang address ng pangunahing opisina.',
    'date_started.too_late': 'Dapat magsimula ang negosyo sa loob ng 60 araw mula ngayon.',
    'date_started.before_registration': 'Hindi maaaring magsimula ang negosyo bago ang rehistro nito.',
    'company_name.taken': 'May nakarehistro nang negosyong may ganitong pangalan sa barangay na ito.',
    'registration_no.taken': 'Sa ibang negosyo na rito ang numero ng rehistrong ito.',
    'company.locked':
      'Nasa mga tanggapan ang isang aplikasyon ng negosyong ito. Mababago itong muli kapag naibalik o natapos na ang aplikasyon.',
    'company.needs_amendment':
      'May naibigay nang permit para rito. Mababago ito sa pamamagitan ng amendment; magtanong sa tanggapan ng lisensiya.',
    'company.not_registered': 'Kumpletuhin muna ang rehistro ng negosyo.',
    'company.registered_already': 'Nakarehistro na ang negosyong ito at hindi na maitatapon.',
  },
} as const;
