import { fold } from './fold.ts'

/** What people call the fields we know. */
const NAMES: Record<string, string> = {
  total:
    'total|amount|total amount|grand total|gross|gross amount|sum|amount due|gesamtbetrag|brutto|montant|montant total|importe|importe total|总额|合计|合計',
  net: 'net|net amount|subtotal|amount untaxed|untaxed|amount without tax|netto|nettobetrag|montant ht|base imponible|税前|小計',
  tax: 'tax|vat|tax amount|vat amount|sales tax|mwst|umsatzsteuer|tva|iva|税额|消費税',
  currency: 'currency|wahrung|devise|moneda|货币|通貨',
  date: 'date|invoice date|issue date|receipt date|datum|rechnungsdatum|date de facture|fecha|fecha de factura|日期|日付|発行日',
  'due date': 'due date|due|payment due|fallig|falligkeitsdatum|echeance|vencimiento|到期日|支払期限',
  'invoice number':
    'invoice number|number|invoice no|invoice id|receipt number|bill number|document number|rechnungsnummer|numero de facture|numero de factura|发票号码|請求書番号',
  'order number':
    'order number|order|order no|order id|po number|purchase order|bestellnummer|numero de commande|numero de pedido|订单号|注文番号',
  'vat id': 'vat id|vat number|vat no|tax id|tax number|gst number|ust-id|ustid|numero de tva|nif|cif|税号|登録番号',
  iban: 'iban|account|bank account',
  issuer:
    'issuer|seller|vendor|supplier|from|sender|merchant|rechnungssteller|verkaufer|emetteur|vendeur|emisor|proveedor|供应商|発行者',
  company: 'company|shop|store|company name|firma|geschaft|entreprise|magasin|empresa|tienda|公司|店名|会社',
  address: 'address|company address|anschrift|adresse|direccion|地址|住所',
  recipient: 'recipient|customer|buyer|bill to|client|to|kunde|empfanger|destinataire|destinatario|cliente|客户|宛先',
}

const KNOWN = new Map(
  Object.entries(NAMES).flatMap(([field, names]) => names.split('|').map((name): [string, string] => [name, field])),
)

/** The field somebody means, when it is one we know. */
export const nameField = (words: string): string | undefined =>
  KNOWN.get(
    fold(words)
      .replace(/[_\s]+/g, ' ')
      .trim(),
  )
