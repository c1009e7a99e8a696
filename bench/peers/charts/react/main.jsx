// React only: the baseline of a chart library's size.
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { chartBench } from '../../shared/charts'

const Empty = () => (
  <svg>
    <path d="M0 0" />
  </svg>
)

chartBench({ createElement, createRoot, flushSync }, { bar: Empty, line: Empty })
