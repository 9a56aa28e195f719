/** Rows as a spreadsheet reads them. What begins like a formula is kept from being one: pages write what they like. */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, ...rows].map((row) => row.map(toCell).join(',')).join('\r\n')
}

function toCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) && !/^[+-]?[\d.,\s%]+$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
