import type { Messages } from '@ebpls/contracts';

/** Refusals of an heir's claim, and texts of its notifications. */
export const messages = {
  'estate.of': { en: 'Estate of {name}', fil: 'Naiwan ng yumaong {name}' },
  'succession.proof_of_heirship': {
    en: 'Proof of heirship (settlement of the estate, or the heirs’ authority for you)',
    fil: 'Katibayan ng pagiging tagapagmana (hatian ng mana, o pahintulot sa iyo ng mga tagapagmana)',
  },
  'succession.own_id': { en: 'Your valid ID', fil: 'Balido mong ID' },
  'succession.died_later': {
    en: 'The date of death cannot be later than today.',
    fil: 'Hindi maaaring lampas sa ngayon ang petsa ng pagkamatay.',
  },
  'succession.no_permit': {
    en: 'This number does not match a sole proprietor’s valid permit. Check the permit posted at the place of business.',
    fil: 'Hindi ito numero ng permit na may bisa ng iisang may-ari. Makikita ito sa permit na nakapaskil sa negosyo.',
  },
  'succession.nothing_claimed': {
    en: 'No heir’s claim on this permit is open for objections.',
    fil: 'Walang hiling ng tagapagmana sa permit na ito na maaaring tutulan.',
  },
  'succession.own': {
    en: 'You own this business, so you cannot file an heir’s claim for it.',
    fil: 'Sarili mong negosyo ito, kaya hindi ka makapaghahain ng hiling ng tagapagmana para rito.',
  },
  'succession.own_claim': {
    en: 'You cannot object to your own claim. You can withdraw it instead.',
    fil: 'Hindi ka makatututol sa sarili mong hiling. Maaari mo itong bawiin.',
  },
  'succession.owner_lives': {
    en: 'The owner has reported that they are alive, so you cannot claim this business again. Please come to the municipal hall.',
    fil: 'Iniulat ng may-ari na siya ay buhay, kaya hindi mo na mahihiling muli ang negosyong ito. Pumunta sa munisipyo.',
  },
  'succession.claimed_already': {
    en:
      'You already have a pending claim for this business, or another heir’s claim was already checked. If you do ' +
      'not agree with another heir’s claim, object to it.',
    fil:
      'May nakabinbin ka nang hiling sa negosyong ito, o nasuri na ang hiling ng ibang tagapagmana. Kung hindi ka ' +
      'sang-ayon sa hiling ng iba, tumutol dito.',
  },
  'succession.other_checked': {
    en: 'Another claim on this business was already checked, so it must be decided first.',
    fil: 'May ibang hiling sa negosyong ito na nasuri na. Iyon muna ang pagpapasyahan.',
  },
  'succession.too_many': {
    en: 'You have three pending claims. Please wait until one is decided.',
    fil: 'Tatlo na ang nakabinbin mong hiling. Hintaying mapagpasyahan ang isa.',
  },
  'succession.objected_already': {
    en: 'You have already objected to this claim.',
    fil: 'Tumutol ka na sa hiling na ito.',
  },
  'succession.ended': { en: 'This claim is already closed.', fil: 'Tapos na ang hiling na ito.' },
  'succession.checked': {
    en: 'The licensing office has already checked this claim.',
    fil: 'Nasuri na ng tanggapan ng lisensiya ang hiling na ito.',
  },
  'succession.incomplete': {
    en: 'A document required from the heir is still missing.',
    fil: 'May kulang pang dokumento ng tagapagmana.',
  },
  'succession.unchecked': {
    en: 'The licensing office must check this claim first.',
    fil: 'Susuriin muna ng tanggapan ng lisensiya ang hiling na ito.',
  },
  'succession.too_early': {
    en: 'Objections may be filed until {day}. You can grant the claim from the next day.',
    fil: 'Maaaring tumutol hanggang {day}. Maipagkakaloob ito sa susunod na araw.',
  },
  'succession.owner_changed': {
    en: 'The business has changed owners since the claim was filed.',
    fil: 'Nagpalit na ng may-ari ang negosyo mula nang ihain ang hiling.',
  },
  'succession.business_ended': {
    en: 'The business was closed after the claim was filed.',
    fil: 'Nagsara na ang negosyo mula nang ihain ang hiling.',
  },
  'succession.heir_closed': { en: 'The heir’s account is closed.', fil: 'Sarado na ang account ng tagapagmana.' },
  'separation.own_succession': {
    en: 'You are involved in this claim or checked it, so another officer must decide on it.',
    fil: 'May bahagi ka sa hiling na ito, o ikaw ang sumuri. Ibang tao ang dapat magpasya.',
  },
  'notification.succession_waits': {
    en: 'An heir applied to continue {company_name} ({succession_no})',
    fil: 'Hiling ng tagapagmana na ipagpatuloy ang {company_name} ({succession_no})',
  },
  'notification.succession_to_decide': {
    en: '{company_name}: you can decide on an heir’s claim after {object_until} ({succession_no})',
    fil: '{company_name}: mapagpapasyahan mo ang hiling ng tagapagmana pagkatapos ng {object_until} ({succession_no})',
  },
  'notification.succession_contested': {
    en: '{company_name}: objection to an heir’s claim ({succession_no})',
    fil: '{company_name}: may tumututol sa hiling ng tagapagmana ({succession_no})',
  },
  'notification.succession_owner_lives': {
    en: '{company_name}: the owner is alive; an heir’s claim may be fraud ({succession_no})',
    fil: '{company_name}: buhay ang may-ari; maaaring panloloko ang hiling ng tagapagmana ({succession_no})',
  },
  'mail.succession_filed.subject': {
    en: '{company_name}: a claim says that you have died',
    fil: '{company_name}: may hiling na nagsasabing pumanaw ka na',
  },
  'mail.succession_filed.text': {
    en: 'The municipality received and checked a claim to continue {company_name}, which states that its owner has died.\n\nFiled by: “{heir_name}”\nName of the owner in the claim: “{stated_name}”\n\nIf you are the owner and you are alive, sign in and select “I am alive. Stop this claim” immediately. You have until {object_until} to do so.\n\n{link}\n\nIf you are family of the owner and do not agree with the claim, you may also object from your own account.',
    fil: 'Nakatanggap at nagsuri ang munisipyo ng hiling na ipagpatuloy ang {company_name}, na nagsasabing pumanaw na ang may-ari.\n\nNaghain: “{heir_name}”\nPangalan ng may-ari sa hiling: “{stated_name}”\n\nKung ikaw ang may-ari at buhay ka, mag-sign in at piliin agad ang “Buhay ako. Itigil ang hiling”. Hanggang {object_until} mo ito magagawa.\n\n{link}\n\nKung kapamilya ka ng may-ari at hindi ka sang-ayon sa hiling, maaari ka ring tumutol mula sa sarili mong account.',
  },
  'mail.succession_withdrawn.subject': {
    en: '{company_name}: the heir’s claim was withdrawn',
    fil: '{company_name}: binawi ang hiling ng tagapagmana',
  },
  'mail.succession_withdrawn.text': {
    en:
      'The heir’s claim on {company_name} was withdrawn by the person who filed it. Nothing has changed.\n\nFiled ' +
      'by: “{heir_name}”\n\n{link}',
    fil:
      'Binawi ng naghain ang hiling ng tagapagmana sa {company_name}. Walang nagbago.\n\nNaghain: “{heir_name}”\n\n' +
      '{link}',
  },
  'mail.succession_objected.subject': {
    en: 'Your claim has ended because the owner is alive',
    fil: 'Tapos na ang hiling mo dahil buhay ang may-ari',
  },
  'mail.succession_objected.text': {
    en:
      'The owner of {company_name} objected to your claim. The claim has ended, and the municipality was ' +
      'notified.\n\nReason given: “{reason}”\n\n{link}',
    fil: 'Tumutol sa hiling mo ang may-ari ng {company_name}. Tapos na ito, at naipaalam ito sa munisipyo.\n\nIbinigay na dahilan: “{reason}”\n\n{link}',
  },
  'mail.succession_refused.subject': {
    en: 'Your claim as an heir was refused',
    fil: 'Tinanggihan ang hiling mo bilang tagapagmana',
  },
  'mail.succession_refused.text': {
    en:
      'Your claim to continue {company_name} was refused:\n\n{reason}\n\nYou may file again after correcting ' +
      'this.\n\n{link}',
    fil: 'Tinanggihan ang hiling mong ipagpatuloy ang {company_name}:\n\n{reason}\n\nMaaari mo itong ihain muli kapag naayos na.\n\n{link}',
  },
  'mail.succession_granted.subject': {
    en: 'Your claim as an heir was granted',
    fil: 'Ipinagkaloob ang hiling mo bilang tagapagmana',
  },
  'mail.succession_granted.text': {
    en:
      'The municipality granted your claim as an heir. {company_name} continues under your account for the estate ' +
      'of “{deceased_name}”. You owe no new tax for the period that is already paid. The business is now in your ' +
      'list of businesses.\n\n{link}',
    fil:
      'Ipinagkaloob ng munisipyo ang hiling mo bilang tagapagmana. Ipagpapatuloy mo ang {company_name} para sa ' +
      'naiwan ng yumaong “{deceased_name}”. Wala kang bagong buwis na babayaran para sa panahong bayad na. Nasa ' +
      'listahan na ng iyong mga negosyo ito.\n\n{link}',
  },
  'mail.succession_granted_owner.subject': {
    en: '{company_name}: the heir’s claim was granted',
    fil: '{company_name}: ipinagkaloob ang hiling ng tagapagmana',
  },
  'mail.succession_granted_owner.text': {
    en:
      'The municipality granted the heir’s claim on {company_name}. If this is wrong, please come to the municipal ' +
      'hall.\n\nHeir: “{heir_name}”\nOwner: “{deceased_name}”\n\n{link}',
    fil: 'Ipinagkaloob ng munisipyo ang hiling ng tagapagmana sa {company_name}. Kung mali ito, pumunta sa munisipyo.\n\nTagapagmana: “{heir_name}”\nMay-ari: “{deceased_name}”\n\n{link}',
  },
} satisfies Messages;
