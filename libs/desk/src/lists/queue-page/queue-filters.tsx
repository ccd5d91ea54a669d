// Search, tabs and choice above a list of records, and what is shown when they leave no rows.

import { EmptyState, type IconName, NoMatch, Row, SearchField, SelectField } from '@ebpls/ui';
import { Segmented } from '@ebpls/ui/lists';
import { Form, useNavigate } from 'react-router';

import type { ListFilters } from './list-address.ts';

/** Texts of a list without rows. */
export interface EmptyTexts<K extends string> {
  readonly title: K;
  readonly text?: K;
  readonly icon?: IconName;
}

/** Tabs of a list: each shows the rows of one state. The first is shown when the address names none. */
export interface QueueTabs<K extends string> {
  readonly label: K;
  readonly states: readonly {
    /** Value of `state` in the query. */
    readonly value: string;
    readonly label: K;
    /** Absent: the texts of the page. */
    readonly empty?: EmptyTexts<K>;
  }[];
}

/** A field that narrows the list to rows of one kind. Each value is also the key of its name. */
export interface QueueChoice<K extends string> {
  /** The parameter of the query. */
  readonly name: string;
  readonly label: K;
  /** Name of the choice that shows all rows. */
  readonly allLabel: K;
  readonly values: readonly K[];
}

/** The filters of the shown rows, and how they are changed. */
interface QueueControls<K extends string> {
  readonly t: (key: K) => string;
  readonly tabs: QueueTabs<K> | undefined;
  readonly choice: QueueChoice<K> | undefined;
  /** Without the cursor. */
  readonly filters: ListFilters;
  /** The address of the list with one filter changed. */
  readonly getAddress: (change: ListFilters) => string;
}

/** The tab that the address names, else the first one. */
export function findTab<K extends string>(tabs: QueueTabs<K> | undefined, { state }: ListFilters) {
  return tabs?.states.find(({ value }) => value === state) ?? tabs?.states[0];
}

/** Shows nothing for a list without search, tabs and choice. */
export function QueueFilters<K extends string>({
  t,
  search,
  tabs,
  choice,
  filters,
  getAddress,
}: QueueControls<K> & { readonly search: K | undefined }) {
  if (search === undefined && tabs === undefined && choice === undefined) return null;
  return (
    <Row align="end">
      {search !== undefined && <SearchForm label={t(search)} filters={filters} />}
      {tabs && (
        <Segmented
          label={t(tabs.label)}
          value={findTab(tabs, filters)?.value ?? ''}
          options={tabs.states.map(({ value, label }, index) => ({
            value,
            label: t(label),
            to: getAddress({ state: index === 0 ? undefined : value }),
          }))}
        />
      )}
      {choice && <ChoiceField t={t} choice={choice} value={filters[choice.name] ?? ''} getAddress={getAddress} />}
    </Row>
  );
}

/** A search keeps the other filters. */
function SearchForm({ label, filters }: { readonly label: string; readonly filters: ListFilters }) {
  const { search = '', ...others } = filters;
  return (
    <Form role="presentation">
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField key={search} label={label} defaultValue={search} />
    </Form>
  );
}

interface ChoiceFieldProps<K extends string> {
  readonly t: (key: K) => string;
  readonly choice: QueueChoice<K>;
  readonly value: string;
  readonly getAddress: (change: ListFilters) => string;
}

function ChoiceField<K extends string>({ t, choice, value, getAddress }: ChoiceFieldProps<K>) {
  const { name, label, allLabel, values } = choice;
  const navigate = useNavigate();
  return (
    <SelectField
      label={t(label)}
      width="short"
      placeholder={t(allLabel)}
      options={values.map((one) => ({ value: one, label: t(one) }))}
      value={value}
      onChange={({ target }) => void navigate(getAddress({ [name]: target.value }))}
    />
  );
}

/** A list without rows: nothing is there, or the search or the choice hides everything. */
export function EmptyQueue<K extends string>({
  t,
  tabs,
  choice,
  filters,
  getAddress,
  empty,
}: QueueControls<K> & { readonly empty: EmptyTexts<K> }) {
  const { search } = filters;
  const isChosen = choice !== undefined && filters[choice.name] !== undefined;
  if (search !== undefined || isChosen)
    return (
      <NoMatch
        searchText={search}
        clearTo={getAddress({ search: undefined, ...(choice && { [choice.name]: undefined }) })}
      />
    );
  const { title, text, icon = 'check-circle' } = findTab(tabs, filters)?.empty ?? empty;
  return (
    <EmptyState icon={icon} title={t(title)}>
      {text && t(text)}
    </EmptyState>
  );
}
