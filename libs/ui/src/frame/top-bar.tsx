import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Avatar } from '../records/avatar.tsx';
import { Icon } from '../actions/icon.tsx';
import { Logo } from '../pictures/logo.tsx';

/** Properties of the bar at the top of every page. */
export interface TopBarProps {
  /** The municipality, under the system's name. */
  readonly place: ReactNode;
  /** Address behind the seal. */
  readonly home?: string | undefined;
  /** Before the seal: the button that opens the menu on a phone. */
  readonly start?: ReactNode;
  /** At the end: settings, notices, the account. */
  readonly children?: ReactNode;
  readonly name?: string | undefined;
  /** Address of the municipality's own seal, or an element in its place; the default one is drawn without it. */
  readonly seal?: ReactNode;
}

/** The top bar: the municipality, and the person's own controls at the end. */
export function TopBar({ place, home = '/', start, children, name = 'eBPLS', seal }: TopBarProps) {
  return (
    <header className="eb-top">
      {start}
      <Link to={home} className="brand">
        {typeof seal === 'string' ? <SealPicture src={seal} /> : (seal ?? <Logo />)}
        <span>
          {name}
          <small>{place}</small>
        </span>
      </Link>
      <span className="spacer" />
      {children}
    </header>
  );
}

/** The municipality's own seal, in the size of the bar. */
export function SealPicture({ src }: { readonly src: string }) {
  return <img src={src} alt="" width={36} height={36} />;
}

/** Search, contacts and notifications; a phone gives them the space of the system's name. */
export function BarTools({ children }: { readonly children: ReactNode }) {
  return <span className="eb-tools">{children}</span>;
}

/** The signed-in person, as the face of the account menu's button. */
export function AccountFace({
  name,
  note,
  src,
}: {
  readonly name: string;
  readonly note?: string | undefined;
  readonly src?: string | undefined;
}) {
  return (
    <span className="eb-account">
      <Avatar name={name} src={src} />
      <span className="txt">
        <b>{name}</b>
        {note && <small>{note}</small>}
      </span>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
