import { BarChart, LineChart } from '@ssp/charts'
import { createElement, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { chartBench } from '../../peers/shared/charts'

const useData = ({ labels, values }) =>
  useMemo(() => ({ labels, series: [{ name: 'Value', values }] }), [labels, values])

const Bars = (props) => <BarChart title="Bars" height={300} data={useData(props)} />
const Lines = (props) => <LineChart title="Line" height={300} data={useData(props)} />

chartBench({ createElement, createRoot, flushSync }, { bar: Bars, line: Lines })
