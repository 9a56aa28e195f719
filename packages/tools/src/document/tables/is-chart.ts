import { isFigure } from './is-figure.ts'

/** The scale of a diagram read as a table: figures in equal steps beside next to nothing. */
export function isChart(rows: readonly string[][]): boolean {
  const columns = rows[0]?.length ?? 0
  const filled = rows.flat().filter(Boolean).length
  if (filled / Math.max(1, rows.length * columns) > 0.5) return false
  return Array.from({ length: columns }, (_, column) => rows.map((row) => row[column] ?? '')).some(isScale)
}

function isScale(cells: string[]): boolean {
  const figures = cells
    .filter((cell) => isFigure(cell) && /\d/.test(cell))
    .map((cell) => Number(cell.replace(/[^\d.-]/g, '')))
  if (figures.length < 4) return false
  const steps = figures.slice(1).map((figure, index) => figure - (figures[index] ?? 0))
  const [first = 0] = steps
  return steps.filter((step) => Math.abs(step - first) < Math.abs(first) * 0.01 + 1e-9).length >= steps.length * 0.7
}
