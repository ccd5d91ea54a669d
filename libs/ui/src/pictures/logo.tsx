const RAYS = [-72, -48, -24, 0, 24, 48, 72];

/** The seal of a municipality that has uploaded none: the sun over the fields and the river, drawn in the theme's own colours. */
export function Logo({
  size = 36,
  label,
}: {
  readonly size?: number | undefined;
  readonly label?: string | undefined;
}) {
  return (
    <svg
      className="eb-seal"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle cx="24" cy="24" r="23" className="background" />
      <circle cx="24" cy="24" r="19" className="ring" />
      {RAYS.map((turn) => (
        <path key={turn} d="M24 15.5v-6" className="ray" transform={`rotate(${turn} 24 27)`} />
      ))}
      <path d="M15.5 27a8.5 8.5 0 0 1 17 0z" className="sun" />
      <path d="M7 28.5h34" className="ray" />
      <path d="M8.5 32c5-2.6 10 2.6 15.500 0s10.500 2.600 15.500 0" className="ray" />
      <path d="M11.500 36.500c4.200-2.200 8.200 2.200 12.500 0s8.300 2.200 12.500 0" className="ray" />
    </svg>
  );
}
