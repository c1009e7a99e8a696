import { createElement, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Bar, BarChart, CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { chartBench } from '../../shared/charts'

const size = { width: 600, height: 300 }
const frame = [
  <CartesianGrid key="grid" />,
  <XAxis key="x" dataKey="label" />,
  <YAxis key="y" />,
  <Tooltip key="tip" />,
]
const usePoints = ({ labels, values }) =>
  useMemo(() => labels.map((label, index) => ({ label, value: values[index] })), [labels, values])

const Bars = (props) => (
  <BarChart {...size} data={usePoints(props)}>
    {frame}
    <Bar dataKey="value" fill="#1f77b4" isAnimationActive={false} />
  </BarChart>
)

const Lines = (props) => (
  <LineChart {...size} data={usePoints(props)}>
    {frame}
    <Line dataKey="value" dot={false} stroke="#1f77b4" isAnimationActive={false} />
  </LineChart>
)

chartBench({ createElement, createRoot, flushSync }, { bar: Bars, line: Lines })
