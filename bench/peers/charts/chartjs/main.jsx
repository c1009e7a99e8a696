import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { createElement } from 'react'
import { Bar, Line } from 'react-chartjs-2'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { chartBench } from '../../shared/charts'

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

const size = { width: 600, height: 300 }
const still = { animation: false, responsive: false, elements: { point: { radius: 0 } } }

chartBench(
  { createElement, createRoot, flushSync },
  {
    bar: ({ labels, values }) => (
      <Bar {...size} options={still} data={{ labels, datasets: [{ data: values, backgroundColor: '#1f77b4' }] }} />
    ),
    line: ({ labels, values }) => (
      <Line {...size} options={still} data={{ labels, datasets: [{ data: values, borderColor: '#1f77b4' }] }} />
    ),
  },
)
