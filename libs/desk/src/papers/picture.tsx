import { EmptyState, IconButton, Row, Text } from '@ebpls/ui';
import { type ReactNode, useState } from 'react';

import { useWords } from '../messages/desk.messages.ts';
import * as styles from './paper.module.css';
import { useViewKeys } from './pdf/view-keys.ts';

const ZOOMS = [50, 75, 100, 150, 200, 300] as const;

interface PictureProps {
  readonly url: string;
  readonly name: string;
  readonly links: ReactNode;
}

/** A photographed document that can be enlarged, turned and fitted to the pane. */
export function PaperPicture({ url, name, links }: PictureProps) {
  const t = useWords();
  const [zoom, setZoom] = useState<number>(100);
  const [turn, setTurn] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const [view, setView] = useState<HTMLElement | null>(null);
  const smallerZoom = ZOOMS.findLast((each) => each < zoom);
  const largerZoom = ZOOMS.find((each) => each > zoom);
  const acts = {
    smaller: smallerZoom === undefined ? undefined : () => setZoom(smallerZoom),
    larger: largerZoom === undefined ? undefined : () => setZoom(largerZoom),
    fit: () => setZoom(100),
    turn: () => setTurn((turn + 90) % 360),
  };
  useViewKeys(view, acts);
  if (isBroken) {
    return (
      <EmptyState icon="warning" title={t('paper_broken')} action={links}>
        {t('paper_broken_text')}
      </EmptyState>
    );
  }
  return (
    <>
      <div ref={setView}>
        <Row gap={1}>
          <IconButton
            size="desk"
            icon="zoom-out"
            label={t('zoom_out')}
            disabled={!acts.smaller}
            onClick={acts.smaller}
          />
          <Text as="span" size="caption">
            {zoom}%
          </Text>
          <IconButton size="desk" icon="zoom-in" label={t('zoom_in')} disabled={!acts.larger} onClick={acts.larger} />
          <IconButton size="desk" icon="retry" label={t('turn')} onClick={acts.turn} />
        </Row>
        <div className={styles['board']}>
          <img
            src={url}
            alt={name}
            onError={() => setBroken(true)}
            className={styles['picture']}
            style={{ inlineSize: `${zoom}%`, transform: `rotate(${turn}deg)` }}
          />
        </div>
      </div>
      {links}
    </>
  );
}
