import { Reference } from '@ebpls/contracts';
import { useSettings } from '@ebpls/remote-kit';
import { createBusinessForm, createReference } from '@ebpls/testing-web';
import { renderHook } from '@testing-library/react';
import * as v from 'valibot';

import { useAnswers } from './answers.ts';

const listAnswers = () => {
  useSettings.setState({ language: 'en' });
  return renderHook(() => useAnswers(v.parse(Reference, createReference()))).result.current;
};

test('a branch shows the address of its main office; a main office has no such field', () => {
  const place = { ...createBusinessForm().place, main_office_address: 'Rizal Avenue, Maligaya City' };
  const main = { label: 'Address of the main office', value: 'Rizal Avenue, Maligaya City' };

  expect(listAnswers()('place', { ...place, activity_of_place: 'BRANCH' })).toContainEqual(main);
  expect(listAnswers()('place', { ...place, activity_of_place: 'MAIN_OFFICE' })).not.toContainEqual(main);
});

test('a pin is named by the barangay in which it lies, and by its coordinates outside all of them', () => {
  const { place } = createBusinessForm();
  expect(listAnswers()('place', { ...place, geo_lat: 15.5, geo_lng: 120.85 })).toContainEqual({
    label: 'Place on the map',
    value: 'Barangay Poblacion 1',
  });
  expect(listAnswers()('place', { ...place, geo_lat: 1, geo_lng: 2 })).toContainEqual({
    label: 'Place on the map',
    value: '1, 2',
  });
});

test('answers are formatted as people write them, and only a required one may be shown as not given', () => {
  const { identity, contacts, people, activity } = createBusinessForm();
  const answers = listAnswers();

  expect(answers('identity', identity)).toEqual(
    expect.arrayContaining([
      { label: 'Sex', value: 'Male' },
      { label: 'DTI registration number', value: 'DTI-1234567' },
    ]),
  );
  const labels = answers('identity', { ...identity, suffix: '', has_one_name: false }).map(({ label }) => label);
  expect(labels).not.toContain('Suffix');
  expect(labels).not.toContain('I have only one name');
  expect(answers('identity', { ...identity, tin: '' })).toContainEqual({ label: 'TIN', value: 'Not provided' });
  expect(answers('identity', { ...identity, has_one_name: true })).toContainEqual({
    label: 'I have only one name',
    value: 'Yes',
  });
  expect(answers('contacts', { ...contacts, mobile: '09171234567' })).toContainEqual({
    label: 'Mobile number',
    value: '0917 123 4567',
  });
  expect(answers('people', people)).toContainEqual({ label: 'Delivery motorcycles', value: '0' });
  expect(answers('activity', activity)).toEqual(
    expect.arrayContaining([
      { label: 'Total assets, excluding land', value: '₱750,000.00' },
      { label: 'The business sells liquor', value: 'No' },
    ]),
  );
});
