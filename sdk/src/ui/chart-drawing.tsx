import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { ChartProps, ChartRow } from './chart.tsx'

/** In the order of the series: the accent for what matters, stone for what it is compared with. */
const colours = ['var(--ash-accent)', 'var(--ash-text-3)', 'var(--ash-orange)', 'var(--ash-info)', 'var(--ash-success)']
const colourOf = (index: number): string => colours[index % colours.length] ?? 'var(--ash-accent)'

type Drawing = ChartProps & Required<Pick<ChartProps, 'format' | 'height'>>

/** The drawing; the table beside it says the same, so readers pass it by. */
export default function ChartDrawing(props: Drawing) {
  return (
    <>
      {props.kind !== 'donut' && <Legend names={props.series} />}
      {props.kind === 'line' && <Lines {...props} />}
      {props.kind === 'bar' && <Bars {...props} />}
      {props.kind === 'donut' && <Donut {...props} />}
    </>
  )
}

function Legend({ names }: { readonly names: readonly string[] }) {
  if (names.length < 2) return null
  return (
    <div className="chart__legend">
      {names.map((name, index) => (
        <span key={name}>
          <i style={{ backgroundColor: colourOf(index) }} />
          {name}
        </span>
      ))}
    </div>
  )
}

const axis = { tickLine: false, axisLine: false, tick: { fill: 'var(--ash-text-3)', fontSize: 12 } } as const
const valueIn = (index: number) => (row: ChartRow) => row.values[index] ?? 0
const short = new Intl.NumberFormat('en', { notation: 'compact' })

function parts({ format }: Drawing) {
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--ash-line)" />
      <XAxis dataKey="label" {...axis} minTickGap={24} />
      <YAxis {...axis} width={40} tickFormatter={(value: number) => short.format(value)} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--ash-control-line)', fill: 'var(--ash-hover)' }}
        wrapperClassName="chart__tip"
        formatter={(value) => format(Number(value))}
      />
    </>
  )
}

const heightOf = ({ height, series }: Drawing) => height - (series.length > 1 ? 28 : 0)

function Lines(props: Drawing) {
  return (
    <ResponsiveContainer width="100%" height={heightOf(props)}>
      <AreaChart data={[...props.rows]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        {parts(props)}
        {props.series.map((name, index) => (
          <Area
            key={name}
            type="monotone"
            name={name}
            dataKey={valueIn(index)}
            stroke={colourOf(index)}
            strokeWidth={index === 0 ? 2 : 1.5}
            {...(index === 0 ? {} : { strokeDasharray: '3 3' })}
            fill={colourOf(index)}
            fillOpacity={index === 0 ? 0.1 : 0}
            isAnimationActive={false}
          />
        ))}
      </AreaChart>
    </ResponsiveContainer>
  )
}

function Bars(props: Drawing) {
  return (
    <ResponsiveContainer width="100%" height={heightOf(props)}>
      <BarChart data={[...props.rows]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        {parts(props)}
        {props.series.map((name, index) => (
          <Bar
            key={name}
            name={name}
            dataKey={valueIn(index)}
            fill={colourOf(index)}
            radius={[3, 3, 0, 0]}
            maxBarSize={28}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

function Donut({ rows, format, height }: Drawing) {
  const data = rows.map((row) => ({ name: row.label, value: row.values[0] ?? 0 }))
  return (
    <div className="chart__donut">
      <ResponsiveContainer width="50%" height={height}>
        <PieChart accessibilityLayer={false}>
          <Pie data={data} dataKey="value" nameKey="name" innerRadius="62%" outerRadius="92%" isAnimationActive={false}>
            {data.map(({ name }, index) => (
              <Cell key={name} fill={colourOf(index)} stroke="var(--ash-surface)" strokeWidth={2} />
            ))}
          </Pie>
        </PieChart>
      </ResponsiveContainer>
      <ul>
        {data.map(({ name, value }, index) => (
          <li key={name}>
            <i style={{ backgroundColor: colourOf(index) }} />
            <span className="grow">{name}</span>
            <b className="num">{format(value)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
