import { Link } from 'react-router';

/** One option of a segmented control, which chooses one of a few options. */
export interface SegmentedOption<V extends string> {
  readonly value: V;
  readonly label: string;
  /** Address of the option, when the address holds the choice. */
  readonly to?: string | undefined;
}

export interface SegmentedProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly SegmentedOption<V>[];
  readonly onChange?: ((value: V) => void) | undefined;
  readonly size?: 'page' | 'desk' | undefined;
  /** Name of the choice, for a page whose script finds it by its name. */
  readonly name?: string | undefined;
}

/** A choice among two to five options, all of them visible. */
export function Segmented<V extends string>({
  label,
  value,
  options,
  onChange,
  size = 'page',
  name,
}: SegmentedProps<V>) {
  return (
    <fieldset aria-label={label} className={`eb-seg ${size}`}>
      {options.map((option) =>
        option.to === undefined ? (
          <button
            key={option.value}
            type="button"
            {...(name !== undefined && { name, value: option.value })}
            aria-pressed={option.value === value}
            onClick={() => onChange?.(option.value)}
          >
            {option.label}
          </button>
        ) : (
          <Link
            key={option.value}
            to={option.to}
            aria-current={option.value === value ? 'true' : undefined}
            {...(onChange && { onClick: () => onChange(option.value) })}
          >
            {option.label}
          </Link>
        ),
      )}
    </fieldset>
  );
}
