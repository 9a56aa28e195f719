import type { Kind } from './fields.ts'

interface Entry {
  kind: Kind
  names: string[]
  looks?: RegExp
  many: boolean
}

const entry = (kind: Kind, names: string, more: { looks?: RegExp; many?: boolean } = {}): Entry => ({
  kind,
  names: names.split('|'),
  many: more.many ?? false,
  ...(more.looks ? { looks: more.looks } : {}),
})

const MANY = { many: true }

const STREET =
  /\b\d{1,6}[a-z]?(?: [\p{L}\d.'’#-]+){0,6} (?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|hwy|highway|ln|lane|way|pl|place|plaza|ct|court|pkwy|parkway|sq|square|broadway|terrace|circle|cir|trail|expressway|expwy|fwy|turnpike|tpke|alley|row|walk)\b|(?:straße|strasse|str\.|platz|weg|allee) \d{1,4}\b|\b\d{1,4},? (?:rue|avenue|boulevard|place|chemin|quai) |\b(?:calle|avenida|plaza|via|piazza) \p{L}/iu

/** What things are called on pages of the world: the first name stands for the set. */
export const LEXICON: Entry[] = [
  entry(
    'title',
    'title|name|model|product name|headline|product title|full name|heading|titel|titre|título|nombre|nom',
  ),
  entry(
    'money',
    'price|our price|sale price|your price|now|today|price now|special price|final price|starting msrp|msrp|base msrp|starting at|starting price|priced from|price from|base price|retail price|list price|cost|fee|fare|amount|rent|salary|prix|preis|precio|价格|価格',
  ),
  entry('text', 'manufacturer|brand|brand name|maker|make|mfg|mfr|vendor|marca|marke|marque|hersteller|fabricant'),
  entry('text', 'engine|engine type|base engine|standard engine|engine size|engine description|motor', {
    looks: /\d\.\d ?l\b|\b[vih]-?\d{1,2}\b|cylinder|liter|\bhp\b/i,
  }),
  entry(
    'text',
    'fuel economy|mpg|gas mileage|epa fuel economy|fuel economy city hwy|epa mileage|fuel economy estimates|mpg city hwy|fuel consumption|fuel mileage|mileage',
    { looks: /\d{1,3}.{0,40}\b(?:mpg|city|hwy|highway|l\/100)|^\d\d ?\/ ?\d\d$/i },
  ),
  entry('text', 'director|directed by|directors|regie|réalisateur|realizador', MANY),
  entry('text', 'genre|genres|género|category|categories', MANY),
  entry(
    'text',
    'mpaa rating|mpaa|rated|mpaa rated|motion picture rating|certification|film rating|movie rating|rating',
    { looks: /^(?:rated )?(?:G|PG|PG-?13|R|NC-?17|NR|GP|Approved|Passed|Unrated|Not Rated)\b(?! \w+ing\b)/ },
  ),
  entry(
    'number',
    'rating|stars|rating value|average rating|user rating|score|aggregate rating|review score|bewertung|note|puntuación',
    { looks: /\d/ },
  ),
  entry('number', 'reviews|review count|number of reviews|votes|rating count|rezensionen|bewertungen|avis', {
    looks: /\d/,
  }),
  entry(
    'text',
    'cuisine|cuisines|cuisine type|serves cuisine|type of food|food type|type of cuisine|küche|cocina',
    MANY,
  ),
  entry('address', 'address|street address|location|adresse|dirección|anschrift|adr|street|住所|地址', {
    looks: STREET,
  }),
  entry(
    'phone',
    'phone|telephone|tel|phone number|telephone number|main phone|general phone|call|contact number|telefon|teléfono|téléphone|电话|電話',
  ),
  entry('email', 'email|e mail|mail|e mail address|email address|correo'),
  entry(
    'text',
    'author|authors|by|written by|par|écrit par|von|geschrieben von|por|escrito por|writer|creator|autor|auteur|autorin|作者|著者',
    MANY,
  ),
  entry('text', 'publisher|published by|imprint|verlag|éditeur|editorial|出版社'),
  entry(
    'date',
    'publication date|pub date|date published|published|publish date|release date|date of publication|publication|published on|erscheinungsdatum|erschienen|year published',
  ),
  entry(
    'date',
    'date posted|posted|post date|posted on|posting date|date|date listed|listed|listing date|date added|added|created|published|veröffentlicht|datum|fecha|日期',
  ),
  entry('text', 'isbn 13|isbn13|isbn|ean|isbn 13 digit', { looks: /97[89][- ]?\d/ }),
  entry('text', 'isbn 10|isbn10|isbn', { looks: /\b\d[\d-]{8,12}[\dX]\b/ }),
  entry(
    'text',
    'sku|item number|item no|item #|part number|part no|mpn|model number|product code|artikelnummer|article number',
  ),
  entry(
    'text',
    'company|employer|company name|hiring organization|organization|hiring company|advertiser|recruiter|firma|unternehmen|empresa|entreprise',
  ),
  entry('text', 'job location|location|city|place|work location|city state|region|standort|ort|ubicación|lieu|area'),
  entry('text', 'team|current team|club|plays for|mannschaft|equipo|équipe'),
  entry('text', 'height|ht|größe|hauteur|altura|taille', { looks: /\d ?['′’-] ?\d{1,2}|\d ?(?:ft|feet|cm|m\b|in\b)/i }),
  entry('text', 'weight|wt|gewicht|poids|peso', { looks: /\d ?(?:lbs?|pounds|kg|kilo|g\b|oz)|^\d{2,3}$/i }),
  entry(
    'link',
    'website|web site|homepage|web|official website|home page|web address|url|site|internet|school website|visit website',
    { looks: /^(?:https?:\/\/|www\.)|\.(?:com|edu|org|net)\b/i },
  ),
  entry(
    'text',
    'type|school type|institution type|type of school|institutional type|kind|control|sector|typ|affiliation|category',
  ),
  entry('text', 'description|summary|about|overview|beschreibung|descripción|résumé|synopsis|plot'),
  entry('text', 'availability|stock|in stock|stock status|status|verfügbarkeit|disponibilité|disponibilidad'),
  entry('text', 'color|colour|farbe|couleur'),
  entry('text', 'size|dimensions|maße|abmessungen|dimensiones'),
  entry('text', 'language|languages|sprache|langue|idioma', MANY),
  entry('text', 'pages|page count|number of pages|print length|length|seiten|páginas', { looks: /\d/ }),
  entry('text', 'duration|runtime|run time|running time|length|dauer|laufzeit|durée', { looks: /\d/ }),
  entry('text', 'year|release year|model year|jahr|année|año', { looks: /\b(?:1[5-9]|20)\d\d\b/ }),
  entry('text', 'country|nationality|country of origin|land|pays|país'),
  entry('text', 'opening hours|hours|hours of operation|öffnungszeiten|horaires|horario'),
  entry('text', 'position|role|pos|occupation|job title'),
  entry('text', 'condition|zustand|état|estado'),
  entry('text', 'material|stoff|matière'),
  entry('image', 'image|picture|photo|cover|poster|thumbnail|bild|foto|imagen'),
  entry('link', 'link|page|more|details|read more'),
]
