/** What figures are of, as pages shorten it and people say it; the first of each stands for all. */
export const UNITS: readonly (readonly string[])[] = [
  ['min', 'mins', 'minute', 'minutes', 'minuten', 'minutos', '分', '分钟'],
  ['h', 'hr', 'hrs', 'hour', 'hours', 'std', 'stunde', 'stunden', 'heure', 'heures', 'hora', 'horas', '小时', '時間'],
  ['day', 'days', 'tag', 'tage', 'tagen', 'jour', 'jours', 'dia', 'dias', '天', '日'],
  ['week', 'weeks', 'woche', 'wochen', 'semaine', 'semaines', 'semana', 'semanas', '周', '週間'],
  ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramm', 'kilogrammes', 'kilogramos', '公斤'],
  ['g', 'gram', 'grams', 'gramm', 'grammes', 'gramos', '克'],
  ['t', 'ton', 'tons', 'tonne', 'tonnes', 'tonnen', 'tonelada', 'toneladas', '吨', 'トン'],
  ['l', 'litre', 'litres', 'liter', 'liters', 'litro', 'litros', '升', 'リットル'],
  ['m', 'metre', 'metres', 'meter', 'meters', 'metro', 'metros', '米'],
  ['km', 'kilometre', 'kilometres', 'kilometer', 'kilometers', 'kilometro', 'kilometros', '公里'],
  ['cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters', 'zentimeter', 'centimetros', '厘米'],
  ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters', 'milimetros', '毫米'],
  ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters', 'mililitros', '毫升'],
  ['mi', 'mile', 'miles'],
  ['kcal', 'calorie', 'calories', 'kalorie', 'kalorien', 'caloria', 'calorias', '卡路里', 'カロリー'],
  ['kwh', 'kilowattstunde', 'kilowattstunden'],
  ['kw', 'kilowatt', 'kilowatts'],
  ['w', 'watt', 'watts'],
  ['v', 'volt', 'volts'],
  ['mb', 'megabyte', 'megabytes'],
  ['gb', 'gigabyte', 'gigabytes'],
  ['%', 'percent', 'prozent', '百分'],
  ['€', 'eur', 'euro', 'euros', '欧元', 'ユーロ'],
  ['$', 'usd', 'dollar', 'dollars', 'dolares', '美元', 'ドル'],
  ['£', 'gbp', 'pound', 'pounds', 'pfund', 'livres', 'libras', '英镑', 'ポンド'],
]

/** What is measured, and in which of these. */
const MEASURED: readonly (readonly [words: readonly string[], units: readonly string[]])[] = [
  [
    ['weight', 'gewicht', 'poids', 'peso', '重量', '重さ'],
    ['kg', 'g', 't'],
  ],
  [
    ['distance', 'mileage', 'strecke', 'distanz', 'distancia', '距离', '距離'],
    ['km', 'm', 'mi'],
  ],
  [
    ['length', 'height', 'depth', 'width', 'lange', 'hohe', 'tiefe', 'longueur', 'hauteur', 'longitud', 'altura'],
    ['m', 'cm', 'mm', 'km'],
  ],
  [
    ['volume', 'capacity', 'volumen', 'capacite', 'capacidad', '容量'],
    ['l', 'ml'],
  ],
]

/** "Net weight" is a column called "Net t". */
export const isMeasuredIn = (plain: string, units: ReadonlySet<string>): boolean =>
  MEASURED.some(([words, signs]) => words.includes(plain) && signs.some((sign) => units.has(sign)))

const KNOWN = new Map(UNITS.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)))

/** The unit a word is, by its sign. */
export const unitOf = (plain: string): string | undefined => KNOWN.get(plain)
