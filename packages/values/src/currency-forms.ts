/** ISO 4217: what is in use, and what prices of the past are written in. */
export const CODES = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF ' +
    'CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK ' +
    'HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL ' +
    'MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON ' +
    'RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX ' +
    'USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW BTC DEM FRF ITL ESP PTE ATS BEF NLG FIM IEP GRD'
  ).split(' '),
)

/** How people write each one. Where several currencies share a form, the one most often meant comes here. */
const FORMS: Record<string, string> = {
  USD: '$ US$ U$S USD$ dollar dollars',
  EUR: '€ euro euros eur. ₠',
  GBP: '£ ￡ GBP£ UK£ stg pound pounds',
  JPY: '¥ ￥ JP¥ yen 円',
  CNY: 'CN¥ RMB 元 圆 圓 yuan',
  CHF: 'SFr SFr. Fr. Fr ₣',
  CAD: 'CA$ C$ CAD$ CDN$ CND Can$',
  AUD: 'AU$ A$ AUD$',
  NZD: 'NZ$ NZD$',
  HKD: 'HK$',
  TWD: 'NT$ NTD',
  SGD: 'S$ SG$',
  MXN: 'MX$ Mex$ MXN$',
  BRL: 'R$',
  ARS: 'AR$ ARS$',
  CLP: 'CL$ CLP$',
  COP: 'CO$ COL$ COP$',
  UYU: '$U UY$',
  BOB: '$b Bs. Bs',
  TTD: 'TT$',
  JMD: 'J$ JM$',
  BBD: 'Bds$ BB$',
  BZD: 'BZ$',
  GYD: 'GY$ G$',
  DOP: 'RD$',
  MOP: 'MOP$',
  NAD: 'N$',
  FJD: 'FJ$',
  NIO: 'C$.',
  RUB: '₽ руб. руб рублей рубля рубль р. р Р Р.',
  UAH: '₴ грн. грн гривен',
  KZT: '₸ тг тг. тенге',
  BYN: 'Br',
  BGN: 'лв. лв',
  RSD: 'дин Дин дин. din din.',
  MKD: 'ден ДЕН ден.',
  BAM: 'КМ км KM',
  PLN: 'zł Zł ZŁ zl złotych',
  CZK: 'Kč kč KČ Kc korun',
  HUF: 'Ft ft forint',
  RON: 'lei Lei LEI leu',
  HRK: 'kn Kn',
  SEK: 'kr kr. Kr Kr. KR skr',
  DKK: 'dkr',
  NOK: 'nkr',
  ISK: 'íkr',
  TRY: '₺ TL YTL',
  ILS: '₪ ש״ח ש"ח ש\'ח nis NIS',
  INR: '₹ Rs. Rs Re र ரூ ₨ INR₹ રૂ rupees',
  PKR: 'PKRs',
  LKR: 'LKRs',
  NPR: 'नेरू NRs',
  BDT: '৳ Tk টাকা',
  IDR: 'Rp Rp.',
  MYR: 'RM',
  THB: '฿ บาท',
  VND: '₫ đ VNĐ vnđ',
  PHP: '₱ PhP Php',
  KRW: '₩ 원 won',
  KHR: '៛',
  LAK: '₭',
  MMK: 'Ks',
  MNT: '₮',
  BTN: 'Nu. Nu',
  ZAR: 'R',
  NGN: '₦',
  GHS: 'GH₵ GH¢ ₵',
  KES: 'KSh KShs Ksh',
  TZS: 'TSh TSh.',
  UGX: 'USh',
  ETB: 'ብር birr',
  ERN: 'Nfk ናቕፋ',
  RWF: 'RF FRw',
  BIF: 'FBu Fbu',
  DJF: 'Fdj',
  GNF: 'FG GFr',
  XAF: 'FCFA',
  XOF: 'CFA',
  ZMW: 'ZK K',
  AOA: 'Kz kwz',
  GMD: 'D',
  SZL: 'E',
  HNL: 'L',
  GTQ: 'Q q',
  PAB: 'B/.',
  PEN: 'S/. S/',
  CRC: '₡ ¢',
  PYG: '₲ Gs.',
  HTG: 'G',
  VUV: 'VT',
  MRU: 'UM',
  ITL: '₤ lire',
  FRF: 'franc francs',
  AMD: '֏ դր. դր',
  AZN: '₼',
  GEL: '₾ ლარი',
  AFN: '؋',
  IRR: 'ریال ﷼',
  IRT: 'تومان',
  SAR: 'ريال ر.س SR',
  QAR: 'ر.ق QR',
  OMR: 'ر.ع.',
  YER: 'ر.ي',
  AED: 'د.إ Dhs Dh درهم',
  EGP: 'جنيه ج.م E£ LE',
  SDG: 'ج.س.',
  KWD: 'KD د.ك',
  BHD: 'BD د.ب',
  JOD: 'JD د.أ',
  IQD: 'ع.د دينار',
  LYD: 'LD ل.د د.ل',
  DZD: 'DA دج د.ج',
  TND: 'DT د.ت',
  MAD: 'د.م.',
  LBP: 'LB£ ل.ل',
  SYP: 'SY£ ل.س',
  UZS: "so'm soʻm Sʻ сум",
  BTC: '₿ Ƀ',
}

export interface CurrencyForm {
  form: string
  code: string
  /** Letters alone could as well be a word: they count only beside a number. */
  letters: boolean
}

/** Longest first, so that `US$` is not read as `$`. */
export const CURRENCY_FORMS: CurrencyForm[] = Object.entries(FORMS)
  .flatMap(([code, forms]) =>
    forms.split(' ').map((form) => ({ form, code, letters: /^[\p{L}\p{M}.'ʻ״"]+$/u.test(form) })),
  )
  .filter(({ form }) => form !== '')
  .concat([{ form: 'دينار كويتي', code: 'KWD', letters: true }])
  .sort((a, b) => b.form.length - a.form.length)

/** Whose dollar, crown, pound or rupee it is, by the country of the page. */
export const SHARED: Record<string, Record<string, string>> = {
  $: { CA: 'CAD', AU: 'AUD', NZ: 'NZD', HK: 'HKD', SG: 'SGD', MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP', TW: 'TWD' },
  kr: { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' },
  '¥': { CN: 'CNY', JP: 'JPY' },
  '£': { EG: 'EGP', LB: 'LBP' },
  Rs: { PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' },
}
