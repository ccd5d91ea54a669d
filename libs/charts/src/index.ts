export { RingChart } from './ring-chart.tsx';
export { SeriesChart } from './series-chart.tsx';
export { ShareChart } from './share-chart.tsx';
