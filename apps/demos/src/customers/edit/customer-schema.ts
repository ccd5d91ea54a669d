import * as v from 'valibot';

import { words } from '../customers.messages.ts';

const MAX_CUSTOMER_TEXT = 255;
const MAX_PHONE_LENGTH = 15;

const text = (maxLength = MAX_CUSTOMER_TEXT) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength, () => words('text.most', { most: maxLength })),
  );

const defineRequiredText = (key: 'name.required' | 'email.required') =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, () => words(key)),
    v.maxLength(MAX_CUSTOMER_TEXT, () => words('text.most', { most: MAX_CUSTOMER_TEXT })),
  );

/** Fields of a customer in the import and in the form of a new customer. */
export const NewCustomer = v.object({
  name: defineRequiredText('name.required'),
  email: v.pipe(
    defineRequiredText('email.required'),
    v.email(() => words('email.format')),
  ),
  phone: v.optional(text(MAX_PHONE_LENGTH), ''),
});

/** All that the edit page changes. */
export const CustomerUpdate = v.object({
  ...NewCustomer.entries,
  phone: text(MAX_PHONE_LENGTH),
  state: text(),
  country: text(),
  address1: text(),
  address2: text(),
  isVerified: v.boolean(),
  hasDiscountedPrices: v.boolean(),
});
