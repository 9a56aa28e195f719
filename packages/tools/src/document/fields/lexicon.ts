/** What the fields of invoices and receipts are called. Words are without accents and in small letters; `|` parts them. */
type Words = Partial<Record<'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'nl' | 'it', string>>

const INVOICE_NUMBER: Words = {
  en: 'invoice number|invoice no|invoice num|invoice id|invoice #|invoice|inv no|inv #|tax invoice no|bill no|bill number|receipt no|receipt number|receipt #|document no|doc no|document number|reference number',
  es: 'numero de factura|n de factura|no de factura|factura numero|factura no|factura n|num factura|factura',
  fr: 'numero de facture|n de facture|no de facture|facture numero|facture no|facture n|facture',
  de: 'rechnungsnummer|rechnungs-nr|rechnungsnr|rechnung nr|rechnung no|rechnung-nr|belegnummer|beleg-nr|rechnung',
  zh: '发票号码|发票编号|發票號碼|发票号|单据号',
  ja: '請求書番号|請求番号|領収書番号|伝票番号',
  nl: 'factuurnummer|factuurnr|factuur nr|factuur nummer|factuur',
  it: 'numero fattura|fattura n|fattura numero|fattura',
}

const DATE: Words = {
  en: 'invoice date|date of invoice|date of issue|issue date|bill date|billing date|receipt date|date issued|dated|date',
  es: 'fecha de factura|fecha factura|fecha de emision|fecha de expedicion|fecha',
  fr: 'date de facturation|date de facture|date de la facture|date facture|date d emission|emise le|date',
  de: 'rechnungsdatum|datum der rechnung|belegdatum|ausstellungsdatum|datum',
  zh: '开票日期|開票日期|发票日期|日期',
  ja: '発行日|請求日|請求書発行日|日付',
  nl: 'factuurdatum|factuur datum|datum',
  it: 'data fattura|data di emissione|data',
}

const DUE_DATE: Words = {
  en: 'due date|payment due date|payment due|date due|due on|due by|pay by|payable by|due',
  es: 'fecha de vencimiento|vencimiento|fecha limite de pago|vence el|vence',
  fr: 'date d echeance|echeance|date limite de paiement|a payer avant le|payable avant le',
  de: 'falligkeitsdatum|fallig am|fallig bis|zahlbar bis|zahlungsziel|fallig',
  zh: '到期日|付款截止日期|付款期限|到期日期',
  ja: '支払期限|支払期日|お支払期限',
  nl: 'vervaldatum|uiterste betaaldatum|te betalen voor',
  it: 'data di scadenza|scadenza',
}

const ORDER_NUMBER: Words = {
  en: 'purchase order number|purchase order no|purchase order|order number|order no|order id|order #|po number|po no|p o no|po #|your order|order',
  es: 'numero de pedido|no de pedido|n de pedido|pedido no|pedido n|pedido',
  fr: 'numero de commande|n de commande|no de commande|commande no|commande n|bon de commande|commande',
  de: 'bestellnummer|bestell-nr|bestellnr|auftragsnummer|auftrags-nr|auftragsnr|auftrag nr|bestellung',
  zh: '订单号|订单编号|訂單號碼',
  ja: '注文番号|発注番号',
  nl: 'ordernummer|bestelnummer|order nr|order',
  it: 'numero ordine|ordine n|ordine',
}

const VAT_ID: Words = {
  en: 'vat id|vat no|vat number|vat reg no|vat registration number|vat registration|vat/tin|tax id|tax number|gst no|gst id no|gst id|gst reg no|gst registration no|gstin|abn|ein|vat',
  es: 'nif|cif|nif/cif|cif/nif|numero de iva',
  fr: 'n tva|no tva|tva intracommunautaire|numero de tva|n tva intracommunautaire|tva intra|n de tva',
  de: 'ust-idnr|ust-id-nr|ust-id|ustid|ust idnr|ust id|umsatzsteuer-id|umsatzsteuer-identifikationsnummer|mwst-nr|mwst nr|uid-nr|uid',
  zh: '纳税人识别号|统一社会信用代码|税号',
  ja: '登録番号|適格請求書発行事業者登録番号',
  nl: 'btw nummer|btw-nummer|btw nr|btw-nr|btw id|btw',
  it: 'partita iva|p iva|p. iva',
}

const ISSUER: Words = {
  en: 'sold by|seller|vendor|supplier|issued by|invoice from|billed by|service provider|from',
  es: 'vendedor|emisor|proveedor|emitido por|vendido por',
  fr: 'vendu par|vendeur|emetteur|fournisseur|emis par|prestataire',
  de: 'verkauft von|verkaufer|rechnungssteller|lieferant|anbieter|aussteller',
  zh: '销售方名称|销售方|开票单位|收款单位|供应商|卖方',
  ja: '発行者|発行元|販売者|請求元',
  nl: 'verkocht door|verkoper|leverancier',
  it: 'venduto da|fornitore|venditore',
}

const RECIPIENT: Words = {
  en: 'bill to address|bill to|billed to|billing address|invoice to|sold to|customer name|customer|client name|client|ship to|deliver to|attn',
  es: 'facturar a|datos del cliente|destinatario|cliente',
  fr: 'facture a|adresse de facturation|client|destinataire|nom de l abonne|livre a',
  de: 'rechnungsadresse|rechnung an|rechnungsempfanger|kunde|empfanger|lieferadresse',
  zh: '购买方名称|购买方|客户名称|客户|买方',
  ja: '請求先|宛先|お客様名|お客様',
  nl: 'factuuradres|klant|afleveradres',
  it: 'destinatario|cliente|intestatario',
}

const ADDRESS: Words = {
  en: 'company address|address',
  es: 'direccion|domicilio',
  fr: 'adresse',
  de: 'anschrift|adresse',
  zh: '地址',
  ja: '住所|所在地',
  nl: 'adres',
  it: 'indirizzo',
}

const listed = (words: Words): string[] => Object.values(words).flatMap((one) => one.split('|'))

/** Labels of each field that is found by a label, the more telling ones first. */
export const LABELS = {
  'invoice number': listed(INVOICE_NUMBER),
  date: listed(DATE),
  'due date': listed(DUE_DATE),
  'order number': listed(ORDER_NUMBER),
  'vat id': listed(VAT_ID),
  issuer: listed(ISSUER),
  recipient: listed(RECIPIENT),
  address: listed(ADDRESS),
} as const

export type LabelledField = keyof typeof LABELS
