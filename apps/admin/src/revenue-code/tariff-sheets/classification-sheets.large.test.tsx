import { saveTariff } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { createFakeApi, createUser } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { readSeedFile } from '../testing/create-version.ts';
import { type EditorInput, openTariffEditor } from '../../testing/open-tariff-editor.ts';

const api = createFakeApi();
const session = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
const code = readSeedFile('towns/maliwanag/code.json') as TariffText;

async function openClassifications(input: EditorInput = {}): Promise<HTMLElement> {
  openTariffEditor(api, '?part=classifications', { session, ...input });
  return screen.findByRole('region', { name: 'Values of: Kind of garbage' });
}

const getCell = (region: HTMLElement, name: string) => within(region).getByRole('textbox', { name });

async function saveParts(): Promise<Partial<TariffText>> {
  api.replyWith(saveTariff, { ordinance_version_id: 2, state: 'DRAFT', revision: 4, findings: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.listRequests(saveTariff)).toHaveLength(1));
  const [request] = api.listRequests(saveTariff) as readonly { body: { parts: Partial<TariffText> } }[];
  return request?.body.parts ?? {};
}

test('a value that lines and charges use is not removed, and its row names them', async () => {
  const garbage = await openClassifications();
  await userEvent.click(within(garbage).getByRole('button', { name: 'Remove row 3' }));
  const cell = getCell(garbage, 'Code, row 3');
  expect(cell).toHaveValue('LARGE');
  expect(cell).toBeInvalid();
  const lines = code.lines.filter(({ classes }) => classes['garbage'] === 'LARGE');
  const [first] = lines;
  expect(cell).toHaveAccessibleDescription(
    new RegExp(`${lines.length} lines of business still use “Much”: ${first?.name.en} \\(${first?.code}\\)`),
  );
  expect(cell).toHaveAccessibleDescription(/“Much” is still used by: Garbage fee \(GARBAGE\)/);
  await userEvent.type(getCell(garbage, 'Name in English, row 3'), '!');
  expect(cell).toBeValid();
});

test('a value is added and renamed in both languages; its code stays once it is saved', async () => {
  const garbage = await openClassifications({ language: 'en' });
  expect(getCell(garbage, 'Code, row 1')).toHaveAttribute('readonly');
  await userEvent.clear(getCell(garbage, 'Name in English, row 1'));
  await userEvent.type(getCell(garbage, 'Name in English, row 1'), 'Small');
  await userEvent.click(within(garbage).getByRole('button', { name: 'Add a row' }));
  await waitFor(() => expect(getCell(garbage, 'Code, row 4')).toHaveFocus());
  await userEvent.keyboard('HUGE{ArrowRight}Very much{ArrowRight}Napakarami');
  const { classifications } = await saveParts();
  expect(classifications?.find((row) => row.code === 'garbage')?.values).toEqual([
    { code: 'SMALL', name: { en: 'Small', fil: 'Kaunti' } },
    ...(code.classifications.find((row) => row.code === 'garbage')?.values.slice(1) ?? []),
    { code: 'HUGE', name: { en: 'Very much', fil: 'Napakarami' } },
  ]);
});

test('a value that nothing uses is removed, and comes back with Undo', async () => {
  const unused = { code: 'NONE', name: { en: 'None at all', fil: 'Wala' } };
  const classifications = code.classifications.map((row) =>
    row.code === 'garbage' ? { ...row, values: [...row.values, unused] } : row,
  );
  const garbage = await openClassifications({ document: { ...code, classifications } });
  await userEvent.click(within(garbage).getByRole('button', { name: 'Remove row 4' }));
  expect(within(garbage).queryByDisplayValue('None at all')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(within(garbage).getByDisplayValue('None at all')).toBeVisible();
});

test('a classification that a charge reads stays; one that none reads leaves the lines with it', async () => {
  const extra = {
    code: 'zone',
    name: { en: 'Zone', fil: 'Sona' },
    values: [{ code: 'Z', name: { en: 'Z', fil: 'Z' } }],
  };
  const document = {
    ...code,
    classifications: [...code.classifications, extra],
    lines: code.lines.map((line) => ({ ...line, classes: { ...line.classes, zone: 'Z' } })),
  };
  await openClassifications({ document });
  const list = screen.getAllByRole('region', { name: 'Classifications' }).at(-1) as HTMLElement;
  const place = code.classifications.findIndex((row) => row.code === 'garbage') + 1;
  await userEvent.click(within(list).getByRole('button', { name: `Remove row ${place}` }));
  expect(getCell(list, `Code, row ${place}`)).toHaveAccessibleDescription(/is still used by: Garbage fee/);
  await userEvent.click(within(list).getByRole('button', { name: `Remove row ${code.classifications.length + 1}` }));
  const { lines, classifications } = await saveParts();
  expect(classifications?.map((row) => row.code)).toEqual(code.classifications.map((row) => row.code));
  expect(lines).toEqual(code.lines);
});

test('a classification is added with its first value, and lines have no value of it yet', async () => {
  await openClassifications();
  const list = screen.getAllByRole('region', { name: 'Classifications' }).at(-1) as HTMLElement;
  await userEvent.click(within(list).getByRole('button', { name: 'Add a row' }));
  const row = code.classifications.length + 1;
  await waitFor(() => expect(getCell(list, `Code, row ${row}`)).toHaveFocus());
  await userEvent.keyboard('zone{ArrowRight}Zone{ArrowRight}Sona');
  const values = screen.getByRole('region', { name: 'Values of: Zone' });
  await userEvent.click(getCell(values, 'Code, row 1'));
  await userEvent.paste('A\tCenter\tSentro\nB\tOutside\tLabas');
  expect(getCell(values, 'Name in Filipino, row 2')).toHaveValue('Labas');
  const parts = screen.getByRole('navigation', { name: 'Parts of the code' });
  await waitFor(() =>
    expect(within(parts).getByRole('link', { name: 'Lines of business' }).closest('li')).toHaveTextContent(
      `${code.lines.length} findings`,
    ),
  );
});
