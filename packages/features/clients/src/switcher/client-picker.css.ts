import { layerStyle, vars, when } from '@ssp/ui/css'

export const root = layerStyle({ display: 'grid', gap: vars.space.s4 })

export const tools = layerStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 })

export const search = layerStyle({
  flex: '1 1 200px',
  '@media': { [when.phone]: { flexBasis: '100%' } },
})

/** Space for the error with its button, so that the dialog has the same height in every state. */
export const results = layerStyle({ minBlockSize: 240, alignContent: 'start' })
