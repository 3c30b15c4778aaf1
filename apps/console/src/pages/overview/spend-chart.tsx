import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { formatUtcDay } from '../../shared/format.ts';

type Day = { date: string; credits_used: number; api_calls: number };

/** In pixels: a first day does not fill the chart. */
const barWidthMax = 48;

/** Credits spent per UTC day. `label` says the same in words. */
export function SpendChart({ days, label }: { days: Day[]; label: string }) {
  const data = days.map((day) => ({ day: formatUtcDay(day.date), Credits: day.credits_used }));
  return (
    <BarChart
      role="img"
      aria-label={label}
      h={220}
      data={data}
      dataKey="day"
      series={[{ name: 'Credits', color: 'var(--console-accent)' }]}
      tickLine="none"
      maxBarWidth={barWidthMax}
      barChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
    />
  );
}
