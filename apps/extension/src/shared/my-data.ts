import type { FormField } from '../page/form-fields.ts'

export const DATA_KEYS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'organization',
  'street',
  'postalCode',
  'city',
  'country',
  'website',
] as const
export type DataKey = (typeof DATA_KEYS)[number]
export type MyData = Partial<Record<DataKey, string>>

/** What a site itself says about a field. */
const AUTOCOMPLETE: Readonly<Record<string, DataKey>> = {
  name: 'name',
  'given-name': 'firstName',
  'family-name': 'lastName',
  email: 'email',
  tel: 'phone',
  organization: 'organization',
  'street-address': 'street',
  'address-line1': 'street',
  'postal-code': 'postalCode',
  'address-level2': 'city',
  'country-name': 'country',
  country: 'country',
  url: 'website',
}

/** What people call it, in the languages of the product. The more particular come first. */
const WORDS: readonly (readonly [DataKey, RegExp])[] = [
  ['email', /e-?mail|correo|courriel|メール|邮箱|電子郵件/i],
  ['phone', /phone|mobile|telefon|handy|tel[eé]fono|t[eé]l[eé]phone|portable|電話|电话|手机/i],
  ['firstName', /first.?name|given|vorname|nombre de pila|pr[eé]nom|^名$/i],
  ['lastName', /last.?name|surname|family|nachname|apellido|nom de famille|^姓$/i],
  ['organization', /company|organi[sz]ation|firma|unternehmen|empresa|entreprise|soci[eé]t[eé]|会社|公司/i],
  ['postalCode', /zip|postal|postcode|plz|postleitzahl|c[oó]digo postal|郵便|邮编|邮政/i],
  ['street', /street|address|stra(ss|ß)e|adresse|calle|direcci[oó]n|rue|住所|番地|地址|街道/i],
  ['city', /city|town|stadt|\bort\b|ciudad|ville|市区町村|城市/i],
  ['country', /country|land\b|pa[ií]s|pays|国/i],
  ['website', /website|homepage|\burl\b|sitio web|site web|ウェブ|网站/i],
  ['name', /\bname\b|nombre|\bnom\b|氏名|お名前|姓名/i],
]

/** What of one's own a field asks for. */
export function keyOf({ label, type, autocomplete, name }: FormField): DataKey | undefined {
  const said = autocomplete
    .split(/\s+/)
    .map((word) => AUTOCOMPLETE[word])
    .find(Boolean)
  if (said) return said
  if (type === 'email') return 'email'
  if (type === 'tel') return 'phone'
  return [label, name].map((text) => WORDS.find(([, words]) => words.test(text))?.[0]).find(Boolean)
}

export interface Proposal {
  at: number
  label: string
  value: string
}

/** What would be typed where; fields nothing is known for are left out. */
export function propose(fields: readonly FormField[], data: MyData): Proposal[] {
  return fields.flatMap((field) => {
    const key = keyOf(field)
    const value = key && (data[key] || composed(key, data))
    return value ? [{ at: field.at, label: field.label, value }] : []
  })
}

const composed = (key: DataKey, { firstName, lastName }: MyData): string =>
  key === 'name' ? [firstName, lastName].filter(Boolean).join(' ') : ''
