/** What is wanted of a page, by the verb that says so. */
export type Doing =
  | 'open'
  | 'press'
  | 'set'
  | 'tick'
  | 'untick'
  | 'choose'
  | 'search'
  | 'clear'
  | 'send'
  | 'login'
  | 'tell'
  | 'hover'
  | 'drag'
  | 'scroll'
  | 'wait'

export type Kind = 'field' | 'choice' | 'tick' | 'radio' | 'slider' | 'press' | 'link' | 'tab' | 'entry'

export type Comparison = '>' | '<' | '>=' | '<='

export interface Superlative {
  most: boolean
  /** What it is of, where the word itself says so: "cheapest" is of prices. */
  of?: 'price' | 'date' | 'length' | 'weight' | 'height'
}

/**
 * One language as data. Words stand in the form people type them in; what takes several words has a blank. Whatever is
 * not here is taken by its stem, and found on the page or not at all.
 */
export interface Lexicon {
  doing: Readonly<Record<Doing, string>>
  /** What asks, and what kind of thing answers it. */
  asks: Readonly<Record<'thing' | 'person' | 'time' | 'place' | 'count' | 'amount', string>>
  superlatives: Readonly<Record<string, Superlative>>
  sum: string
  /** Of days, at the end of what is asked: "which is due first?" Elsewhere it counts places. */
  first: string
  last: string
  average: string
  /** What a figure is of, by the words and units that name its column. */
  measures: Readonly<Record<'length' | 'weight' | 'height', string>>
  /** Makes the opposite of the word it is put before: "unsold". */
  opposites: string
  /** What a value is, where a field is called otherwise: "the time of the first show". */
  sorts: Readonly<Record<'date' | 'time' | 'number', string>>
  /** The order a page has them in. */
  inOrder: string
  /** What "two" counts in "two decimals", and what stands before it: how a figure is to be written. */
  decimals: string
  /** What it takes the place of: "Ada instead of Tom". */
  instead: string
  /** Where that stands. */
  replaced: 'behind' | 'before'
  /** An order may begin with it. */
  please: string
  /** The place named before. */
  there: string
  /** Whom one speaks of in general. */
  people: string
  /** A button that begins so opens a form for one more. */
  another: string
  /** What people have who are asked for by their days. */
  duties: string
  /** How a column is called that says how much there is. */
  holds: string
  /** Those who ask. */
  us: string
  /** What somebody did who is named where it is from. */
  sends: string
  /** How the column is called that says from whom it is. */
  senders: string
  single: string
  rounds: string
  /** Says that what was asked is to be told in an order. */
  ordered: string
  /** Begins a sentence that only says where an answer stands. */
  hints: string
  /** Puts in order what is then told: "sort them by price and tell me their names". */
  arranges: string
  /** What a capital letter says of a word: that it is a name, or no more than that it is a noun. */
  capitals: 'names' | 'nouns'
  /** Says of something that it counts as well. */
  besides: string
  /** Asks for the rest: of "86 of 120" it is neither. */
  remaining: string
  /** Says how little an answer may be. */
  enough: string
  /** Verbs that do something with what is there, and make nothing new. */
  treats: string
  /** Before a colon: what follows it is a text of somebody's own. */
  writes: string
  /** The same, where nothing else follows: what else has a comma before it may be the next field. */
  entitles: string
  /** Whom one gives something who is neither the one who asks nor the one who is asked. */
  others: string
  /** Asks for an answer, or gives something a value: the page decides. */
  gives: string
  /** A verb and the small word it has behind it, which together remove: "take her off the list". */
  removes: string
  /** The same for verbs that say that something is done: "tick it off". */
  ticksOff: string
  /** Asks for something more, wherever it stands: "…, and for what?" */
  asksMore: string
  /** Behind what is asked, where it belongs to something else: "which extension does she have". */
  asksOf: string
  /** Who says so of what is "unchanged" wants nothing done to it. */
  spares: string
  /** What is left so needs nothing done. */
  unchanged: string
  /** "The place stays the same": said of what nobody touches. */
  stays: string
  /** What one points at with, right before what it is. */
  points: string
  /** Pointed at, these are a time and no thing; and these are the whole that every page is of. */
  periods: string
  sites: string
  /** Verbs that change a figure upwards and downwards, and the small word before how much. */
  raises: string
  lowersBy: string
  by: string
  /** Pronouns that are written as the end of a verb. */
  clitics: string
  /** Words of little: the most of them is the least of what is measured. */
  lesser: string
  /** Says how long a state has lasted, and changes nothing of it: "still open", "not yet paid". */
  lasting: string
  /** What changes the meaning of a whole sentence: never passed over. */
  all: string
  except: string
  not: string
  only: string
  /** Comparisons and conditions: understood, or a reason to ask. */
  bounds: string
  /** Those of them that compare days and nothing else. */
  temporal: string
  /** Words of a bound that stand before its figure or day. */
  compares: Readonly<Record<string, Comparison>>
  conditions: string
  /** Between a name and its value, and between a value and its name. */
  to: string
  into: string
  /** Between what is asked about and what it belongs to. */
  of: string
  /** After what something has, before who has it. */
  whose: string
  /** Says nothing of what is wanted. */
  fillers: string
  kinds: Readonly<Partial<Record<Kind, string>>>
  /** How a page says that it did not do it. */
  refuses: string
  /** Asks for something to be done, though it looks like a question. */
  polite: string
  /** Verbs that the answer does not hang on, "where does she work"; never a state, as "paid" is. */
  light: string
  /** Asks for how many, and for the sum. */
  counts: string
  adds: string
  /** Who speaks, and what makes of it a reason and nothing to do: "we no longer need it". */
  subjects: string
  tells: string
  /** Begins a sentence that says more of what is wanted. */
  stating: string
  /** Verbs that tell how things are: "the job is finished". */
  being: string
  /** Says what something must be, and the verb that stands at the end of it in some languages. */
  obliges: string
  obligesEnd: string
  /** Stands for the whole of what was told. */
  that: string
  /** What "how …" is asked of: "how long" wants a length, and no other number. */
  degrees: string
  /** Stands for what was named before. */
  it: string
  /** What is paid, whatever a page calls it. */
  money: string
  /** Fields for what somebody is called. */
  names: string
  /** What a column is called in which somebody stands. */
  roles: string
  /** How pages call it when something is ticked off as done. */
  completes: string
  on: string
  off: string
  /** Names of what shows more and changes nothing, of what takes a form, and of what leaves it. */
  shows: string
  /** Those of them that take nothing: all that somebody who only asks may press. */
  views: string
  confirms: string
  leaves: string
  /** What turns a dialog away that nobody asked for; what cookies are asked for with, and what agrees to it. */
  declines: string
  consents: string
  accepts: string
  /** Notes what a page shows, works out a sum it asks for, and what that comes to. */
  copies: string
  solves: string
  results: string
  /** Between a kind of thing and its name: "the file named …". */
  called: string
  /** The places of things in a row, from the first on, and the last of all. */
  ordinals: string
  finals: string
  /** Where one scrolls to, if not down. */
  upwards: string
  /** Only looks around: "navigate through the tree". */
  glances: string
  /** "Use the box to enter …": what follows is what is to be done. */
  uses: string
  /** Before what something is done for: "press the star to mark it". */
  purposes: string
  next: string
  /** What turns a calendar or a diary to other days; `next` does too. */
  laterDays: string
  earlierDays: string
  and: string
  afterwards: string
}
