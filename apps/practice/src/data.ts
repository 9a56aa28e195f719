export interface Product {
  sku: string
  name: string
  category: string
  priceCents: number
  stock: number
}

export interface Customer {
  id: string
  name: string
  email: string
  city: string
}

const ROWS: [sku: string, name: string, category: string, priceCents: number, stock: number][] = [
  ['PAP-001', 'Copy paper A4, 500 sheets', 'paper', 549, 320],
  ['PAP-002', 'Copy paper A3, 500 sheets', 'paper', 1_199, 80],
  ['PAP-003', 'Recycled paper A4, 500 sheets', 'paper', 499, 210],
  ['PAP-004', 'Sticky notes, yellow, 12 pads', 'paper', 899, 150],
  ['PAP-005', 'Index cards, lined, 100 pieces', 'paper', 349, 95],
  ['PEN-001', 'Ballpoint pen, blue, 50 pieces', 'pens', 1_290, 60],
  ['PEN-002', 'Gel pen, black, 12 pieces', 'pens', 1_690, 44],
  ['PEN-003', 'Whiteboard markers, 4 colours', 'pens', 749, 120],
  ['PEN-004', 'Fountain pen, steel nib', 'pens', 3_950, 12],
  ['PEN-005', 'Highlighters, 6 colours', 'pens', 629, 0],
  ['FIL-001', 'Lever arch file, wide', 'filing', 429, 260],
  ['FIL-002', 'Lever arch file, narrow', 'filing', 399, 240],
  ['FIL-003', 'Hanging folders, 25 pieces', 'filing', 1_549, 70],
  ['FIL-004', 'Plastic wallets A4, 100 pieces', 'filing', 799, 180],
  ['FIL-005', 'Archive boxes, 10 pieces', 'filing', 2_199, 35],
  ['DSK-001', 'Stapler, 30 sheets', 'desk', 1_399, 55],
  ['DSK-002', 'Staples 24/6, 5,000 pieces', 'desk', 449, 300],
  ['DSK-003', 'Hole punch, 4 holes', 'desk', 4_290, 18],
  ['DSK-004', 'Scissors, 21 cm', 'desk', 899, 65],
  ['DSK-005', 'Desk lamp, dimmable', 'desk', 5_990, 9],
  ['TEC-001', 'USB-C dock, 8 ports', 'technology', 12_900, 14],
  ['TEC-002', 'Wireless mouse', 'technology', 2_490, 88],
  ['TEC-003', 'Keyboard, quiet', 'technology', 6_490, 41],
  ['TEC-004', 'Label printer', 'technology', 15_900, 6],
  ['TEC-005', 'Toner, black, 8,000 pages', 'technology', 9_990, 22],
]

export const products = (): Product[] =>
  ROWS.map(([sku, name, category, priceCents, stock]) => ({ sku, name, category, priceCents, stock }))

/** Nobody real: the domain is reserved for examples. */
export const CUSTOMERS: readonly Customer[] = [
  { id: 'C-01', name: 'Ada Verwey', email: 'ada@example.com', city: 'Utrecht' },
  { id: 'C-02', name: 'Bruno Alves', email: 'bruno@example.com', city: 'Porto' },
  { id: 'C-03', name: 'Chiara Conti', email: 'chiara@example.com', city: 'Turin' },
  { id: 'C-04', name: 'Dag Nyström', email: 'dag@example.com', city: 'Uppsala' },
  { id: 'C-05', name: 'Edith Brandt', email: 'edith@example.com', city: 'Leipzig' },
  { id: 'C-06', name: 'Farid Haddad', email: 'farid@example.com', city: 'Lyon' },
  { id: 'C-07', name: 'Grace Osei', email: 'grace@example.com', city: 'Leeds' },
]
