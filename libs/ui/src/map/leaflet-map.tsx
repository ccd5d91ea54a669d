// oxlint-disable-next-line typescript/triple-slash-reference -- the declaration is no module
/// <reference path="../css.d.ts" />
import * as L from 'leaflet';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { drawMunicipality, type LoadStreets, toShape, type MunicipalityMapData } from './draw-municipality.ts';
import type { MapPosition } from './map-position.ts';
import { usePinKeys } from './pin-keys.ts';
import * as styles from './municipality-map.module.css';

export interface LeafletMapProps {
  readonly reference: MunicipalityMapData;
  readonly label: string;
  /** Id of a text that explains how the pin is moved. */
  readonly describedBy?: string | undefined;
  readonly brgycode?: string | undefined;
  readonly point: MapPosition | undefined;
  /** Opens with the place and its neighbours in view, not with the whole municipality. */
  readonly near?: boolean | undefined;
  /** Fetches the streets once the barangays are drawn; the same function at every render. */
  readonly loadStreets?: LoadStreets | undefined;
  /** Without it the map is read-only. */
  readonly onMove?: ((point: MapPosition) => void) | undefined;
}

/** Shows a barangay and its neighbours. */
const BARANGAY_ZOOM = 13;

/**
 * The municipality with its barangays and the pin of the business. Drawn from the product's own shapes; tiles only where a
 * server is set.
 */
export function LeafletMap({
  reference,
  label,
  describedBy,
  brgycode,
  point,
  near = false,
  loadStreets,
  onMove,
}: LeafletMapProps) {
  const [map, setMap] = useState<L.Map>();
  const move = useEffectEvent((position: MapPosition) => onMove?.(position));
  const is_fixed = onMove === undefined;
  // A pin that is moved keeps the view that its owner chose.
  const openedMap = useRef<L.Map>(undefined);

  const draw = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box) return;
      const newMap = drawMunicipality(box, reference, loadStreets);
      setMap(newMap);
      return () => void newMap.remove();
    },
    [reference, loadStreets],
  );

  usePinKeys(map, point, onMove);

  useEffect(() => {
    const put = ({ latlng }: L.LeafletMouseEvent): void => move({ lat: latlng.lat, lng: latlng.lng });
    map?.on('click', put);
    return () => void map?.off('click', put);
  }, [map]);

  useEffect(() => {
    const barangay = reference.barangays.find((candidate) => candidate.brgycode === brgycode);
    if (!map || !barangay) return;
    const mark = L.circleMarker([barangay.lat, barangay.lng], {
      radius: 7,
      className: styles['chosen'] ?? '',
      interactive: false,
    }).addTo(map);
    const shape = toShape(barangay, styles['chosenshape'])?.addTo(map).bringToBack();
    return () => {
      mark.remove();
      shape?.remove();
    };
  }, [map, reference, brgycode]);

  useEffect(() => {
    if (!map || !point) return;
    const pin = createPin(point, { label, is_fixed }).addTo(map);
    pin.on('dragend', () => move({ lat: pin.getLatLng().lat, lng: pin.getLatLng().lng }));
    if (near && (is_fixed || openedMap.current !== map)) {
      openedMap.current = map;
      map.setView(pin.getLatLng(), BARANGAY_ZOOM, { animate: false });
    } else if (!map.getBounds().contains(pin.getLatLng())) map.panTo(pin.getLatLng());
    return () => void pin.remove();
  }, [map, point, near, label, is_fixed]);

  return (
    <div ref={draw} className={styles['map']} role="application" aria-label={label} aria-describedby={describedBy} />
  );
}

function createPin(
  { lat, lng }: MapPosition,
  { label, is_fixed }: { readonly label: string; readonly is_fixed: boolean },
): L.Marker {
  const drop = document.createElement('span');
  drop.className = styles['pin'] ?? '';
  const icon = L.divIcon({ className: styles['pinbox'] ?? '', html: drop, iconSize: [40, 40], iconAnchor: [20, 34] });
  return L.marker([lat, lng], { icon, draggable: !is_fixed, keyboard: false, alt: label });
}
