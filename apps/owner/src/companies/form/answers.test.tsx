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

test('answers are formatted as people write them, and an empty one is shown as not given', () => {
  const { identity, place, people, activity } = createBusinessForm();
  const answers = listAnswers();

  expect(answers('identity', identity)).toEqual(
    expect.arrayContaining([
      { label: 'Sex', value: 'Male' },
      { label: 'DTI registration number', value: 'DTI-1234567' },
      { label: 'Suffix', value: 'Not provided' },
    ]),
  );
  expect(answers('place', place)).toContainEqual({ label: 'Place on the map', value: '15.52, 120.95' });
  expect(answers('people', people)).toContainEqual({ label: 'Delivery motorcycles', value: '0' });
  expect(answers('activity', activity)).toEqual(
    expect.arrayContaining([
      { label: 'Total assets, excluding land', value: '₱750,000.00' },
      { label: 'The business sells liquor', value: 'No' },
    ]),
  );
});
