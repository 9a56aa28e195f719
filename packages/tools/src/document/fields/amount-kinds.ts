import { fold } from './fold.ts'

export type AmountKind =
  | 'total'
  | 'subtotal'
  | 'net'
  | 'tax'
  | 'rounding'
  | 'discount'
  | 'paid'
  | 'change'
  | 'count'
  | 'charge'

/** Read from top to bottom: what is said first decides. `excl` before `total`, because "total excl. tax" is no total. */
const KINDS: [AmountKind, RegExp][] = [
  [
    'count',
    /\b(?:qty|quantity|quantities|items?\b|item\(s\)|pcs|points?|units?|anzahl|menge|cantidad|quantite|aantal|artikel)|数量|件数|点数/,
  ],
  [
    'discount',
    /disc(?:ount)?\b|saving|you saved|coupon|voucher|promo|rabatt|skonto|nachlass|remise|rabais|descuento|korting|sconto|折扣|优惠|値引|割引/,
  ],
  [
    'rounding',
    /\bround(?:ing|ed|d)? ?(?:adj|diff|off|up|down|amount|\(|:|$)|rounding|\badjustment\b|rundung|arrondi|redondeo|afronding|四舍五入|端数/,
  ],
  [
    'net',
    /\b(?:total|amount|sales?|supplies)?.{0,12}\b(?:excl?\b|excluding|exclusive|before (?:tax|gst|vat)|w\/o (?:tax|gst))|untaxed|net amount|netto|nettobetrag|\bnet\b(?! total)|zwischensumme ohne|ohne mwst|ohne ust|hors tax|hors taxe|\bht\b|base imponible|importe neto|imponibile|exclusief|excl btw|grondslag|taxable amount|taxable value|不含税|税抜|税前|金额合计/,
  ],
  ['subtotal', /sub ?-? ?total|zwischensumme|sous-? ?total|subtotaal|subtotale|小计|小計/],
  ['change', /\bchange\b|balance refund|ruckgeld|wechselgeld|rendu|cambio|vuelto|wisselgeld|找零|お釣|おつり/],
  [
    'paid',
    /\bcash\b(?! (?:sales|bill|total))|tender|\bvisa\b|master ?card|\bcredit card|debit card|amount paid|\bpaid\b|payment(?! due)|gegeben|bezahlt|\bbar\b|especes|efectivo|entregado|betaald|contant|支付|现金|お預|預り/,
  ],
]

const INCLUSIVE = /\b(?:incl?\b|inclusive|including|inkl|ttc|inclusief|iva incluido)|含税|税込/
const TOTAL =
  /\btotal|\bgesamt|\bsumme\b|amount due|balance due|\bdue\b|total due|payable|to pay|zu zahlen|zahlbetrag|rechnungsbetrag|endbetrag|bruttobetrag|\bbrutto\b|gross amount|montant ttc|\bttc\b|a payer|net a payer|importe total|a pagar|totaal|te betalen|da pagare|totale|合计|合計|总计|總計|总额|価税合计|应付|お会計|請求金額|ご請求額|总金额|價稅合計/
const TAX =
  /\b(?:tax|gst|vat|sst|tva|iva|mwst|ust|umsatzsteuer|mehrwertsteuer|btw|igst|cgst|sgst|service tax|sales tax)\b|税额|税金|消費税|增值税/

/** What an amount is by the words beside it. */
export function kindOfLabel(label: string): AmountKind | undefined {
  const folded = fold(label)
  for (const [kind, pattern] of KINDS) {
    if (pattern.test(folded))
      return kind === 'net' && INCLUSIVE.test(folded) && !/\bexcl|ohne|\bht\b/.test(folded) ? 'total' : kind
  }
  const [total, tax] = [TOTAL.test(folded), TAX.test(folded)]
  if (total && tax) return INCLUSIVE.test(folded) || !isTaxTotal(folded) ? 'total' : 'tax'
  if (total) return 'total'
  if (tax) return INCLUSIVE.test(folded) && /price|prijs|prix|preis/.test(folded) ? 'total' : 'tax'
  return /service charge|servicegebuhr|shipping|versand|frais|delivery/.test(folded) ? 'charge' : undefined
}

/** "Total GST", "GST total": the sum of the tax, not of the bill. */
const isTaxTotal = (folded: string): boolean =>
  /\btotal.{0,4} (?:amount of )?(?:tax|gst|vat|sst|tva|iva|mwst|ust|btw|de tva|de iva)\b(?! in)|\b(?:tax|gst|vat|tva|iva|mwst|btw) (?:total|amount|summary|payable)/.test(
    folded,
  ) && !/\bsales\b/.test(folded)

/** How telling the words of a total are: the one to pay before the one of the goods. */
export function weightOfTotal(label: string): number {
  const folded = fold(label)
  if (
    /grand|final|nett|\bnet total|round|payable|to pay|due\b|a payer|zu zahlen|zahlbetrag|endbetrag|te betalen|a pagar|应付|請求金額|after adj/.test(
      folded,
    )
  )
    return 3.2
  if (
    /total for this invoice|invoice total|total amount|total sales|factuur totaal|rechnungsbetrag|gesamtbetrag|gesamt|total factura|total facture|incl|ttc|inkl/.test(
      folded,
    )
  )
    return 2.9
  return 2.6
}
