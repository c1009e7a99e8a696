/** A value of a metric. `suffix` follows the name, as histograms need. */
export interface Sample {
  labels?: Readonly<Record<string, string>>
  suffix?: '_bucket' | '_sum' | '_count'
  value: number
}

/** A metric with its current values. */
export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

const escape = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')

const labelsOf = ({ labels = {} }: Sample): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

/** Metrics in the text format of Prometheus, version 0.0.4. */
export function expose(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map((sample) => `${name}${sample.suffix ?? ''}${labelsOf(sample)} ${sample.value}`),
  ])
  return `${lines.join('\n')}\n`
}
