import { domMin, type HTMLMotionProps, LazyMotion, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';

/** Properties of the animation with which a dialog, drawer or menu enters. */
interface EnteringProps extends HTMLMotionProps<'div'> {
  /** Offset from which it enters, as a share of its own size or in px. */
  readonly from: { readonly x: string } | { readonly y: number };
}

const COME = { duration: 0.18, ease: 'easeOut' } as const;

/** Animates the entry of a floating part. Without animation for a person who prefers reduced motion. */
export function Entering({ from, ...rest }: EnteringProps) {
  const isReduced = useReducedMotion() === true;
  return (
    <LazyMotion features={domMin} strict>
      <m.div {...rest} initial={isReduced ? false : from} animate={{ x: 0, y: 0 }} transition={COME} />
    </LazyMotion>
  );
}
