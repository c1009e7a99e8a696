import { style } from '@vanilla-extract/css'
import { layers } from '../theme/layers.css'
import { hidden } from './hidden'

export const root = style({ '@layer': { [layers.utilities]: hidden } })
