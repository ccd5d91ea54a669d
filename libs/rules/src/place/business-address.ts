interface AddressFields {
  readonly unit?: string | undefined;
  readonly building?: string | undefined;
  readonly street: string;
  readonly subdivision?: string | undefined;
}

/** The address on one line, as printed on a permit. */
export function formatBusinessAddress(place: AddressFields, barangayName: string): string {
  return [place.unit, place.building, place.street, place.subdivision, barangayName].filter(Boolean).join(', ');
}
