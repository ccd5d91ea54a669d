import { AssessmentReply } from '@ebpls/contracts';
import { createBusinessForm, createAssessment } from '@ebpls/testing-web';
import { render, screen } from '@testing-library/react';
import * as v from 'valibot';

import { BusinessFacts } from './business-facts.tsx';

const getValue = (label: string) => screen.queryByText(label)?.nextElementSibling?.textContent;

test('a desk reads the floor area, the workers and the restricted goods from the form', () => {
  const form = createBusinessForm();
  const business = { ...form, activity: { ...form.activity, sells_liquor: true, sells_tobacco: true } };
  render(<BusinessFacts assessment={v.parse(AssessmentReply, createAssessment({ business }))} />);

  expect(getValue('Area')).toBe('85 m²');
  expect(getValue('Employees')).toBe('3');
  expect(getValue('Sells')).toBe('liquor, tobacco');
  expect(getValue('E-mail')).toBe('ernesto@example.com');
});

test('a large area and a mobile number are written in groups of digits', () => {
  const form = createBusinessForm();
  const business = {
    ...form,
    place: { ...form.place, business_area_sqm: '1800' },
    contacts: { ...form.contacts, mobile: '09174041375' },
  };
  render(<BusinessFacts assessment={v.parse(AssessmentReply, createAssessment({ business }))} />);

  expect(getValue('Area')).toBe('1,800 m²');
  expect(getValue('Mobile')).toBe('0917 404 1375');
});

test('fields that the server left out, and goods that are not sold, have no row', () => {
  const { activity } = createBusinessForm();
  render(<BusinessFacts assessment={v.parse(AssessmentReply, createAssessment({ business: { activity } }))} />);

  expect(screen.queryByText('Sells')).toBeNull();
  expect(screen.queryByText('Employees')).toBeNull();
});
